import { createHmac, timingSafeEqual } from 'node:crypto'

/** The kinds of notification that go to the team alone. */
export type TeamKind = 'AWAITS_APPROVAL' | 'NEW_IDEA'

/** The letters that a link of a letter ends. */
export type MailPurpose =
  | { readonly kind: 'all' }
  | { readonly kind: 'idea'; readonly ideaNumber: number }
  | { readonly kind: 'changelog' }
  /** All that the team alone is told of; `told`: what the letter was about. */
  | { readonly kind: 'team'; readonly told: TeamKind }

/**
 * Makes the token of a link in a person's letter. It needs no session and does not grow old: whoever
 * has the letter may end such letters, and nothing else.
 */
export function unsubscribeToken(secret: string, personId: string, purpose: MailPurpose): string {
  const claim = `${personId}.${written(purpose)}`
  return `${claim}.${mac(secret, 'unsubscribe', claim)}`
}

/** Reads such a token; null for one that this site has not made. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { personId: string; purpose: MailPurpose } | null {
  const [, claim, personId = '', what = '', signature = ''] =
    /^((user_\w{1,40})\.(all|changelog|team-(?:AWAITS_APPROVAL|NEW_IDEA)|idea-\d{1,9}))\.([\w-]{43})$/.exec(
      token,
    ) ?? []
  if (claim === undefined || !isSame(signature, mac(secret, 'unsubscribe', claim))) return null
  return { personId, purpose: purposeOf(what) }
}

function written(purpose: MailPurpose): string {
  if (purpose.kind === 'idea') return `idea-${purpose.ideaNumber}`
  return purpose.kind === 'team' ? `team-${purpose.told}` : purpose.kind
}

function purposeOf(what: string): MailPurpose {
  if (what === 'all' || what === 'changelog') return { kind: what }
  const rest = what.slice('team-'.length)
  if (what.startsWith('team-')) return { kind: 'team', told: rest as TeamKind }
  return { kind: 'idea', ideaNumber: Number(rest) }
}

const REPLY_MAC = 20
const REPLY_PERSON = 24

/**
 * Makes what stands behind the + of the address that answers to a letter go to: whose they are, and
 * about which idea. Small letters, digits and dots alone, since mail servers may change the case of
 * an address, and at most 52 characters, since the part before the @ has at most 64. Null for an id
 * that is too long for it.
 */
export function replyToken(secret: string, personId: string, ideaNumber: number): string | null {
  const person = personId.slice('user_'.length)
  if (person.length > REPLY_PERSON) return null
  const claim = `${person}.${ideaNumber.toString(36)}`
  return `${claim}.${replyMac(secret, claim)}`
}

/** Reads such a token; null for one that this site has not made. */
export function readReplyToken(
  secret: string,
  token: string,
): { personId: string; ideaNumber: number } | null {
  const [, claim, person = '', idea = '', signature = ''] =
    /^(([0-9a-z]{1,24})\.([0-9a-z]{1,6}))\.([0-9a-f]{20})$/.exec(token.toLowerCase()) ?? []
  if (claim === undefined || !isSame(signature, replyMac(secret, claim))) return null
  return { personId: `user_${person}`, ideaNumber: parseInt(idea, 36) }
}

function replyMac(secret: string, claim: string): string {
  const whole = createHmac('sha256', secret).update(`reply:${claim}`).digest('hex')
  return whole.slice(0, REPLY_MAC)
}

function mac(secret: string, use: string, claim: string): string {
  return createHmac('sha256', secret).update(`${use}:${claim}`).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
