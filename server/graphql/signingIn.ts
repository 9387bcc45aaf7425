import { guestOf, noGuestCookie } from '#server/areas/accounts/guest.ts'
import { readSession } from '#server/areas/accounts/session.ts'
import { signInFrom } from '#server/areas/accounts/signInFrom.ts'
import type { SignedIn, SignIn } from '#server/areas/accounts/signInIdentity.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { viewerOf, type Context, type Viewer } from './context.ts'
import type { Payload } from './payload.ts'

/**
 * Runs a command that signs somebody in. Once it is committed the answer sets the session's cookie, and the rest of
 * the answer is what the new person sees.
 */
export async function signingIn<Result>(
  context: Context,
  run: (signIn: SignIn) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  let cookie: string | null = null
  const outcome = await run(async (tx, person) => {
    const { auth, client, request } = context
    cookie = await signInFrom(tx, auth, { client, cookieHeader: request.headers.cookie }, person)
  })
  if (outcome.result !== null && cookie !== null) await takeOver(context, cookie)
  return outcome
}

/** Signs in by a proof that may have to be sent again with a name, as the answer's payload. */
export async function signInAnswer(
  context: Context,
  clientMutationId: string | null,
  run: (signIn: SignIn) => Promise<Outcome<SignedIn>>,
): Promise<Payload & { needsName: boolean; viewer: Viewer | null }> {
  const { errors, result } = await signingIn(context, run)
  const needsName = result !== null && result.personId === null
  return { needsName, viewer: result?.personId ? context.viewer : null, errors, clientMutationId }
}

async function takeOver(context: Context, cookie: string): Promise<void> {
  const { db, auth, request } = context
  request.cookies.push(cookie)
  if (guestOf(auth, request.headers.cookie) !== null) request.cookies.push(noGuestCookie(auth))
  context.viewer = await viewerOf(db, await readSession(db, auth, cookie.split(';')[0], []))
}
