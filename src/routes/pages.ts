import { boardPage } from './BoardPage.descriptor.ts'
import { homePage } from './HomePage.descriptor.ts'
import { ideaPage } from './IdeaPage.descriptor.ts'
import { invitationPage } from './InvitationPage.descriptor.ts'
import { peoplePage } from './PeoplePage.descriptor.ts'
import { postPage } from './PostPage.descriptor.ts'
import { settingsPage } from './SettingsPage.descriptor.ts'
import { signInPage } from './SignInPage.descriptor.ts'
import { siteSettingsPage } from './SiteSettingsPage.descriptor.ts'
import { teamPage } from './TeamPage.descriptor.ts'
import { welcomePage } from './WelcomePage.descriptor.ts'

/** All pages. The order is that of the navigation; addresses are ranked by how much they say, not by it. */
export const pages = [
  homePage,
  boardPage,
  postPage,
  ideaPage,
  teamPage,
  peoplePage,
  siteSettingsPage,
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
