import { useState } from 'react'
import { graphql, useFragment, useMutation } from 'react-relay'
import type { ProviderButtons_options$key } from '#generated/ProviderButtons_options.graphql.ts'
import type { ProviderButtonsMutation } from '#generated/ProviderButtonsMutation.graphql.ts'
import { t } from '#lib/messages/en/signIn.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import css from './SignInForm.module.css'
import { failureOf, refusalOf } from './signInOutcome.ts'

/** The ways to sign in that this client knows; a Firebase token needs Firebase's own script. */
const isKnown = ({ kind }: { kind: string }): boolean => kind === 'REDIRECT'

/** Other ways to sign in: the browser goes there, and comes back signed in. */
export function ProviderButtons({ options, returnTo }: { options: ProviderButtons_options$key; returnTo: string }) {
  const { providers } = useFragment(
    graphql`
      fragment ProviderButtons_options on SignInOptions {
        providers {
          id
          name
          kind
        }
      }
    `,
    options,
  )
  const { session } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [commit] = useMutation<ProviderButtonsMutation>(graphql`
    mutation ProviderButtonsMutation($provider: ID!, $returnTo: String!, $clientMutationId: String) {
      startProviderSignIn(provider: $provider, returnTo: $returnTo, clientMutationId: $clientMutationId) {
        url
        errors {
          field
          message
        }
      }
    }
  `)
  const known = providers.filter(isKnown)
  if (known.length === 0) return null
  const fail = (message: string): void => {
    setLeaving(false)
    setFailure(message)
  }
  const go = (provider: string): void => {
    if (isLeaving) return
    setFailure(null)
    setLeaving(true)
    commit({
      variables: { provider, returnTo, clientMutationId: newMutationId() },
      onCompleted({ startProviderSignIn }, failures) {
        const refusal = refusalOf(startProviderSignIn, failures)
        if (refusal || !startProviderSignIn?.url) return fail((refusal ?? failureOf(null)).message)
        session.leave(startProviderSignIn.url)
      },
      onError: (error) => fail(failureOf(error).message),
    })
  }
  return (
    <div className={css.providers}>
      <div className={css.or}>{t('provider.or')}</div>
      {known.map(({ id, name }) => (
        <Button key={id} aria-disabled={isLeaving} onClick={() => go(id)}>
          {t('provider.go', { name })}
        </Button>
      ))}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  )
}
