import webPush from 'web-push'
import type { FirebaseSender } from './firebaseSender.ts'
import type { PushKeys } from './pushKeys.ts'
import type { IsPushService } from './pushServices.ts'

/** The carrier of messages to a browser: its own push service, or Firebase Cloud Messaging. */
export type PushCarrier = 'WEB_PUSH' | 'FIREBASE'

/** A browser as it gave itself to be written to. */
export interface PushTarget {
  readonly carrier: PushCarrier
  /** The address of its push service; at Firebase its token, and the two below are empty. */
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A message, as the service worker (public/push-worker.js) reads it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The place that it opens, within the site. */
  readonly path: string
  /** A later message with the same tag takes its place. */
  readonly tag: string
}

/** The outcome of sending a message. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The browser is not there any more, or can never be written to. */
  | { readonly kind: 'gone'; readonly reason: string }
  /** Something that may pass; `retrySeconds` where the service says when. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retrySeconds: number | null }

/** Sends one message to one browser. Never rejects. */
export type Pusher = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>

interface Parts {
  readonly keys: PushKeys
  /** An address at which a push service can reach whoever runs the site: `mailto:` or https. */
  readonly contact: string
  readonly isService: IsPushService
  /** Undefined where the site does not use Firebase for it. */
  readonly firebase?: FirebaseSender | undefined
}

/** Seconds that a push service keeps a message for a browser that is not there. */
const KEPT_SECONDS = 86_400
const TIME_LIMIT_MS = 15_000

/** Creates what sends messages, encrypted for their browser alone (RFC 8291) and signed by the site (RFC 8292). */
export function createPusher({ keys, contact, isService, firebase }: Parts): Pusher {
  const vapidDetails = { subject: contact, ...keys }
  return async ({ carrier, endpoint, p256dh, auth }, message) => {
    if (carrier === 'FIREBASE')
      return firebase
        ? firebase(endpoint, message)
        : { kind: 'gone', reason: 'Firebase is not used any more' }
    if (!isService(endpoint)) return { kind: 'gone', reason: 'not a push service' }
    const subscription = { endpoint, keys: { p256dh, auth } }
    try {
      const request = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails,
        TTL: KEPT_SECONDS,
        urgency: 'normal',
      })
      const { 'Content-Length': _, ...headers } = request.headers
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: request.body === null ? null : new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      await answer.body?.cancel()
      return outcomeOf(answer)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { kind: 'failed', reason, retrySeconds: null }
    }
  }
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  const reason = `status ${status}`
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone', reason }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'failed', reason, retrySeconds: Number.isFinite(seconds) ? seconds : null }
}
