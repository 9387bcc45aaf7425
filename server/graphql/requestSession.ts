import { guestOf, noGuestCookie } from '#server/areas/accounts/guest.ts'
import { requireKeptCookie } from '#server/areas/accounts/keptCookie.ts'
import { endSession, readSession } from '#server/areas/accounts/session.ts'
import { signInFrom } from '#server/areas/accounts/signInFrom.ts'
import type { SignedIn, SignIn } from '#server/areas/accounts/signInIdentity.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { viewerOf, type Context, type Viewer } from './context.ts'
import type { Answer } from './mutation.ts'
import { viewerRef } from './refs.ts'

/**
 * Runs a command that signs somebody in. Once it is committed the answer sets the session's cookie,
 * and the rest of the answer is what the new person sees.
 */
export async function runSignIn<Result>(
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

/** Does the same for a one-time link, which a browser that keeps no cookies would use up in vain. */
export async function runSignInByLink<Result>(
  context: Context,
  run: (signIn: SignIn) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const { auth, request } = context
  const { cookie: cookieHeader, 'sec-fetch-site': fetchSite } = request.headers
  const isBrowser = fetchSite !== undefined
  requireKeptCookie(auth, { isBrowser, cookieHeader }, request.cookies)
  return runSignIn(context, run)
}

type Proven = Pick<Answer<SignedIn>, 'result'>

/** Whether the proof was right, and still needs a name to go with it. */
export function needsNameOf({ result }: Proven): boolean {
  return result !== null && result.personId === null
}

/** A payload's viewer: who is signed in now, null where nobody is. */
export const viewerSignedIn = () =>
  ({
    type: viewerRef,
    nullable: true,
    description: 'Who is signed in now; null where nobody is.',
    resolve: ({ result }: Proven, _: object, { viewer }: Context): Viewer | null =>
      result?.personId ? viewer : null,
  }) as const

async function takeOver(context: Context, cookie: string): Promise<void> {
  const { db, auth, request } = context
  request.cookies.push(cookie)
  if (guestOf(auth, request.headers.cookie) !== null)
    request.cookies.push(...noGuestCookie(auth, request.headers.cookie))
  context.viewer = await viewerOf(db, await readSession(db, auth, cookie.split(';')[0], []))
}

/** Ends the session that the request came with, where there is one; the rest of the answer is a visitor's. */
export async function leave(context: Context): Promise<void> {
  const { db, auth, request } = context
  await endSession(db, auth, request.headers.cookie, request.cookies)
  context.viewer = await viewerOf(db, null)
}
