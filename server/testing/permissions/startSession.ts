import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { SESSION_COOKIE, setCookie, signed } from '#server/services/session/cookie.ts'

/** In place of server/services/session/startSession.ts, which Jest's VM cannot load with better-auth: the same rows and the same cookie. */
export async function startSession(
  tx: Db,
  auth: Auth,
  person: { id: string; name: string; email?: string },
): Promise<string> {
  const token = newId('session')
  await tx.orm
    .insert(authUser)
    .values({
      id: person.id,
      personId: person.id,
      name: person.name,
      email: person.email ?? `${person.id}@account.invalid`,
    })
    .onConflictDoNothing()
  await tx.orm
    .insert(authSession)
    .values({ id: token, token, userId: person.id, expiresAt: new Date(Date.now() + 86_400_000) })
  return setCookie(auth.cookie, SESSION_COOKIE, signed(token, auth.secret))
}
