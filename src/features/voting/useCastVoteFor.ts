import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type Problem } from '#entities/Failure/problems.ts'
import type {
  useCastVoteForMutation,
  useCastVoteForMutation$variables,
} from '#generated/useCastVoteForMutation.graphql.ts'
import { t } from '#lib/messages/en/voting.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'

interface CastingFor {
  castFor(vote: Omit<useCastVoteForMutation$variables, 'ideaId' | 'clientMutationId'>): void
  isSending: boolean
  /** What was refused, and which field is to blame; null: none of them. */
  failure: Problem | null
  clear(): void
}

/** Votes for somebody else, as the team. */
export function useCastVoteFor(ideaId: string, onDone: (name: string) => void): CastingFor {
  const { usage } = useServices()
  const [failure, setFailure] = useState<CastingFor['failure']>(null)
  const [commit, isSending] = useMutation<useCastVoteForMutation>(graphql`
    mutation useCastVoteForMutation(
      $ideaId: ID!
      $personId: ID
      $name: String
      $evidenceUrl: String
      $why: String
      $clientMutationId: String
    ) {
      castVoteFor(
        ideaId: $ideaId
        personId: $personId
        name: $name
        evidenceUrl: $evidenceUrl
        why: $why
        clientMutationId: $clientMutationId
      ) {
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
  const say = (what: string): string => t('for.failed', { what })
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
          const [refusal] = problemsOf(castVoteFor, failures, say)
          if (refusal) return setFailure(refusal)
          usage.track('vote_cast_for', { idea: ideaId, withEvidence: Boolean(vote.evidenceUrl) })
          onDone(castVoteFor?.vote?.voter.name ?? vote.name ?? '')
        },
        onError: (error) => setFailure(failed(error, say)),
      })
    },
  }
}
