import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProviderButtons_options$key } from '#generated/ProviderButtons_options.graphql.ts'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { failed, problemOf } from '#parts/failure/problems.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FirebaseButton } from './FirebaseButton.tsx'
import { useSaySignInFailure } from './useSaySignInFailure.ts'
import { useStartProviderSignIn } from './useStartProviderSignIn.ts'
import css from './SignInForm.module.css'

interface Props {
  options: ProviderButtons_options$key
  returnTo: string
  /** Takes what Firebase says of somebody. */
  onFirebase: (idToken: string) => void
  isSigningIn: boolean
  isLedByFirebase: boolean
}

/**
 * Other ways to sign in: the browser goes there, and comes back signed in; with Firebase in a
 * window of its own.
 */
export function ProviderButtons({
  options,
  returnTo,
  onFirebase,
  isSigningIn,
  isLedByFirebase,
}: Props) {
  const language = useLanguage()
  const sayFailure = useSaySignInFailure()
  const t = useMessages(signInMessages)
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
  const { session, platforms, usage } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useLeaving()
  const start = useStartProviderSignIn()
  const isHydrated = useIsHydrated()
  // Firebase's own script needs the key that the page is told, and the server's render is not.
  const known = providers.filter(
    ({ kind }) => kind === 'REDIRECT' || (kind === 'FIREBASE' && isHydrated && platforms.cloud),
  )
  if (known.length === 0) return null
  const fail = (message: string): void => {
    setLeaving(false)
    setFailure(message)
  }
  const go = async (providerId: string): Promise<void> => {
    if (isLeaving) return
    setFailure(null)
    setLeaving(true)
    if (providerId === 'google' || providerId === 'github' || providerId === 'oidc')
      usage.track('sign_in_step', { step: 'asked', by: providerId })
    const outcome = await start({ providerId, returnTo })
    if (outcome.kind === 'done' && outcome.data.url) session.leave(outcome.data.url)
    else
      fail(problemOf(outcome, language, sayFailure) ?? failed(null, language, sayFailure).message)
  }
  return (
    <div className={css.providers}>
      <div className={css.or}>{t('provider.or')}</div>
      {known.map(({ id, name, kind }) =>
        kind === 'FIREBASE' ? (
          <FirebaseButton
            key={id}
            name={name}
            isBusy={isLeaving || isSigningIn}
            returnTo={returnTo}
            isLedHere={isLedByFirebase}
            onToken={onFirebase}
            onFailure={setFailure}
          />
        ) : (
          <Button key={id} aria-disabled={isLeaving} onClick={() => void go(id)}>
            {t('provider.go', { name })}
          </Button>
        ),
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  )
}

/** Whether the browser is on its way to a provider. */
function useLeaving(): [isLeaving: boolean, setLeaving: (isLeaving: boolean) => void] {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back from the provider, a browser may show this very page again.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return [isLeaving, setLeaving]
}
