import { eq } from 'drizzle-orm'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import { person } from '#server/db/tables/people.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { cookieScope, signed } from '#server/services/session/cookie.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { endSession, readSession } from './session.ts'

const DAY = 86_400_000
const auth = {
  secret: 'a secret of tests',
  cookie: cookieScope('http://localhost'),
} as Auth
const header = (token: string, secret = auth.secret) =>
  `x=1; earshot.session_token=${signed(token, secret)}`

describeOnEngines('sessions', (open) => {
  let personId: string
  const add = async (token: string, times: { expiresAt?: Date; updatedAt?: Date } = {}) => {
    await open()
      .orm.insert(authSession)
      .values({
        id: token,
        token,
        userId: personId,
        expiresAt: new Date(Date.now() + DAY),
        ...times,
      })
    return header(token)
  }

  beforeAll(async () => {
    ;({ personId } = await addMember(open(), 'COLLABORATOR', 'Tessa'))
    await open()
      .orm.insert(authUser)
      .values({ id: personId, personId, name: 'Tessa', email: `${personId}@account.invalid` })
  })

  test('the cookie of a session tells who it is', async () => {
    const cookies: string[] = []
    const session = await readSession(open(), auth, await add('valid'), cookies)
    expect(session).toMatchObject({ personId, name: 'Tessa', role: 'COLLABORATOR', banned: false })
    expect(cookies).toEqual([])
  })

  test('expired, unknown, unsigned, and signed with another secret is nobody', async () => {
    await add('mine')
    const expired = await add('expired', { expiresAt: new Date(Date.now() - 1000) })
    for (const cookie of [
      expired,
      header('unknown'),
      'earshot.session_token=mine',
      header('mine', 'another'),
      '',
      undefined,
    ]) {
      expect(await readSession(open(), auth, cookie, [])).toBeNull()
    }
  })

  test('one that is used is prolonged to 90 days, once a day', async () => {
    const cookie = await add('old', { updatedAt: new Date(Date.now() - 2 * DAY) })
    const cookies: string[] = []
    await readSession(open(), auth, cookie, cookies)
    await readSession(open(), auth, cookie, cookies)
    expect(cookies).toEqual([
      expect.stringMatching(
        /^earshot\.session_token=old\..*; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
    const [row] = await open().orm.select().from(authSession).where(eq(authSession.token, 'old'))
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(89.9 * DAY)
  })

  test('signing out ends the session itself, and only that one', async () => {
    const [left, kept] = [await add('left'), await add('kept')]
    const cookies: string[] = []
    await endSession(open(), auth, left, cookies)
    expect(cookies).toEqual(['earshot.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await readSession(open(), auth, left, [])).toBeNull()
    expect(await readSession(open(), auth, kept, [])).not.toBeNull()
  })

  test('a ban holds at the next request', async () => {
    const cookie = await add('banned')
    await open().orm.update(person).set({ bannedAt: new Date().toISOString() })
    expect(await readSession(open(), auth, cookie, [])).toMatchObject({ banned: true })
  })
})
