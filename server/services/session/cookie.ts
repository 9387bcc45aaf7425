import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The settings of the session cookie, taken from better-auth's own, so that both read the same one.
 */
export interface CookieSettings {
  name: string
  secure: boolean
  maxAge: number
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

/** A Set-Cookie value: out of reach of scripts, and not sent along from other sites' forms. `maxAge` in seconds; 0 removes the cookie. */
export function setCookie({ name, secure }: CookieSettings, value: string, maxAge: number): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
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
