import type { Outcome } from '#relay/acts/Act.ts'
import type { Track } from '#services/analytics/usage.ts'

/**
 * Tells usage analytics what became of an attempt to sign in; nothing where it did not reach the
 * server.
 */
export function trackSignIn(
  track: Track,
  by: 'code' | 'firebase',
  outcome: Outcome<{ readonly needsName: boolean | null | undefined }>,
): void {
  if (outcome.kind === 'refused') track('sign_in_step', { step: 'refused', by })
  if (outcome.kind === 'done')
    track('sign_in_step', { step: outcome.data.needsName ? 'nameNeeded' : 'done', by })
}
