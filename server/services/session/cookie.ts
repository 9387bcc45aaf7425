import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#rules/limits.ts'

const DAY = 86_400

/**
 * The scope of a site's cookies: where they are sent to. On https their names begin with a prefix,
 * by which browsers keep other sites of the same domain from setting them.
 */
export interface CookieScope {
  readonly prefix: '' | '__Host-' | '__Secure-'
  readonly path: string
  readonly secure: boolean
}

/** A cookie by its name without the prefix; `maxAge` in seconds. */
export interface CookieKind {
  readonly name: string
  readonly maxAge: number
  /** The whole name that it had on https before: still read, so that an upgrade signs nobody out. */
  readonly formerName?: string
}

/** The cookie of a session. */
export const SESSION_COOKIE: CookieKind = {
  name: 'earshot.session_token',
  maxAge: limits.sessionDays * DAY,
  formerName: '__Secure-earshot.session_token',
}

/** The scope of the cookies of a site at this address. */
export function cookieScope(publicUrl: string): CookieScope {
  const { protocol, pathname } = new URL(publicUrl)
  const path = pathname.replace(/\/+$/, '') || '/'
  if (protocol !== 'https:') return { prefix: '', path, secure: false }
  return { prefix: path === '/' ? '__Host-' : '__Secure-', path, secure: true }
}

/** A token with its HMAC-SHA256, as better-auth signs cookies. */
export function signed(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${signature(token, secret)}`)
}

/** The token of a signed value, or null when the signature is not ours. */
export function unsigned(value: string, secret: string): string | null {
  const decoded = decode(value)
  const dot = decoded.lastIndexOf('.')
  if (dot < 1) return null
  const token = decoded.slice(0, dot)
  const expected = Buffer.from(signature(token, secret))
  const given = Buffer.from(decoded.slice(dot + 1))
  return expected.length === given.length && timingSafeEqual(expected, given) ? token : null
}

/** The value of a cookie in a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}

/** The value of a cookie of ours in a Cookie header, and whether it still has its former name. */
export function findCookie(
  scope: CookieScope,
  { name, formerName }: CookieKind,
  header: string | undefined,
): { value: string; isFormer: boolean } | null {
  const value = readCookie(header, `${scope.prefix}${name}`)
  if (value !== null) return { value, isFormer: false }
  const former = scope.secure && formerName !== undefined ? readCookie(header, formerName) : null
  return former === null ? null : { value: former, isFormer: true }
}

/** A Set-Cookie value: out of reach of scripts, and not sent along from other sites' forms. */
export function setCookie(scope: CookieScope, { name, maxAge }: CookieKind, value: string): string {
  const { prefix, path, secure } = scope
  return `${prefix}${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The Set-Cookie values that remove a cookie, under its former name too where a request has that. */
export function removeCookie(
  scope: CookieScope,
  kind: CookieKind,
  header: string | undefined,
): string[] {
  return [setCookie(scope, { ...kind, maxAge: 0 }, ''), ...removeFormer(scope, kind, header)]
}

/** The Set-Cookie value that removes what a request has under the former name; none where it has nothing. */
export function removeFormer(
  { prefix, secure }: CookieScope,
  { name, formerName }: CookieKind,
  header: string | undefined,
): string[] {
  const isThere =
    secure &&
    formerName !== undefined &&
    formerName !== `${prefix}${name}` &&
    readCookie(header, formerName) !== null
  if (!isThere) return []
  const former = { prefix: '', path: '/', secure } as const
  return [setCookie(former, { name: formerName, maxAge: 0 }, '')]
}

/** A Set-Cookie value of ours as a page of another site needs it: sent along from there, and kept apart from those of our own pages and of further sites. */
export function forOtherSite(cookie: string): string {
  return cookie.replace(/; SameSite=Lax(?:; Secure)?$/, '; SameSite=None; Secure; Partitioned')
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
