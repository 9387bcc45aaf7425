import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '#rules/limits.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { findCookie, setCookie, type CookieKind } from '#server/services/session/cookie.ts'

const COOKIE: CookieKind = {
  name: 'earshot.sign_in',
  maxAge: limits.signInCode.windowMinutes * 60,
}

/** The browser that asks for a code or types one, by the cookie that asking gave it; null where it has none. */
export function browserOf(
  auth: Pick<Auth, 'cookie'>,
  cookieHeader: string | undefined,
): string | null {
  const value = findCookie(auth.cookie, COOKIE, cookieHeader)?.value ?? ''
  return /^[\w-]{22}$/.test(value) ? value : null
}

/** The browser of a request for a code; a new one is given an id. Its cookie is among those to set, so that the code is good for it. */
export function knownBrowser(
  auth: Pick<Auth, 'cookie'>,
  cookieHeader: string | undefined,
  cookies: string[],
): string {
  const browser = browserOf(auth, cookieHeader) ?? randomBytes(16).toString('base64url')
  cookies.push(setCookie(auth.cookie, COOKIE, browser))
  return browser
}

/** The key that codes of a browser are stored under: whoever reads the database cannot pose as it. No browser has no codes. */
export function browserKey({ secret }: Pick<Auth, 'secret'>, browser: string | null): string {
  return createHmac('sha256', secret)
    .update(`sign-in browser:${browser ?? randomBytes(16).toString('hex')}`)
    .digest('base64url')
    .slice(0, 22)
}
