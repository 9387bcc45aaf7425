import { adoptGuest } from '#server/areas/votes/adoptGuest.ts'
import type { Db } from '#server/db/database.ts'
import type { RequestInfo } from '#server/http/request.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { startSession } from '#server/services/session/startSession.ts'
import { guestOf } from './guest.ts'
import { endSession } from './session.ts'

/**
 * Starts a person's session for a request, in the transaction of what signs them in, and gives its cookie. Every way of signing in
 * goes through here: the votes that the browser cast as a guest become the person's, and its session of before, which no cookie names any
 * more, ends.
 */
export async function signInFrom(
  tx: Db,
  auth: Auth,
  request: Pick<RequestInfo, 'headers' | 'address'>,
  person: { id: string; name: string; email?: string },
): Promise<string> {
  const guestId = guestOf(auth, request.headers.cookie)
  if (guestId !== null) await adoptGuest(tx, guestId, person.id)
  await endSession(tx, auth, request.headers.cookie, [])
  return startSession(tx, auth, person, {
    address: request.address,
    userAgent: request.headers['user-agent'] ?? '',
  })
}
