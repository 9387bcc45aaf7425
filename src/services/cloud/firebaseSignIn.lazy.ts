import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
} from 'firebase/auth'
import type { CloudConfiguration } from '../configuration.ts'
import { changeRecords, heartbeatStore, type Databases } from './stores.ts'

interface SignInParts {
  readonly configuration: CloudConfiguration
  readonly databases: Databases | undefined
  /** False when the person agreed to signing in alone; then no record of the platform may stay. */
  readonly isAccepted: boolean
}

/**
 * Opens Firebase Authentication in a popup and resolves with its ID token, or with null when the
 * person closed the popup. Nobody stays signed in there, since the session is our own.
 */
export async function firebaseIdToken({
  configuration: { projectId, appId, apiKey, authDomain },
  databases,
  isAccepted,
}: SignInParts): Promise<string | null> {
  setLogLevel('silent')
  const app = initializeApp({ projectId, appId, apiKey, authDomain }, 'earshot-sign-in')
  try {
    const auth = initializeAuth(app, {
      persistence: inMemoryPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    })
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider())
    return await user.getIdToken()
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (
      code === 'auth/popup-closed-by-user' ||
      code === 'auth/cancelled-popup-request' ||
      code === 'auth/user-cancelled'
    )
      return null
    throw error
  } finally {
    await deleteApp(app).catch(() => undefined)
    if (!isAccepted) await changeRecords(databases, heartbeatStore, () => undefined)
  }
}
