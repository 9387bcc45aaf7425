import { createHmac } from 'node:crypto'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { siteValue } from '#server/kernel/rowSql.ts'
import type { Auth } from '#server/services/session/auth.ts'
import {
  findCookie,
  removeCookie,
  removeFormer,
  setCookie,
  signed,
  unsigned,
  type CookieKind,
} from '#server/services/session/cookie.ts'

type Signing = Pick<Auth, 'secret' | 'cookie'>

const COOKIE: CookieKind = {
  name: 'earshot.guest',
  maxAge: limits.guestDays * 86_400,
  formerName: 'earshot.guest',
}

const byId = statement<{ personId: string | null; site: SiteRow | null }>(
  'guest_by_id',
  `select (select p.id from person p where p.id = $1 and p.guest) as "personId", ${siteValue} as site`,
)

/** The guest that a request's cookie names: by its signature one of ours, but perhaps gone since. Null for a forged one or none. */
export function guestOf(auth: Signing, cookieHeader: string | undefined): string | null {
  const found = findCookie(auth.cookie, COOKIE, cookieHeader)
  return found && unsigned(found.value, guestSecret(auth))
}

/** The guest as far as they still are one, and the site beside them: one statement. */
export async function readGuest(
  db: Db,
  guestId: string,
): Promise<{ personId: string | null; site: SiteRow | null }> {
  const [found] = await db.query(byId, [guestId])
  return found ?? { personId: null, site: null }
}

/** The Set-Cookie value by which a browser stays the same guest. */
export function guestCookie(auth: Signing, guestId: string): string {
  return setCookie(auth.cookie, COOKIE, signed(guestId, guestSecret(auth)))
}

/** The Set-Cookie values by which the cookie of a guest gets the name of today; none where it has it. */
export function renamedGuestCookie(
  auth: Signing,
  guestId: string,
  cookieHeader: string | undefined,
): string[] {
  return findCookie(auth.cookie, COOKIE, cookieHeader)?.isFormer
    ? [guestCookie(auth, guestId), ...removeFormer(auth.cookie, COOKIE, cookieHeader)]
    : []
}

/** The Set-Cookie values that end being a guest. */
export function noGuestCookie(auth: Signing, cookieHeader: string | undefined): string[] {
  return removeCookie(auth.cookie, COOKIE, cookieHeader)
}

/** The facts of a first vote that identify the browser it comes from. */
export interface FirstVote {
  /** The secret of the browser; null from a client that makes none. */
  guestKey: string | null
  /** The random id of the call. */
  clientMutationId: string | null
}

/**
 * The id of the guest that a browser without a guest cookie is or becomes. It follows from the
 * browser's secret key and ours, so that a vote that is sent again, from whatever network and after
 * whatever time, is the same guest's, and nobody else can come to it. A client without a key is
 * known by the id of its call, and one without a random id is a new guest each time.
 */
export function newGuestId(auth: Pick<Auth, 'secret'>, vote: FirstVote): string {
  const key = [vote.guestKey, vote.clientMutationId].find(isRandom)
  if (key === undefined) return newId('user')
  const kind = key === vote.guestKey ? 'guest key' : 'first vote'
  const digest = createHmac('sha256', guestSecret(auth))
    .update(JSON.stringify([kind, key]))
    .digest()
  return `user_g${Array.from(digest.subarray(0, 20), (byte) => (byte & 31).toString(32)).join('')}`
}

/** 128 random bits, as a UUID or as plain hexadecimal digits: nothing shorter can be kept from being guessed. */
function isRandom(text: string | null): text is string {
  return /^[0-9a-f-]{32,36}$/i.test(text ?? '')
}

/** Not the sessions' secret, so that neither cookie can ever pass for the other. */
function guestSecret({ secret }: Pick<Auth, 'secret'>): string {
  return `guest:${secret}`
}
