import type { Db } from '#server/db/database.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { addressGroup, countWithin } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'
import { type SignIn, provingIdentity, type SignedIn } from './signInIdentity.ts'
import { signInWithProvider } from './signInWithProvider.ts'

/** Signs in whom an ID token of Firebase Authentication names. */
export async function signInWithFirebase(
  { auth, db, client }: { auth: Auth; db: Db; client: Client },
  { idToken, name, siteName }: { idToken: string; name: string | null; siteName: string },
  signIn: SignIn,
): Promise<Outcome<SignedIn>> {
  const provider = auth.providers.find(({ id }) => id === 'firebase')
  const refused = (code: 'NOT_FOUND' | 'INVALID', message: string) =>
    refusalsAsErrors<SignedIn>(() => Promise.reject(refuse(code, message, 'idToken')))
  if (!provider)
    return refused('NOT_FOUND', 'This way to sign in is not set up here. Choose another one.')
  const tries = {
    kind: 'firebase',
    by: addressGroup(client.address),
    limit: 30,
    minutes: 15,
    sentence: 'Signing in was tried too often from here.',
  }
  const limited = await db.transaction((tx) => countWithin(tx, tries))
  if (limited) return refusalsAsErrors(() => Promise.reject(limited))
  const identity = await auth.readFirebaseToken(idToken)
  if (identity === null)
    return refused(
      'INVALID',
      'This sign-in is not valid any more. Try again, or sign in with a code.',
    )
  return provingIdentity(db, (tx) =>
    signInWithProvider(tx, { identity, providerName: provider.name, siteName, name }, signIn),
  )
}
