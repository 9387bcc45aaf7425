import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useCastVoteForMutation, useCastVoteForMutation$variables } from '#generated/useCastVoteForMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/voting.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

interface CastingFor {
  castFor(vote: Omit<useCastVoteForMutation$variables, 'ideaId' | 'clientMutationId'>): void
  isSending: boolean
  /** What was refused, and which field is to blame; null: none of them. */
  failure: { message: string; field: string | null } | null
  clear(): void
}

/** Votes for somebody else, as the team. */
export function useCastVoteFor(ideaId: string, onDone: (name: string) => void): CastingFor {
  const { usage } = useServices()
  const [failure, setFailure] = useState<CastingFor['failure']>(null)
  const [commit, isSending] = useMutation<useCastVoteForMutation>(graphql`
    mutation useCastVoteForMutation($ideaId: ID!, $personId: ID, $name: String, $evidenceUrl: String, $why: String, $clientMutationId: String) {
      castVoteFor(ideaId: $ideaId, personId: $personId, name: $name, evidenceUrl: $evidenceUrl, why: $why, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
        vote {
          id
          voter {
            name
          }
        }
        idea {
          id
          voteCount
          viewerHasVoted
          ...IdeaVoters_idea
        }
      }
    }
  `)
  const fail = (error: unknown): void => setFailure({ message: t('for.failed', { what: explainFailure(error).title }), field: null })
  return {
    isSending,
    failure,
    clear: () => setFailure(null),
    castFor(vote) {
      if (isSending) return
      setFailure(null)
      commit({
        variables: { ideaId, ...vote, clientMutationId: newMutationId() },
        onCompleted({ castVoteFor }, failures) {
          if (!castVoteFor) return fail(failures?.[0])
          const [refusal] = castVoteFor.errors
          if (refusal) return setFailure({ message: refusal.message, field: refusal.field ?? null })
          usage.track('vote_cast_for', { idea: ideaId, withEvidence: Boolean(vote.evidenceUrl) })
          onDone(castVoteFor.vote?.voter.name ?? vote.name ?? '')
        },
        onError: fail,
      })
    },
  }
}
