import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import type { useSetReactionMutation } from '#generated/useSetReactionMutation.graphql.ts'
import { t } from '#lib/messages/en/comments.ts'
import { dataId } from '#relay/store/dataId.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import type { ReactionName } from '#ui/ReactionIcon.tsx'

export interface Reaction {
  readonly reaction: ReactionName
  readonly count: number
  readonly viewerHasReacted: boolean
}

/** Sets (never toggles) a reaction: at once on the screen, and in the end what the server counted. */
export function useSetReaction(): (
  commentId: string,
  before: readonly Reaction[],
  reaction: ReactionName,
  on: boolean,
) => void {
  const { signInPrompt, toasts, usage } = useServices()
  const environment = useRelayEnvironment()
  const [commit] = useMutation<useSetReactionMutation>(graphql`
    mutation useSetReactionMutation(
      $id: ID!
      $reaction: Reaction!
      $on: Boolean!
      $clientMutationId: String
    ) @raw_response_type {
      setReaction(
        commentId: $id
        reaction: $reaction
        on: $on
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          message
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
  `)
  const tell = (error: unknown): void =>
    void toasts.add({ text: t('react.failed', { what: explainFailure(error).title }) })
  return (id, before, reaction, on) => {
    commit({
      variables: { id, reaction, on, clientMutationId: newMutationId() },
      optimisticResponse: {
        setReaction: { errors: [], comment: { id, reactions: withReaction(before, reaction, on) } },
      },
      onCompleted({ setReaction }, failures) {
        if (!setReaction) return tell(failures?.[0])
        const [refusal] = setReaction.errors
        if (refusal?.code === 'NOT_SIGNED_IN') signInPrompt.ask('comment')
        else if (refusal) toasts.add({ text: refusal.message })
        else usage.track('comment_reacted', { reaction, set: on })
        // Deleted by somebody else meanwhile: it says so where it stands.
        if (refusal?.code === 'NOT_FOUND')
          commitLocalUpdate(environment, (store) =>
            store.get(dataId('Comment', id))?.setValue('DELETED', 'state'),
          )
      },
      onError: tell,
    })
  }
}

/** The reactions once somebody has set one of theirs. */
export function withReaction(
  before: readonly Reaction[],
  reaction: ReactionName,
  on: boolean,
): readonly Reaction[] {
  const known = before.find((one) => one.reaction === reaction)
  if (!known) return on ? [...before, { reaction, count: 1, viewerHasReacted: true }] : before
  if (known.viewerHasReacted === on) return before
  const after = { ...known, count: known.count + (on ? 1 : -1), viewerHasReacted: on }
  return before.map((one) => (one === known ? after : one)).filter(({ count }) => count > 0)
}
