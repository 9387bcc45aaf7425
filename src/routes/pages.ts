import { boardPage } from './BoardPage.descriptor.ts'
import { catalogPage } from './CatalogPage.descriptor.ts'
import { changelogDeskPage } from './ChangelogDeskPage.descriptor.ts'
import { changelogEntryPage } from './ChangelogEntryPage.descriptor.ts'
import { changelogPage } from './ChangelogPage.descriptor.ts'
import { homePage } from './HomePage.descriptor.ts'
import { ideaPage } from './IdeaPage.descriptor.ts'
import { inboxPage } from './InboxPage.descriptor.ts'
import { invitationPage } from './InvitationPage.descriptor.ts'
import { peoplePage } from './PeoplePage.descriptor.ts'
import { postPage } from './PostPage.descriptor.ts'
import { roadmapPage } from './RoadmapPage.descriptor.ts'
import { settingsPage } from './SettingsPage.descriptor.ts'
import { signInPage } from './SignInPage.descriptor.ts'
import { siteSettingsPage } from './SiteSettingsPage.descriptor.ts'
import { teamPage } from './TeamPage.descriptor.ts'
import { welcomePage } from './WelcomePage.descriptor.ts'

/** All pages. The order is that of the navigation; addresses are ranked by how much they say, not by it. */
export const pages = [
  homePage,
  roadmapPage,
  boardPage,
  postPage,
  ideaPage,
  changelogPage,
  changelogEntryPage,
  inboxPage,
  teamPage,
  changelogDeskPage,
  peoplePage,
  siteSettingsPage,
  catalogPage,
  settingsPage,
  welcomePage,
  signInPage,
  invitationPage,
] as const

declare module '#services/navigation/href.ts' {
  interface Addresses {
    readonly pages: typeof pages
  }
}
