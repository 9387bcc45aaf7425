import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The fields that a form sends along: the token it asked for when it was shown, and a field that no
 * person sees or fills in.
 */
export interface FormGuard {
  token: string
  website: string
}

/** Trapped: most likely a program. Never told to whoever sent it. */
export type GuardVerdict = 'clean' | 'trapped'

/** People need longer than this from seeing a form to sending it; the client waits where they do not. */
const LEAST_MS = 2_000
const MOST_MS = 24 * 3_600_000

/** A token for a form that is shown now: the moment, signed. Takes the server's secret; what it signs here counts for nothing else. */
export function newFormGuard(secret: string, now = Date.now()): string {
  const moment = now.toString(36)
  return `${moment}.${mac(secret, moment)}`
}

/**
 * Trapped: the hidden field is filled in, or the token is missing, forged, older than a day, or was
 * asked for within the last two seconds.
 */
export function checkGuard(
  { token, website }: FormGuard,
  secret: string,
  now = Date.now(),
): GuardVerdict {
  const [, moment, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (website !== '' || moment === undefined || signature === undefined) return 'trapped'
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(mac(secret, moment)))) return 'trapped'
  const age = now - parseInt(moment, 36)
  return age >= LEAST_MS && age <= MOST_MS ? 'clean' : 'trapped'
}

function mac(secret: string, moment: string): string {
  return createHmac('sha256', secret).update(`form-guard:${moment}`).digest('base64url')
}
