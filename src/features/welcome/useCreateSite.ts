import { graphql, useMutation } from 'react-relay'
import type { SiteStart, useCreateSiteMutation } from '#generated/useCreateSiteMutation.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useState } from 'react'

/** What the first person says about the new site. */
export interface NewSite {
  readonly siteName: string
  readonly ownerName: string
  readonly start: SiteStart
}

/** What was wrong with it, by field; `field: null` concerns the whole. */
export interface SiteRefusal {
  readonly field: string | null
  readonly message: string
}

/** Makes the site and its owner with a one-time link's token. */
export function useCreateSite(token: string): [create: (site: NewSite, onEnd: (refusals: SiteRefusal[]) => void) => void, isCreating: boolean] {
  // One id for all attempts with the same words, so that a lost answer does not use up the link.
  const [attempt, setAttempt] = useState({ words: '', id: '' })
  const [commit, isCreating] = useMutation<useCreateSiteMutation>(graphql`
    mutation useCreateSiteMutation($token: String!, $siteName: String!, $ownerName: String!, $start: SiteStart!, $clientMutationId: String) {
      createSite(token: $token, siteName: $siteName, ownerName: $ownerName, start: $start, clientMutationId: $clientMutationId) {
        errors {
          field
          message
        }
      }
    }
  `)
  const create = (site: NewSite, onEnd: (refusals: SiteRefusal[]) => void): void => {
    const words = JSON.stringify(site)
    const id = attempt.words === words ? attempt.id : newMutationId()
    setAttempt({ words, id })
    commit({
      variables: { ...site, token, clientMutationId: id },
      onCompleted: ({ createSite }, failures) =>
        createSite
          ? onEnd(createSite.errors.map(({ field, message }) => ({ field: field ?? null, message })))
          : onEnd([{ field: null, message: explainFailure(failures?.[0]).title }]),
      onError: (error) => onEnd([{ field: null, message: explainFailure(error).title }]),
    })
  }
  return [create, isCreating]
}
