import { createHash } from 'node:crypto'

/** CSP hashes of the inline elements of one name that carry their own text. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map(
    (found) =>
      `'sha256-${createHash('sha256')
        .update(found[1] ?? '')
        .digest('base64')}'`,
  )
}

/** The sources admitted besides our own, by directive (server/services/platforms). */
export type PlatformSources = Partial<
  Readonly<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>
>

/**
 * Headers for every answer. Takes the built index.html, whose inline script and style are allowed by their hashes, and
 * whether people come by https; and what the configured platforms need. No Trusted Types: React
 * sets the server's sanitised HTML as a plain string.
 */
export function securityHeaders(
  html: string,
  https: boolean,
  sources: PlatformSources = {},
): Readonly<Record<string, string>> {
  const from = (directive: keyof PlatformSources): readonly string[] => sources[directive] ?? []
  const policy = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineHashes(html, 'script'), ...from('script-src')].join(' '),
    ['style-src', `'self'`, ...inlineHashes(html, 'style')].join(' '),
    `img-src 'self' blob: data:`,
    ['connect-src', `'self'`, ...from('connect-src')].join(' '),
    ...(from('frame-src').length > 0 ? [['frame-src', ...from('frame-src')].join(' ')] : []),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    // A provider's window has to tell this page how the sign-in went.
    'cross-origin-opener-policy':
      from('frame-src').length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
