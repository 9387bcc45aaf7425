import { readSession } from '#server/auth/session.ts'
import { startSession } from '#server/auth/signIn.ts'
import type { SignIn } from '#server/domain/acceptInvitation.ts'
import type { Outcome } from '#server/domain/command.ts'
import { viewerOf } from '#server/viewer.ts'
import type { Context } from '#server/viewer.ts'

/**
 * Runs a command that signs somebody in. Once it is committed the answer sets the session's cookie, and the rest of
 * the answer is what the new person sees.
 */
export async function signingIn<Result>(context: Context, run: (signIn: SignIn) => Promise<Outcome<Result>>): Promise<Outcome<Result>> {
  const { db, auth, request } = context
  let cookie = ''
  const outcome = await run(async (tx, person) => {
    cookie = await startSession(tx, auth, person, { address: request.address, userAgent: request.headers['user-agent'] ?? '' })
  })
  if (outcome.result !== null) {
    request.cookies.push(cookie)
    context.viewer = await viewerOf(db, await readSession(db, auth, cookie.split(';')[0], []))
  }
  return outcome
}
