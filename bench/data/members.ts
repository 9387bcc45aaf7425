import { statement, type OpenDatabase } from '#server/db/database.ts'
import { createAuth } from '#server/services/session/auth.ts'
import { startSession } from '#server/services/session/startSession.ts'
import { personId } from './rows.ts'

/** Cookie secret of the benches' servers, so that they accept sessions created here. */
export const BENCH_SECRET = 'only-for-benches-on-this-machine-0123456789'

const promote = statement<never>('bench_owner', `update person set role = 'OWNER' where id = $1`)

/**
 * Signs the first people in, without a browser; the first is the site's owner. Gives a Cookie
 * header for each.
 */
export async function signMembersIn(db: OpenDatabase, count: number): Promise<string[]> {
  const auth = createAuth({ db, secret: BENCH_SECRET, publicUrl: 'http://localhost' })
  const cookies: string[] = []
  for (let index = 0; index < count; index += 1) {
    const person = { id: personId(index), name: `Person ${index + 1}` }
    const cookie = await db.transaction((tx) =>
      startSession(tx, auth, person, { address: '127.0.0.1', userAgent: 'bench' }),
    )
    cookies.push(cookie.split(';')[0] ?? '')
  }
  await db.query(promote, [personId(0)])
  return cookies
}
