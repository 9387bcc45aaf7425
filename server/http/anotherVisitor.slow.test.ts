import { connect } from 'node:net'
import { buildSchema, type GraphQLFieldResolver } from 'graphql'
import { pino } from 'pino'
import { statement, type Db } from '#server/db/database.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { callHttp, type HttpAnswer } from '#server/testing/callHttp.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { askedBy } from './askedBy.ts'
import { createGraphQLHandler } from './graphql.ts'
import { createOrigins } from './origins.ts'
import { listen, type HttpServer } from './server.ts'
import { createSite } from './site.ts'

/* The waits of another visitor while one asks for much: all of it over HTTP, each from an address of their own. */

const log = pino({ level: 'silent' })
const work = statement<never>('another_work', 'select pg_sleep(0.01)')

function makeSchema() {
  const schema = buildSchema('type Query { work: Boolean }')
  const resolve: GraphQLFieldResolver<unknown, { db: Db }> = async (_, __, { db }) => {
    await db.query(work)
    return true
  }
  schema.getQueryType()!.getFields()['work']!.resolve = resolve
  return schema
}

describeOnEngines('another visitor', (open) => {
  let server: HttpServer
  let url: string

  beforeEach(async () => {
    server = await listen({ port: 0, host: '127.0.0.1', trustProxy: true, log })
    url = `http://127.0.0.1:${server.port}`
    const origins = createOrigins({ publicUrl: url, isFixed: false, allowed: [] })
    const graphql = createGraphQLHandler({
      execute: createExecute({ schema: makeSchema(), log, introspection: false }),
      createContext: (info) => ({ db: askedBy(info, open()) }),
      origins,
    })
    const site = { db: open(), graphql, client: 'public', publicUrl: url, origins, version: '1' }
    server.serve(createSite(site))
  })
  afterEach(() => server.close(0))

  const ask = (address: string, times: number): Promise<HttpAnswer> => {
    const fields = Array.from({ length: times }, (_, n) => `a${n}: work`)
    return callHttp(url, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: Buffer.from(JSON.stringify({ query: `{ ${fields.join(' ')} }` })),
    })
  }

  test.each([
    ['of one address', () => '198.51.100.1'],
    ['of a network with IPv6', (n: number) => `2001:db8:1:2::${n + 1}`],
  ])('is answered before nearly all of 50 larger operations %s', async (_, address) => {
    await ask('192.0.2.1', 1)
    let answered = 0
    const flood = Array.from({ length: 50 }, async (__, n) => {
      const answer = await ask(address(n), 4)
      answered += 1
      return answer.status
    })
    const { status } = await ask('192.0.2.1', 1)
    const before = answered
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
    expect(status).toBe(200)
    // A busy machine holds this process up for a while: most of them are still waiting all the same.
    expect(before).toBeLessThan(25)
  })

  test('is answered while the bodies of others never arrive, at their own address as well', async () => {
    const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.51.100.9\r\ncontent-type: application/json\r\ncontent-length: 300\r\n\r\n{`
    let gone = 0
    let tell = (): void => undefined
    const all = new Promise<void>((resolve) => (tell = resolve))
    const sockets = Array.from({ length: 130 }, () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.resume().once('close', () => {
        gone += 1
        if (gone === 30) tell()
      })
      socket.write(head)
      return socket
    })
    try {
      await all
      expect((await ask('192.0.2.1', 1)).status).toBe(200)
      expect(gone).toBe(30)
      expect((await ask('198.51.100.9', 1)).status).toBe(200)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  })
})
