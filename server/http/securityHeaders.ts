import { createHash } from 'node:crypto'

/** CSP hashes of the inline elements of one name that carry their own text. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map((found) => `'sha256-${createHash('sha256').update(found[1] ?? '').digest('base64')}'`)
}

/**
 * Headers for every answer. Takes the built index.html, whose inline script and style are allowed by their hashes, and
 * whether people come by https. No Trusted Types: React sets the server's sanitised HTML as a plain string.
 */
export function securityHeaders(html: string, https: boolean): Readonly<Record<string, string>> {
  const policy = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineHashes(html, 'script')].join(' '),
    ['style-src', `'self'`, ...inlineHashes(html, 'style')].join(' '),
    `img-src 'self' blob: data:`,
    `connect-src 'self'`,
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
