import type { Services } from '../Services.tsx'
import { unsubscribeFromPush } from './browserPush.ts'

/** Set while this browser may be registered at Firebase Cloud Messaging. */
export const CLOUD_PUSH_KEY = 'earshot.cloudPush'
/** The database in which the SDK keeps the token of this browser. */
const DATABASE = 'firebase-messaging-database'

/**
 * Ends push by Firebase in this browser, and removes what it stored for that; nothing where there
 * was none. What it keeps itself goes with the installation (services/cloud/identities.ts).
 */
export async function leaveFirebasePush({
  storage,
  databases,
}: Pick<Services, 'storage'> & { databases: IDBFactory | undefined }): Promise<void> {
  if (storage.read(CLOUD_PUSH_KEY) === null) return
  await unsubscribeFromPush().catch(() => undefined)
  await new Promise<void>((resolve) => {
    const request = databases?.deleteDatabase(DATABASE)
    if (!request) return resolve()
    // While the SDK of another tab has it open, it is deleted once that is closed.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
  storage.remove(CLOUD_PUSH_KEY)
}
