import { emailLoaders } from '#server/areas/accounts/findEmails.ts'
import { sessionLoaders } from '#server/areas/accounts/findSessions.ts'
import { boardAddressLoaders } from '#server/areas/boards/boardAddresses.ts'
import { boardTemplateLoaders } from '#server/areas/boards/boardTemplates.ts'
import { entryLoaders } from '#server/areas/changelog/findEntries.ts'
import { commentEditLoaders } from '#server/areas/comments/findCommentEdits.ts'
import { commentLoaders } from '#server/areas/comments/findComments.ts'
import { toldLoaders } from '#server/areas/figures/toldVoters.ts'
import { ideaEditLoaders } from '#server/areas/ideas/findIdeaEdits.ts'
import { ideaLoaders } from '#server/areas/ideas/findIdeas.ts'
import { invitationLoaders } from '#server/areas/invitations/findInvitations.ts'
import { ideaTotalLoaders } from '#server/areas/labels/ideaTotals.ts'
import { mergeLoaders } from '#server/areas/merging/findMerges.ts'
import { postFactLoaders } from '#server/areas/moderation/findPostFacts.ts'
import { inboxLoaders } from '#server/areas/notifications/findInbox.ts'
import { muteLoaders } from '#server/areas/notifications/muteIdea.ts'
import { notificationSettingLoaders } from '#server/areas/notifications/preferences.ts'
import { personLoaders } from '#server/areas/people/findPeople.ts'
import { privateFactLoaders } from '#server/areas/people/privateFacts.ts'
import { boostLoaders } from '#server/areas/posts/ideaBoosts.ts'
import { followerLoaders } from '#server/areas/roadmap/followerCounts.ts'
import { catalogLoaders } from '#server/areas/site/catalog.ts'
import { eventLoaders } from '#server/areas/timeline/findEvents.ts'
import { stepLoaders } from '#server/areas/timeline/findSteps.ts'
import { voteLoaders } from '#server/areas/votes/findVotes.ts'
import type { Reader } from '#server/kernel/reader.ts'

/** Every loader of the API, each declared beside its finder: what a request reads twice is read once. */
const keyed = (reader: Reader) => ({
  ...emailLoaders(reader),
  ...sessionLoaders(reader),
  ...entryLoaders(reader),
  ...boardAddressLoaders(reader),
  ...boardTemplateLoaders(reader),
  ...commentEditLoaders(reader),
  ...commentLoaders(reader),
  ...ideaEditLoaders(reader),
  ...ideaLoaders(reader),
  ...invitationLoaders(reader),
  ...ideaTotalLoaders(reader),
  ...mergeLoaders(reader),
  ...inboxLoaders(reader),
  ...muteLoaders(reader),
  ...notificationSettingLoaders(reader),
  ...postFactLoaders(reader),
  ...personLoaders(reader),
  ...privateFactLoaders(reader),
  ...boostLoaders(reader),
  ...followerLoaders(reader),
  ...eventLoaders(reader),
  ...stepLoaders(reader),
  ...voteLoaders(reader),
  ...toldLoaders(reader),
})

/** The loaders of a request by name, and the catalogue; `forget` drops all that was read, because something was written. */
export function loadersFor(reader: Reader) {
  const loaders = keyed(reader)
  const { forgetCatalog, ...catalog } = catalogLoaders(reader)
  return {
    ...loaders,
    ...catalog,
    forget: () => {
      forgetCatalog()
      for (const loader of Object.values(loaders)) loader.clearAll()
    },
  }
}

/** The loaders of a request by name. */
export type Loaders = ReturnType<typeof loadersFor>
