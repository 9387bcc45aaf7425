import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Identity } from './provider.ts'

const CLOCK_SECONDS = 5

/**
 * Reads ID tokens of a Firebase project: signed with RS256 by one of its published keys, made for
 * this project, not expired, by a sign-in that has been. Gives null for every other one
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens).
 */
export function firebaseReader({
  projectId,
  keysUrl,
}: {
  projectId: string
  keysUrl: string
}): (idToken: string) => Promise<Identity | null> {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 })
  const rules = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    clockTolerance: CLOCK_SECONDS,
  }
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, rules)
      const {
        sub,
        auth_time: signedInAt,
        iat,
        email,
        email_verified: emailVerified,
        name,
      } = payload
      const latest = Date.now() / 1000 + CLOCK_SECONDS
      if (typeof sub !== 'string' || sub === '' || sub.length > 128) return null
      if (typeof signedInAt !== 'number' || signedInAt > latest || (iat ?? Infinity) > latest)
        return null
      return {
        provider: 'firebase',
        subject: sub,
        email: typeof email === 'string' ? email : null,
        emailVerified: emailVerified === true,
        name: typeof name === 'string' ? name : '',
      }
    } catch {
      return null
    }
  }
}
