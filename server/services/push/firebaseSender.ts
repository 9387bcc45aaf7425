import type { PushMessage, PushOutcome } from './createPusher.ts'
import { accessTokens, type FirebaseAccount } from './firebaseAccount.ts'

/** Sends one message to one browser that is registered at Firebase Cloud Messaging, by its token. Never rejects. */
export type FirebaseSender = (token: string, message: PushMessage) => Promise<PushOutcome>

/** Seconds for which a message is kept for a browser that is not there. */
const KEPT_SECONDS = 86_400
const TIME_LIMIT_MS = 15_000
/**
 * The codes that say that a token leads nowhere any more, or never did
 * (https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode).
 */
const goneCodes: readonly string[] = ['UNREGISTERED', 'SENDER_ID_MISMATCH']

/**
 * Creates what sends by FCM's HTTP v1. The message is data alone: the service worker shows it as it
 * shows those of other push services. `origin`: where the API is; another one for tests.
 */
export function createFirebaseSender(account: FirebaseAccount, origin: string): FirebaseSender {
  const access = accessTokens(account)
  const url = `${origin}/v1/projects/${account.projectId}/messages:send`
  const post = async (token: string, message: PushMessage, renew: boolean): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await access(renew)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        message: {
          token,
          data: message,
          webpush: { headers: { TTL: String(KEPT_SECONDS), Urgency: 'normal' } },
        },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
  return async (token, message) => {
    try {
      let answer = await post(token, message, false)
      // A token that was taken back before its time.
      if (answer.status === 401) answer = await post(token, message, true)
      return await outcomeOf(answer)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { kind: 'failed', reason, retrySeconds: null }
    }
  }
}

async function outcomeOf(answer: Response): Promise<PushOutcome> {
  if (answer.ok) {
    await answer.body?.cancel()
    return { kind: 'taken' }
  }
  const code = errorCodeIn(await answer.json().catch(() => null))
  const reason = `status ${answer.status}${code === null ? '' : `, ${code}`}`
  if (code !== null && goneCodes.includes(code)) return { kind: 'gone', reason }
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return { kind: 'failed', reason, retrySeconds: Number.isFinite(seconds) ? seconds : null }
}

/** Google's own code, which stands among the details of an error. */
function errorCodeIn(body: unknown): string | null {
  const { error } = (body ?? {}) as { error?: { details?: unknown } }
  const details: unknown[] = Array.isArray(error?.details) ? error.details : []
  for (const detail of details) {
    const { errorCode } = (detail ?? {}) as { errorCode?: unknown }
    if (typeof errorCode === 'string') return errorCode
  }
  return null
}
