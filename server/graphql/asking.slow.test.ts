import { graphql } from 'graphql'
import type { Db, Statement } from '#server/db/database.ts'
import { WorkDropped, type Asker } from '#server/db/turns.ts'
import { createBudget, PER_MINUTE } from '#server/kernel/budget.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { auth, cookieOf } from '#server/testing/permissions/ask.ts'
import type { Person } from '#server/testing/permissions/people.ts'
import { buildWorld, type World } from '#server/testing/permissions/world.ts'
import { addIdea } from '#server/testing/testSite.ts'
import { createContext, type ServerParts } from './context.ts'
import { buildSchema } from './schema.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

/** A database that notes for whom it works, and the names of its statements. */
function noting(db: Db): { db: Db; askers: Asker[]; names: string[] } {
  const askers: Asker[] = []
  const names: string[] = []
  const wrap = (inner: Db): Db => ({
    engine: inner.engine,
    signals: inner.signals,
    orm: inner.orm,
    forAsker: (asker) => {
      askers.push(asker)
      return wrap(inner.forAsker(asker))
    },
    query: <Row>(statement: Statement<Row>, values?: readonly unknown[]) => {
      names.push(statement.name)
      return inner.query(statement, values)
    },
    transaction: (work) => inner.transaction(work),
  })
  return { db: wrap(db), askers, names }
}

describeOnEngines('asking', (open) => {
  let world: World
  beforeAll(async () => {
    world = await buildWorld(open())
  })

  const contextOf = (
    db: Db,
    who: Person,
    {
      address = '192.0.2.7',
      signal = new AbortController().signal,
      isWrite = false,
      databaseMs = 0,
      budget = createBudget(),
    } = {},
  ) => {
    const mailer = { codeBy: 'MAIL' } as ServerParts['mailer']
    const headers = { cookie: cookieOf(who) }
    return createContext(
      { db, auth, publicUrl: 'http://localhost', mailer, budget },
      { id: 'r', headers, address, cookies: [], signal },
      { isWrite, price: { rows: 0, bytes: 0, databaseMs } },
    )
  }

  test.each([
    ['visitor', '192.0.2.7'],
    ['guest', '192.0.2.7'],
    ['member', 'member'],
  ] as const)('a %s is counted by address or by person', async (who, client) => {
    const { db, askers } = noting(open())
    await contextOf(db, who)
    expect(askers.at(-1)?.client).toBe(client === 'member' ? world.ids.member : client)
    expect(askers.at(-1)?.until).toBeLessThan(performance.now() + 16_000)
  })

  test('a household with IPv6 is one client', async () => {
    const { db, askers } = noting(open())
    await contextOf(db, 'visitor', { address: '2001:db8:1:2::7' })
    await contextOf(db, 'visitor', { address: '2001:db8:1:2:ffff::9' })
    expect(new Set(askers.map(({ client }) => client)).size).toBe(1)
  })

  test('what is used up by visitors at an address is there for another, and for a member at that address', async () => {
    const budget = createBudget()
    const asked = { budget, databaseMs: 2_000 }
    for (let left = PER_MINUTE.address; left > 0; left -= 2_000)
      await contextOf(open(), 'visitor', asked)
    await expect(contextOf(open(), 'guest', asked)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 2 },
    })
    await contextOf(open(), 'visitor', { ...asked, address: '192.0.2.8' })
    await contextOf(open(), 'member', asked)
  })

  test('reads of a client that has gone are dropped, and what it wanted to be written is written', async () => {
    const gone = new AbortController()
    const reads = await contextOf(open(), 'member', { signal: gone.signal })
    const writes = await contextOf(open(), 'member', { signal: gone.signal, isWrite: true })
    gone.abort()
    await expect(reads.viewer.ideas.load(1)).rejects.toBeInstanceOf(WorkDropped)
    await expect(writes.viewer.ideas.load(1)).resolves.toBeDefined()
  })

  test('related ideas of a list are read one by one, so that others come between, and once for each idea', async () => {
    const boardId = world.site.boards.public
    for (let n = 0; n < 12; n += 1)
      await addIdea(open(), {
        title: 'Related lanterns',
        boardId,
        statusId: world.statusId,
      })
    const { db, names } = noting(open())
    const { data, errors } = await graphql({
      schema: buildSchema(),
      source:
        '{ ideas(first: 12, sort: NEWEST) { edges { node { relatedIdeas { title relatedIdeas { title } } } } } }',
      contextValue: await contextOf(db, 'visitor'),
    })
    expect(errors).toBeUndefined()
    const found = data as {
      ideas: { edges: { node: { relatedIdeas: { relatedIdeas: unknown[] }[] } }[] }
    }
    const related = found.ideas.edges.flatMap(({ node }) => node.relatedIdeas)
    expect(related.filter(({ relatedIdeas }) => relatedIdeas.length === 5)).toHaveLength(60)
    expect(names.filter((name) => name === 'similar_chosen').length).toBe(12)
  })
})
