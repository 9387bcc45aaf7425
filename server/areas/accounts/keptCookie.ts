import { refuse } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { setCookie, type CookieKind } from '#server/services/session/cookie.ts'

const COOKIE: CookieKind = { name: 'earshot.kept', maxAge: 86_400 }

/**
 * Gives a browser that has no cookie of ours one that says nothing, through the cookies to set, so
 * that the next request shows whether it keeps any.
 */
export function offerCookie(
  auth: Pick<Auth, 'cookie'>,
  cookieHeader: string | undefined,
  cookies: string[],
): void {
  if (!hasCookie(cookieHeader)) cookies.push(setCookie(auth.cookie, COOKIE, '1'))
}

/**
 * Refuses a browser that has no cookie of ours, before a link is used up by a session that it would
 * not keep. Programs that are no browsers are let through: they know what they do with cookies.
 */
export function requireKeptCookie(
  auth: Pick<Auth, 'cookie'>,
  { isBrowser, cookieHeader }: { isBrowser: boolean; cookieHeader: string | undefined },
  cookies: string[],
): void {
  if (!isBrowser || hasCookie(cookieHeader)) return
  offerCookie(auth, cookieHeader, cookies)
  throw refuse('COOKIES_BLOCKED')
}

function hasCookie(cookieHeader = ''): boolean {
  return /(?:^|;\s*)(?:__Host-|__Secure-)?earshot\./.test(cookieHeader)
}
