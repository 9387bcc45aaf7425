import type { Db, Statement } from '#server/db/database.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import type { Budget } from '#server/kernel/budget.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { cookieScope, signed } from '#server/services/session/cookie.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { contextOfPage, type ServerParts } from './context.ts'
import { LIMITS } from './execution/limits.ts'
import { FREE } from './execution/price.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const auth = {
  secret: 'a secret of tests',
  cookie: cookieScope('http://localhost'),
  providers: [],
} as unknown as Auth

describeOnEngines('the queries of one page', (open) => {
  test('look at the session once, share what they load, and pay each for itself', async () => {
    await addSite(open())
    const { personId } = await addMember(open())
    const user = { id: personId, personId, name: 'Somebody', email: 'somebody@account.invalid' }
    await open().orm.insert(authUser).values(user)
    const expiresAt = new Date(Date.now() + 60_000)
    await open()
      .orm.insert(authSession)
      .values({ id: 's', token: 't', userId: personId, expiresAt })

    const asked: string[] = []
    const noting = (db: Db): Db => ({
      ...db,
      forAsker: (asker) => noting(db.forAsker(asker)),
      query: <Row>(statement: Statement<Row>, values?: readonly unknown[]) => {
        asked.push(statement.name)
        return db.query(statement, values)
      },
    })
    const paid: [string, number][] = []
    const budget: Budget = {
      take: (client, price) => {
        if (price > 0) paid.push([client, price])
        return 0
      },
      owe: () => undefined,
    }
    const db = noting(open())
    const parts = { db, auth, budget, mailer: {}, publicUrl: '' } as unknown as ServerParts
    const contextFor = contextOfPage(parts, {
      id: 'r',
      headers: { cookie: `earshot.session_token=${signed('t', auth.secret)}` },
      address: '192.0.2.1',
      cookies: [],
      signal: new AbortController().signal,
    })
    const price = (databaseMs: number) => ({ isWrite: false, price: { ...FREE, databaseMs } })
    const [page, frame] = await Promise.all([contextFor(price(5)), contextFor(price(7))])
    await contextFor({ isWrite: false, price: { ...FREE, rows: LIMITS.price.rows } })
    expect(page.viewer.user?.id).toBe(personId)
    expect(frame).toBe(page)
    expect(asked).toEqual(['session_by_token'])
    expect(paid).toEqual([
      [personId, 5],
      [personId, 7],
      // Of the main thread, which fields take.
      [personId, 100],
    ])
  })
})
