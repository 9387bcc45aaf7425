import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failed, problemsOf, type OnEnd } from '#entities/Failure/problems.ts'
import type { SiteStart, useCreateSiteMutation } from '#generated/useCreateSiteMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** What the first person says about the new site. */
export interface NewSite {
  readonly siteName: string
  readonly ownerName: string
  readonly start: SiteStart
}

/** Makes the site and its owner with a one-time link's token. */
export function useCreateSite(
  token: string,
): [create: (site: NewSite, onEnd: OnEnd) => void, isCreating: boolean] {
  // One id for all attempts with the same words, so that a lost answer does not use up the link.
  const [attempt, setAttempt] = useState({ words: '', id: '' })
  const [commit, isCreating] = useMutation<useCreateSiteMutation>(graphql`
    mutation useCreateSiteMutation(
      $token: String!
      $siteName: String!
      $ownerName: String!
      $start: SiteStart!
      $clientMutationId: String
    ) {
      createSite(
        token: $token
        siteName: $siteName
        ownerName: $ownerName
        start: $start
        clientMutationId: $clientMutationId
      ) {
        errors {
          field
          message
        }
      }
    }
  `)
  const create = (site: NewSite, onEnd: OnEnd): void => {
    const words = JSON.stringify(site)
    const id = attempt.words === words ? attempt.id : newMutationId()
    setAttempt({ words, id })
    commit({
      variables: { ...site, token, clientMutationId: id },
      onCompleted: ({ createSite }, failures) => onEnd(problemsOf(createSite, failures)),
      onError: (error) => onEnd([failed(error)]),
    })
  }
  return [create, isCreating]
}
