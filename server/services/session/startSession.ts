import { runWithAdapter } from '@better-auth/core/context'
import { statement, type Db } from '#server/db/database.ts'
import { authAdapter, type Auth } from './auth.ts'
import type { Client } from './client.ts'
import { SESSION_COOKIE, setCookie, signed } from './cookie.ts'
import { NO_ADDRESS } from './noAddress.ts'

const accountOf = statement<{ id: string }>(
  'account_of_person',
  'select id from auth_user where person_id = $1',
)

/**
 * Makes a person's account, where there is none, and a new session in the caller's transaction, and
 * gives the cookie to set once it is committed. `email` is the proven address of a new account.
 * Always a new token: one that was set before signing in is worth nothing afterwards.
 */
export async function startSession(
  tx: Db,
  auth: Auth,
  person: { id: string; name: string; email?: string },
  client: Client,
): Promise<string> {
  const { internalAdapter, options } = await auth.engine.$context
  return runWithAdapter(authAdapter(tx)(options), async () => {
    // Never shown and never written to: better-auth wants an address, and a member made by a link has none.
    const email = person.email ?? `${person.id}${NO_ADDRESS}`
    const account = {
      name: person.name,
      email,
      emailVerified: person.email !== undefined,
      personId: person.id,
    }
    const [known] = await tx.query(accountOf, [person.id])
    const user = known ?? (await internalAdapter.createUser(account, { method: 'email' }))
    const session = await internalAdapter.createSession(user.id, false, {
      ipAddress: client.address,
      userAgent: client.userAgent.slice(0, 300),
    })
    return setCookie(auth.cookie, SESSION_COOKIE, signed(session.token, auth.secret))
  })
}
