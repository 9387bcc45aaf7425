import { createHash, createHmac, randomBytes } from 'node:crypto'
import { siteAddress } from '#rules/siteAddress.ts'

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

/**
 * Gives a secret for a one-time link that can be made again from the server's secret and what names
 * the link, and from nothing else.
 */
export function derivedToken(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`one-time link ${name}`).digest('base64url')
}

/** The address at which an invitation's link is opened. */
export function linkAddress(publicUrl: string, token: string): string {
  return siteAddress(publicUrl, `/invitation?token=${token}`)
}
