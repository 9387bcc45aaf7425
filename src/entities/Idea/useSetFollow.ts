import { graphql } from 'react-relay'
import type { useSetFollowMutation } from '#generated/useSetFollowMutation.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'

const setFollow: Act<useSetFollowMutation> = {
  document: graphql`
    mutation useSetFollowMutation($ideaId: ID!, $following: Boolean!, $clientMutationId: String)
    @raw_response_type {
      setFollow(ideaId: $ideaId, following: $following, clientMutationId: $clientMutationId) {
        errors {
          code
          ...problems_error
        }
        idea {
          id
          viewerIsFollowing
        }
      }
    }
  `,
  payload: 'setFollow',
  optimistic: ({ ideaId, following }) => ({
    setFollow: { errors: [], idea: { id: ideaId, viewerIsFollowing: following } },
  }),
  track: (track, _, { ideaId: idea, following }) => track('idea_followed', { idea, following }),
  serial: ({ ideaId }) => ideaId,
}

/**
 * Sets (never toggles) whether the viewer follows an idea: at once on the screen; why not, in a
 * message.
 */
export function useSetFollow(): (ideaId: string, following: boolean) => Promise<void> {
  const t = useMessages(votingMessages)
  const language = useLanguage()
  const { signInPrompt, toasts } = useServices()
  const run = useRun(setFollow)
  return async (ideaId, following) => {
    const outcome = await run({ ideaId, following })
    const problem = problemOf(outcome, language, (what) => t('follow.failed', { what }))
    if (outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_SIGNED_IN')
      signInPrompt.ask('follow', { kind: 'follow', ideaId })
    else if (problem !== null) toasts.add({ text: problem })
  }
}
