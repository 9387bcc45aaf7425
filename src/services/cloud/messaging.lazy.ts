import { getApps, initializeApp } from 'firebase/app'
import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { CloudConfiguration } from '../configuration.ts'
import { appOptions, FIREBASE_APP } from './appOptions.ts'

/**
 * Registers this browser at Firebase Cloud Messaging, with our own service worker, and gives its
 * token; null where the browser cannot. Rejects where Firebase cannot be reached.
 */
export async function firebaseToken(
  configuration: CloudConfiguration & { readonly vapidKey: string },
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string | null> {
  if (!(await isSupported())) return null
  const app =
    getApps().find(({ name }) => name === FIREBASE_APP) ??
    initializeApp(appOptions(configuration), FIREBASE_APP)
  const { vapidKey } = configuration
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}
