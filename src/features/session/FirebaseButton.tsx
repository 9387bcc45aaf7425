import { useState } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { databasesOfBrowser } from '#services/cloud/databasesOfBrowser.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'

interface Props {
  name: string
  isBusy: boolean
  onToken: (idToken: string) => void
  /** Why there is no token, or null when it is tried anew. */
  onFailure: (message: string | null) => void
}

/** Signs in by Firebase Authentication. Pressing it agrees to that alone, and loads its code. */
export function FirebaseButton({ name, isBusy, onToken, onFailure }: Props) {
  const t = useMessages(signInMessages)
  const { platforms, consent, usage } = useServices()
  const [isAsking, setAsking] = useState(false)
  const { cloud } = platforms
  if (!cloud) return null
  const ask = async (): Promise<void> => {
    if (isAsking || isBusy) return
    onFailure(null)
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
    <Button aria-disabled={isAsking || isBusy} onClick={() => void ask()}>
      {t('provider.go', { name })}
    </Button>
  )
}
