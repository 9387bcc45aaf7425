import { returnPath } from '#rules/returnPath.ts'
import type { Db } from '#server/db/database.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { addressGroup, countWithin } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'
import { isOffered } from './isOffered.ts'

const STARTS = { limit: 30, minutes: 15, reason: 'TOO_MANY_SIGN_INS_STARTED' } as const

/**
 * Gives the address at which the browser signs in at a provider; it comes back to a path of ours.
 * The cookies bind the way back to this browser.
 */
export async function startProviderSignIn(
  { auth, db, client }: { auth: Auth; db: Db; client: Client },
  { providerId, returnTo }: { providerId: string; returnTo: string },
): Promise<Outcome<{ url: string; cookies: string[] }>> {
  return refusalsAsErrors(async () => {
    const found = auth.providers.find(({ id, kind }) => id === providerId && kind === 'REDIRECT')
    if (!found) throw refuse('PROVIDER_UNKNOWN', { field: 'providerId' })
    if (!(await isOffered(db, found.id))) throw refuse('PROVIDER_UNKNOWN')
    const limited = await db.transaction((tx) =>
      countWithin(tx, { kind: 'provider', by: addressGroup(client.address), ...STARTS }),
    )
    if (limited) throw limited
    const started = await auth.startProvider(found.id, returnPath(returnTo))
    if (started === null) throw refuse('PROVIDER_UNREACHABLE', { provider: found.name })
    return started
  })
}
