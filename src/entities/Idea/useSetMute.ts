import { graphql } from 'react-relay'
import type { useSetMuteMutation } from '#generated/useSetMuteMutation.graphql.ts'
import { muteMessages } from '#lib/messages/catalogues/mute.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useServices } from '#services/Services.tsx'

const setIdeaMuted: Act<useSetMuteMutation> = {
  document: graphql`
    mutation useSetMuteMutation($ideaId: ID!, $muted: Boolean!, $clientMutationId: String)
    @raw_response_type {
      setIdeaMuted(ideaId: $ideaId, muted: $muted, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          viewerHasMuted
        }
      }
    }
  `,
  payload: 'setIdeaMuted',
  optimistic: ({ ideaId, muted }) => ({
    setIdeaMuted: { errors: [], idea: { id: ideaId, viewerHasMuted: muted } },
  }),
  track: (track, _, { ideaId: idea, muted }) => track('idea_muted', { idea, muted }),
  serial: ({ ideaId }) => ideaId,
}

/** Sets (never toggles) whether the viewer is told nothing about an idea: at once on the screen; what it means, or why not, in a message. */
export function useSetMute(): (ideaId: string, muted: boolean) => Promise<void> {
  const t = useMessages(muteMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const run = useRun(setIdeaMuted)
  return async (ideaId, muted) => {
    const outcome = await run({ ideaId, muted })
    if (outcome.kind === 'superseded') return
    const problem = problemOf(outcome, language, (what) => t('mute.failed', { what }))
    toasts.add({ text: problem ?? t(muted ? 'mute.done' : 'mute.undone') })
  }
}
