import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import { showReaction } from '#entities/ReactionCount/showReaction.ts'
import type { useSetReactionMutation } from '#generated/useSetReactionMutation.graphql.ts'
import { reactionsMessages } from '#lib/messages/catalogues/reactions.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { dataId } from '#relay/store/dataId.ts'
import { useServices } from '#services/Services.tsx'
import type { ReactionName } from '#ui/ReactionIcon.tsx'

const setReaction: Act<useSetReactionMutation> = {
  document: graphql`
    mutation useSetReactionMutation(
      $id: ID!
      $reaction: Reaction!
      $on: Boolean!
      $clientMutationId: String
    ) {
      setReaction(
        commentId: $id
        reaction: $reaction
        on: $on
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          ...problems_error
        }
        comment {
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
  payload: 'setReaction',
  optimisticUpdater: (store, reaction) => showReaction(store, 'Comment', reaction),
  track: (track, _, { reaction, on }) =>
    track('comment_reacted', { reaction: reaction as ReactionName, set: on }),
  serial: ({ id, reaction }) => `${id} ${reaction}`,
}

/**
 * Sets (never toggles) a reaction: at once on the screen, and in the end what the server counted.
 */
export function useSetReaction(): (
  commentId: string,
  reaction: ReactionName,
  on: boolean,
) => Promise<void> {
  const t = useMessages(reactionsMessages)
  const language = useLanguage()
  const { signInPrompt, toasts } = useServices()
  const environment = useRelayEnvironment()
  const run = useRun(setReaction)
  return async (id, reaction, on) => {
    const outcome = await run({ id, reaction, on })
    const problem = problemOf(outcome, language, (what) => t('react.failed', { what }))
    const code = outcome.kind === 'refused' ? outcome.errors[0]?.code : null
    if (code === 'NOT_SIGNED_IN') signInPrompt.ask('react')
    else if (problem !== null) toasts.add({ text: problem })
    // Deleted by somebody else meanwhile: it says so where it stands.
    if (code === 'NOT_FOUND')
      commitLocalUpdate(environment, (store) =>
        store.get(dataId('Comment', id))?.setValue('DELETED', 'state'),
      )
  }
}
