/**
 * Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date (RFC 9110 10.2.3);
 * null when it says nothing.
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}
