import type { Services } from '../Services.tsx'
import { CLOUD_PUSH_KEY } from './leaveCloudPush.ts'

/**
 * Registers this browser at Firebase Cloud Messaging, where the site uses it and the person has
 * agreed to Firebase; gives its token. Null where one of these is not so, and where Firebase cannot
 * be reached: then the browser's own push service does.
 */
export async function registerAtFirebase(
  { platforms: { cloud }, consent, storage }: Pick<Services, 'platforms' | 'consent' | 'storage'>,
  worker: ServiceWorkerRegistration,
): Promise<string | null> {
  const vapidKey = cloud?.vapidKey
  if (cloud === undefined || vapidKey === undefined || consent.state() !== 'accepted') return null
  storage.write(CLOUD_PUSH_KEY, '1')
  try {
    const { firebaseToken } = await import('../cloud/messaging.lazy.ts')
    return await firebaseToken({ ...cloud, vapidKey }, worker)
  } catch {
    return null
  }
}
