import { graphql, useMutation } from 'react-relay'
import type {
  useUpdateSiteMutation,
  useUpdateSiteMutation$variables,
} from '#generated/useUpdateSiteMutation.graphql.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useSaving, type Saving } from './useSaving.ts'

/** Settings to change; what is not given stays. */
export type SiteChange = Omit<useUpdateSiteMutation$variables, 'clientMutationId'>

/** Changes settings of the site; `onSaved` is called once they hold. */
export function useUpdateSite(): Pick<Saving, 'state' | 'problems' | 'edited'> & {
  save(change: SiteChange, onSaved: () => void): void
} {
  const { begin, end, fail, ...saving } = useSaving()
  const [commit] = useMutation<useUpdateSiteMutation>(graphql`
    mutation useUpdateSiteMutation(
      $name: String
      $tagline: String
      $visibility: SiteVisibility
      $moderation: Moderation
      $guestVoting: Boolean
      $signUp: SignUp
      $clientMutationId: String
    ) {
      updateSite(
        name: $name
        tagline: $tagline
        visibility: $visibility
        moderation: $moderation
        guestVoting: $guestVoting
        signUp: $signUp
        clientMutationId: $clientMutationId
      ) {
        errors {
          field
          message
        }
        viewer {
          accessVersion
        }
        site {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every section then shows what holds
          ...SettingsSections_site
        }
      }
    }
  `)
  const save = (change: SiteChange, onSaved: () => void): void => {
    if (saving.state === 'saving') return
    begin()
    commit({
      variables: { ...change, clientMutationId: newMutationId() },
      // Changing how open the site is changes one's own access version as well: this page knows, and need not start over.
      updater: (store, data) =>
        void (
          data?.updateSite &&
          store
            .getRoot()
            .getLinkedRecord('viewer')
            ?.setValue(data.updateSite.viewer.accessVersion, 'accessVersion')
        ),
      onCompleted: ({ updateSite }, failures) => end(updateSite, failures, onSaved),
      onError: fail,
    })
  }
  return { ...saving, save }
}
