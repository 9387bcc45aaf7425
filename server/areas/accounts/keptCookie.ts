import { refuse } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { setCookie, type CookieKind } from '#server/services/session/cookie.ts'

const COOKIE: CookieKind = { name: 'earshot.kept', maxAge: 86_400 }

type Headers = Readonly<Partial<Record<'cookie' | 'sec-fetch-site', string | undefined>>>

/** A request's headers that matter here, and the Set-Cookie values of its answer. */
interface Request {
  readonly headers: Headers
  readonly cookies: string[]
}

/** Gives a browser that has no cookie of ours one that says nothing, so that the next request shows whether it keeps any. */
export function offerCookie(auth: Pick<Auth, 'cookie'>, { headers, cookies }: Request): void {
  if (!hasCookie(headers)) cookies.push(setCookie(auth.cookie, COOKIE, '1'))
}

/**
 * Refuses a browser that has no cookie of ours, before a link is used up by a session that it would
 * not keep. Programs that are no browsers are let through: they know what they do with cookies.
 */
export function requireKeptCookie(auth: Pick<Auth, 'cookie'>, request: Request): void {
  if (request.headers['sec-fetch-site'] === undefined || hasCookie(request.headers)) return
  offerCookie(auth, request)
  throw refuse('COOKIES_BLOCKED')
}

function hasCookie({ cookie = '' }: Headers): boolean {
  return /(?:^|;\s*)(?:__Host-|__Secure-)?earshot\./.test(cookie)
}
