import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { useDeleteSiteMutation } from '#generated/useDeleteSiteMutation.graphql.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'

const deleteSite: Act<useDeleteSiteMutation> = {
  document: graphql`
    mutation useDeleteSiteMutation($name: String!, $clientMutationId: String) {
      deleteSite(name: $name, clientMutationId: $clientMutationId) {
        errors {
          code
          ...problems_error
        }
      }
    }
  `,
  payload: 'deleteSite',
}

/**
 * Deletes the site, of which the presser has typed the name. Where the answer to an earlier press
 * was lost and the presser is signed out since, that press has deleted it.
 */
export function useDeleteSite() {
  const run = useRun(deleteSite)
  const hasFailed = useRef(false)
  return async (name: string): ReturnType<typeof run> => {
    const outcome = await run({ name })
    const isSignedOut = outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_SIGNED_IN'
    if (isSignedOut && hasFailed.current) return { kind: 'done', data: { errors: [] } }
    hasFailed.current ||= outcome.kind === 'failed'
    return outcome
  }
}
