import { useEffect, useId, useRef, useState } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { databasesOfBrowser } from '#services/cloud/databasesOfBrowser.ts'
import { siteBase } from '#services/navigation/siteBase.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { Button } from '#ui/Button.tsx'
import { firebaseWay } from './firebaseWay.ts'
import css from './SignInForm.module.css'

interface Props {
  name: string
  isBusy: boolean
  /** The address to go to once signed in. */
  returnTo: string
  /** Whether it was pressed on another page, which led here: it takes one more press to open a window. */
  isLedHere: boolean
  onToken: (idToken: string) => void
  /** Why there is no token, or null when it is tried anew. */
  onFailure: (message: string | null) => void
}

/**
 * Signs in by Firebase Authentication, in a window of its own. Pressing it agrees to that alone, and
 * loads its code. A page that hears nothing of windows leads to the one that does (ADR 068).
 */
export function FirebaseButton({ name, isBusy, returnTo, isLedHere, onToken, onFailure }: Props) {
  const t = useMessages(signInMessages)
  const { platforms, consent, usage, hearsWindows, session, storage } = useServices()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  useEffect(() => {
    if (isLedHere) button.current?.focus()
  }, [isLedHere])
  const { cloud } = platforms
  if (!cloud) return null
  const ask = async (): Promise<void> => {
    if (isAsking || isBusy) return
    onFailure(null)
    if (!hearsWindows) {
      returnPlace(storage).remember(returnTo)
      return session.leave(siteBase() + firebaseWay)
    }
    setAsking(true)
    usage.track('sign_in_step', { step: 'asked', by: 'firebase' })
    try {
      const { firebaseIdToken } = await import('#services/cloud/firebaseSignIn.lazy.ts')
      const idToken = await firebaseIdToken({
        configuration: cloud,
        databases: databasesOfBrowser(),
        isAccepted: consent.state() === 'accepted',
      })
      if (idToken !== null) onToken(idToken)
    } catch {
      onFailure(t('provider.failed', { name }))
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <Button
        ref={button}
        aria-disabled={isAsking || isBusy}
        aria-describedby={isLedHere ? hintId : undefined}
        onClick={() => void ask()}
      >
        {t('provider.go', { name })}
      </Button>
      {isLedHere && (
        <p id={hintId} className={css.said}>
          {t('provider.window', { name })}
        </p>
      )}
    </>
  )
}
