import type { Db } from '#server/db/database.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { addressGroup, countWithin } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { NamedSite } from '#server/services/letters/letter.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'
import { type SignIn, provingIdentity, type SignedIn } from './signInIdentity.ts'
import { signInWithProvider } from './signInWithProvider.ts'

/** Signs in whom an ID token of Firebase Authentication names. */
export async function signInWithFirebase(
  { auth, db, client }: { auth: Auth; db: Db; client: Client },
  { idToken, name, site }: { idToken: string; name: string | null; site: NamedSite },
  signIn: SignIn,
): Promise<Outcome<SignedIn>> {
  const provider = auth.providers.find(({ id }) => id === 'firebase')
  const refused = (reason: 'PROVIDER_UNKNOWN' | 'PROOF_EXPIRED') =>
    refusalsAsErrors<SignedIn>(() => Promise.reject(refuse(reason, { field: 'idToken' })))
  if (!provider) return refused('PROVIDER_UNKNOWN')
  const tries = {
    kind: 'firebase',
    by: addressGroup(client.address),
    limit: 30,
    minutes: 15,
    reason: 'TOO_MANY_SIGN_INS_TRIED',
  } as const
  const limited = await db.transaction((tx) => countWithin(tx, tries))
  if (limited) return refusalsAsErrors(() => Promise.reject(limited))
  const identity = await auth.readFirebaseToken(idToken)
  if (identity === null) return refused('PROOF_EXPIRED')
  return provingIdentity(db, (tx) =>
    signInWithProvider(tx, { identity, providerName: provider.name, site, name }, signIn),
  )
}
