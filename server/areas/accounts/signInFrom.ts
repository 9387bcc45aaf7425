import { adoptGuest } from '#server/areas/votes/adoptGuest.ts'
import type { Db } from '#server/db/database.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'
import { startSession } from '#server/services/session/startSession.ts'
import { guestOf } from './guest.ts'
import { endSession } from './session.ts'

/**
 * Starts a person's session for a browser, in the transaction of what signs them in, and gives its
 * cookie. Every way of signing in goes through here: the votes that the browser cast as a guest
 * become the person's, and its session of before, which no cookie names any more, ends.
 */
export async function signInFrom(
  tx: Db,
  auth: Auth,
  { client, cookieHeader }: { client: Client; cookieHeader: string | undefined },
  person: { id: string; name: string; email?: string },
): Promise<string> {
  const guestId = guestOf(auth, cookieHeader)
  if (guestId !== null) await adoptGuest(tx, guestId, person.id)
  await endSession(tx, auth, cookieHeader, [])
  return startSession(tx, auth, person, client)
}
