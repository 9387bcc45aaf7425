import { graphql } from 'react-relay'
import { showReaction } from '#entities/ReactionCount/showReaction.ts'
import type { useSetEntryReactionMutation } from '#generated/useSetEntryReactionMutation.graphql.ts'
import { reactionsMessages } from '#lib/messages/catalogues/reactions.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'
import type { ReactionName } from '#ui/ReactionIcon.tsx'

const setReaction: Act<useSetEntryReactionMutation> = {
  document: graphql`
    mutation useSetEntryReactionMutation(
      $id: ID!
      $reaction: Reaction!
      $on: Boolean!
      $clientMutationId: String
    ) {
      setChangelogReaction(
        entryId: $id
        reaction: $reaction
        on: $on
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        entry {
          id
          reactions {
            reaction
            count
            viewerHasReacted
          }
        }
      }
    }
  `,
  payload: 'setChangelogReaction',
  optimisticUpdater: (store, reaction) => showReaction(store, 'ChangelogEntry', reaction),
  track: (track, _, { reaction, on }) =>
    track('entry_reacted', { reaction: reaction as ReactionName, set: on }),
  serial: ({ id, reaction }) => `${id} ${reaction}`,
}

/**
 * Sets (never toggles) a reaction: at once on the screen, and in the end what the server counted.
 */
export function useSetEntryReaction(): (
  entryId: string,
  reaction: ReactionName,
  on: boolean,
) => Promise<void> {
  const t = useMessages(reactionsMessages)
  const language = useLanguage()
  const { signInPrompt, toasts } = useServices()
  const run = useRun(setReaction)
  return async (id, reaction, on) => {
    const outcome = await run({ id, reaction, on })
    const problem = problemOf(outcome, language, (what) => t('react.failed', { what }))
    const code = outcome.kind === 'refused' ? outcome.errors[0]?.code : null
    if (code === 'NOT_SIGNED_IN') signInPrompt.ask('react')
    else if (problem !== null) toasts.add({ text: problem })
  }
}
