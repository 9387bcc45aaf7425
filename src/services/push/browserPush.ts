import { siteBase } from '#services/navigation/siteBase.ts'

/** The subscription by which messages can be sent to a browser. */
export interface PushSubscriptionFacts {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * The state of push in a browser: `none`: it has none; `denied`: somebody has forbidden it to this
 * site; `off` and `on`.
 */
export type PushState = 'none' | 'denied' | 'off' | 'on'

/** The file of the worker (public/push-worker.js). */
const WORKER = '/push-worker.js'

/** The scope of the worker: the whole site. */
const scope = (): string => `${siteBase()}/`

function hasPush(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    typeof PushManager !== 'undefined' &&
    typeof Notification !== 'undefined'
  )
}

/** Reads the state of push in this browser. Asks nobody. */
export async function readPushState(): Promise<PushState> {
  if (!hasPush()) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration(scope())
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

/**
 * Asks the person, who has pressed for it, and starts the worker that shows messages; null where
 * they said no.
 */
export async function startPushWorker(): Promise<ServiceWorkerRegistration | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(siteBase() + WORKER, { scope: scope() })
  return navigator.serviceWorker.ready
}

/**
 * Subscribes this browser with the site's key, in place of whatever it was subscribed with. Rejects
 * where its push service cannot be reached.
 */
export async function subscribeToPush(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscriptionFacts> {
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** Ends the subscription of this browser, and takes the worker away. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!hasPush()) return
  const registration = await navigator.serviceWorker.getRegistration(scope())
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
}
