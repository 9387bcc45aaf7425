import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useUpdateSiteMutation } from '#generated/useUpdateSiteMutation.graphql.ts'
import type { Act, ActVariables } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { useServices } from '#services/Services.tsx'

/** Settings to change; what is not given stays. */
export type SiteChange = ActVariables<useUpdateSiteMutation>

const updateSite: Act<useUpdateSiteMutation> = {
  document: graphql`
    mutation useUpdateSiteMutation(
      $name: String
      $tagline: String
      $imprint: String
      $visibility: SiteVisibility
      $moderation: Moderation
      $guestVoting: Boolean
      $signUp: SignUp
      $logo: String
      $logoDark: String
      $favicon: String
      $accentColor: String
      $welcome: String
      $links: [SiteLinkInput!]
      $defaultSort: IdeaSort
      $hidesCounts: Boolean
      $locale: String
      $emailDomains: [String!]
      $signInOff: [String!]
      $clientMutationId: String
    ) {
      updateSite(
        name: $name
        tagline: $tagline
        imprint: $imprint
        visibility: $visibility
        moderation: $moderation
        guestVoting: $guestVoting
        signUp: $signUp
        logo: $logo
        logoDark: $logoDark
        favicon: $favicon
        accentColor: $accentColor
        welcome: $welcome
        links: $links
        defaultSort: $defaultSort
        hidesCounts: $hidesCounts
        locale: $locale
        emailDomains: $emailDomains
        signInOff: $signInOff
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        # Changing how open the site is changes one's own access version: this page need not start over.
        viewer {
          accessVersion
        }
        site {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every section then shows what holds
          ...SettingsSections_site
        }
      }
    }
  `,
  payload: 'updateSite',
}

/** Changes settings of the site. */
export function useUpdateSite() {
  const { accessWatch } = useServices()
  const [update, isPending] = useAct(updateSite)
  const updateHere = useCallback<typeof update>(
    async (...given) => {
      const outcome = await update(...given)
      if (outcome.kind === 'done') accessWatch.accept(outcome.data.viewer.accessVersion)
      return outcome
    },
    [update, accessWatch],
  )
  return [updateHere, isPending] as const
}
