import { buildSchema } from 'graphql'
import { pino } from 'pino'
import { createExecute } from '#server/graphql/execution/execute.ts'
import { LIMITS } from '#server/graphql/execution/limits.ts'
import { callHttp } from '#server/testing/callHttp.ts'
import { createGraphQLHandler } from './graphql.ts'
import { createOrigins } from './origins.ts'
import { type HttpServer, listen } from './server.ts'

const log = pino({ level: 'silent' })
let server: HttpServer
let url: string
/** The address's payments so far, in units of its budget. */
let paid = 0

beforeEach(async () => {
  paid = 0
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
  url = `http://127.0.0.1:${server.port}`
  const schema = buildSchema('type Query { a: Int }')
  const graphql = createGraphQLHandler({
    execute: createExecute({ schema, log, introspection: false }),
    createContext: () => ({}),
    budget: { take: () => 0, owe: (_, price) => void (paid += price) },
    origins: createOrigins({ publicUrl: url, isFixed: false, allowed: [] }),
  })
  server.serve(graphql)
})
afterEach(() => server.close(0))

const long = 'a'.repeat(LIMITS.characters + 1)

test.each([
  ['an operation', 200, 0, JSON.stringify({ query: '{ a }' })],
  ['an operation that is none', 400, 300, JSON.stringify({ query: '{ b }' })],
  ['an operation that is too long', 413, 300, JSON.stringify({ query: long })],
  ['a parameter that nobody knows', 400, 300, JSON.stringify({ query: '{ a }', long })],
  ['no operation', 400, 300, JSON.stringify({ variables: { long } })],
  ['a list', 400, 300, JSON.stringify([long])],
  ['no JSON', 400, 300, long],
])('%s is answered by %d, and costs %d units beside its bytes', async (_, status, units, text) => {
  const body = Buffer.from(text)
  const accept = 'application/graphql-response+json'
  const headers = { 'content-type': 'application/json', accept }
  const answer = await callHttp(url, '/graphql', { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  expect(paid).toBeCloseTo(units + body.length / 500)
})

test('an operation in the address costs its bytes', async () => {
  const path = '/graphql?query=%7Ba%7D'
  expect((await callHttp(url, path)).status).toBe(200)
  expect(paid).toBeCloseTo(path.length / 500)
})
