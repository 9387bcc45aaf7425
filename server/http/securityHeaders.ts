import { createHash } from 'node:crypto'
import { START_SCRIPT } from './startScript.ts'

/** CSP hashes of the inline elements of one name that carry their own text. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map(([, text = '']) => sourceOf(text))
}

/** The source by which a content security policy admits an inline script or style, by its text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The sources admitted besides our own, by directive (server/services/platforms). */
export type PlatformSources = Partial<
  Readonly<Record<'script-src' | 'connect-src' | 'frame-src' | 'img-src', readonly string[]>>
>

/** The page that opens a provider's window and has to hear from it; `main.tsx` knows it by the same address. */
const WINDOWS_PATH = '/sign-in'

/**
 * The opener policy of the one page that opens windows, where a provider has them; null for every
 * other address. It costs 3 to 5% of a first screen, so that other pages lead there (ADR 068).
 */
export function openerPolicy(pathname: string, sources: PlatformSources = {}): string | null {
  const hasWindows = (sources['frame-src'] ?? []).length > 0
  return hasWindows && pathname === WINDOWS_PATH ? 'same-origin-allow-popups' : null
}

/**
 * Headers for every answer. Takes the built index.html, whose inline scripts and styles are admitted
 * by their hashes, as is the script that starts the code of a rendered page; whether people come by
 * https; and what the configured platforms need. No Trusted Types: React sets the server's sanitised
 * HTML as a plain string.
 */
export function securityHeaders(
  html: string,
  https: boolean,
  sources: PlatformSources = {},
): Readonly<Record<string, string>> {
  const from = (directive: keyof PlatformSources): readonly string[] => sources[directive] ?? []
  const policy = [
    `default-src 'self'`,
    [
      'script-src',
      `'self'`,
      ...inlineHashes(html, 'script'),
      sourceOf(START_SCRIPT),
      ...from('script-src'),
    ].join(' '),
    ['style-src', `'self'`, ...inlineHashes(html, 'style')].join(' '),
    [`img-src 'self' blob: data:`, ...from('img-src')].join(' '),
    ['connect-src', `'self'`, ...from('connect-src')].join(' '),
    ...(from('frame-src').length > 0 ? [['frame-src', ...from('frame-src')].join(' ')] : []),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
