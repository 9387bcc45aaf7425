import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf } from '#entities/Failure/problems.ts'
import type { useSetVoteReasonMutation } from '#generated/useSetVoteReasonMutation.graphql.ts'
import { t } from '#lib/messages/en/voting.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

interface SettingReason {
  setReason(why: string): void
  isSending: boolean
  problem: string | null
  clear(): void
}

/** Tells the team why the viewer voted. */
export function useSetVoteReason(ideaId: string, onDone: () => void): SettingReason {
  const { usage } = useServices()
  const [problem, setProblem] = useState<string | null>(null)
  const [commit, isSending] = useMutation<useSetVoteReasonMutation>(graphql`
    mutation useSetVoteReasonMutation($ideaId: ID!, $why: String!, $clientMutationId: String) {
      setVoteReason(ideaId: $ideaId, why: $why, clientMutationId: $clientMutationId) {
        errors {
          message
        }
        idea {
          id
          viewerVote {
            id
            why
          }
        }
      }
    }
  `)
  const say = (what: string): string => t('why.failed', { what })
  return {
    isSending,
    problem,
    clear: () => setProblem(null),
    setReason(why) {
      if (isSending) return
      setProblem(null)
      commit({
        variables: { ideaId, why, clientMutationId: newMutationId() },
        onCompleted({ setVoteReason }, failures) {
          const [refusal] = problemsOf(setVoteReason, failures, say)
          if (refusal) return setProblem(refusal.message)
          usage.track('vote_explained', { idea: ideaId, length: why.length })
          onDone()
        },
        onError: (error) => setProblem(failed(error, say).message),
      })
    },
  }
}
