import type { RequestListener } from 'node:http'
import { NetworkError } from '../errors/NetworkError.ts'
import { ServerError } from '../errors/ServerError.ts'
import { startBareServer, type BareServer } from '../testing/bareServer.ts'
import { networkTo, operation, send } from '../testing/client.ts'
import { echoQuery, renameMutation } from '../testing/core/documents.ts'

let server: BareServer
let answers: RequestListener[]

const status =
  (code: number, headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end('{}')
const broken: RequestListener = (_request, response) => void response.destroy()
const good: RequestListener = (_request, response) => void response.end('{"data":{"echo":"x"}}')

beforeEach(async () => {
  answers = []
  server = await startBareServer((request, response) =>
    (answers.shift() ?? good)(request, response),
  )
})
afterEach(() => server.close())

const count = () => server.seen.length
const rename = { id: '1', title: 't' }

test.each([
  ['a cut connection', broken],
  ['502', status(502)],
  ['503', status(503)],
  ['504', status(504)],
])('a query is sent again after %s', async (_what, failure) => {
  answers = [failure, failure]
  await expect(send(networkTo(server.url), echoQuery)).resolves.toEqual({ data: { echo: 'x' } })
  expect(count()).toBe(3)
})

test('a query is sent three times at most, and fails with the last error', async () => {
  answers = [broken, broken, status(503), good]
  await expect(send(networkTo(server.url), echoQuery)).rejects.toBeInstanceOf(ServerError)
  expect(count()).toBe(3)
})

test.each([
  ['500', status(500)],
  ['429', status(429)],
  ['401', status(401)],
  ['302', status(302)],
  ['an answer that is not JSON', (_request, response) => void response.end('<html>')],
  ['errors', (_request, response) => void response.end('{"errors":[{"message":"no"}]}')],
] satisfies [string, RequestListener][])(
  'a query is not sent again after %s',
  async (_what, failure) => {
    answers = [failure]
    await expect(send(networkTo(server.url), echoQuery)).rejects.toThrow()
    expect(count()).toBe(1)
  },
)

test.each([
  ['without clientMutationId', rename, 1],
  ['with clientMutationId: null', { ...rename, clientMutationId: null }, 1],
  ['with clientMutationId', { ...rename, clientMutationId: 'm1' }, 2],
])('a mutation %s is sent as often as the server can tell', async (_what, variables, times) => {
  answers = [broken]
  const sent = send(networkTo(server.url), renameMutation, variables)
  if (times === 1) await expect(sent).rejects.toBeInstanceOf(NetworkError)
  else await expect(sent).resolves.toBeTruthy()
  expect(count()).toBe(times)
})

test('a mutation may carry its clientMutationId in its input', async () => {
  answers = [broken]
  await send(networkTo(server.url), operation('mutation M { m }', 'M', 'mutation'), {
    input: { clientMutationId: 'm1' },
  })
  expect(count()).toBe(2)
  expect(server.seen[0]!.body).toBe(server.seen[1]!.body)
})

test('waits longer each time, with a part of chance', async () => {
  answers = [broken, broken]
  const start = performance.now()
  await send(
    networkTo(server.url, {
      retry: { attempts: 3, delay: 40, longestWait: 5_000, random: () => 1 },
    }),
    echoQuery,
  )
  expect(performance.now() - start).toBeGreaterThanOrEqual(40 + 80 - 5)
})

test('waits as long as the server asks', async () => {
  answers = [status(503, { 'retry-after': '1' })]
  const start = performance.now()
  await send(networkTo(server.url), echoQuery)
  expect(performance.now() - start).toBeGreaterThanOrEqual(995)
})

test('does not wait when the server asks for too long', async () => {
  answers = [status(503, { 'retry-after': '3600' })]
  await expect(send(networkTo(server.url), echoQuery)).rejects.toMatchObject({
    retryAfter: 3_600_000,
  })
  expect(count()).toBe(1)
})
