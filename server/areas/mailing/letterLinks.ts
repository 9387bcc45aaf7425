import { createHash } from 'node:crypto'
import { siteAddress } from '#rules/siteAddress.ts'
import type { LetterSite } from './composeLetter.ts'
import type { DueNotification } from './dueNotifications.ts'
import { replyToken, unsubscribeToken, type MailPurpose } from './letterToken.ts'

/** Letters of a site's hash in the name of a thread. */
const SITE_IN_THREAD = 12

/** The conversation of an idea: of this site alone, since others may send from the same domain and have ideas of the same number. */
export function threadOf(publicUrl: string, ideaNumber: number): string {
  const { host, pathname } = new URL(publicUrl)
  const site = createHash('sha256').update(`${host}${pathname}`).digest('hex')
  return `idea-${ideaNumber}.${site.slice(0, SITE_IN_THREAD)}`
}

/** Gives the purpose that the link of a letter ends. A letter to the team ends with its kind: muting one idea would not stop the next. */
export function purposeOf({ kind, ideaNumber }: DueNotification): MailPurpose {
  if (ideaNumber === null) return { kind: 'changelog' }
  if (kind === 'AWAITS_APPROVAL' || kind === 'NEW_IDEA') return { kind: 'team', told: kind }
  return { kind: 'idea', ideaNumber }
}

/** The page where letters of a purpose are ended, for one person. */
export function unsubscribeAddress(
  { publicUrl, secret }: LetterSite,
  personId: string,
  purpose: MailPurpose,
): string {
  const url = new URL(siteAddress(publicUrl, '/unsubscribe'))
  url.searchParams.set('token', unsubscribeToken(secret, personId, purpose))
  return url.href
}

/** The address that answers about an idea go to, from one person; null where there is none. */
export function replyAddress(
  { replyAddress: address, secret }: LetterSite,
  personId: string,
  ideaNumber: number | null,
): string | null {
  if (address === undefined || ideaNumber === null) return null
  const [local = '', domain = ''] = address.split('@')
  const token = replyToken(secret, personId, ideaNumber)
  return token === null ? null : `${local}+${token}@${domain}`
}
