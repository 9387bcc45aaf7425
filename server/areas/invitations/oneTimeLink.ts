import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a one-time link: 256 random bits, and what of it is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/**
 * Gives the SHA-256 of a token, which is stored in its place. A slow hash is for secrets that can
 * be guessed; 256 bits cannot.
 */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
