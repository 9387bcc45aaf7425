import { get } from 'node:http'
import { PassThrough } from 'node:stream'
import { GraphQLError } from 'graphql'
import { createLog } from '#server/services/log/log.ts'
import { until } from '#server/testing/until.ts'
import { countAtOnce } from './atOnce.ts'
import { createGraphQLHandler } from './graphql.ts'
import { createOrigins } from './origins.ts'
import { Refusal, untilLate } from './refusal.ts'
import { type HttpServer, listen } from './server.ts'

jest.mock('./refusal.ts', () => ({
  ...jest.requireActual<typeof import('./refusal.ts')>('./refusal.ts'),
  untilLate: jest.fn(),
}))

const waiting: (() => void)[] = []
let logged = ''
const isLate = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))
let server: HttpServer

beforeEach(async () => {
  waiting.length = 0
  logged = ''
  jest.mocked(untilLate).mockImplementation(isLate)
  const log = createLog(
    new PassThrough().on('data', (line: Buffer) => void (logged += String(line))),
  )
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: true, log })
})
afterEach(() => {
  jest.restoreAllMocks()
  return server.close(0)
})

const ask = (path: string, address: string, signal?: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address }
    const options = { host: '127.0.0.1', port: server.port, path, headers, agent: false, signal }
    get(options, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    }).on('error', reject)
  })

const heldUp = (count: number): Promise<void> =>
  until(`${count} wait`, () => Promise.resolve(waiting.length === count))

test('who waits to hear of a refusal holds no place meanwhile', async () => {
  const atOnce = countAtOnce({ perClient: 1, inAll: 1 })
  server.serve((request, response) =>
    atOnce('a', () => {
      if (request.url === '/wrong') throw new Refusal(400, 'Wrong.').late()
      response.end()
      return Promise.resolve()
    }),
  )
  const refused = ask('/wrong', '192.0.2.1')
  await heldUp(1)
  expect(await ask('/right', '192.0.2.1')).toBe(200)
  waiting[0]?.()
  expect(await refused).toBe(400)
})

test('an address that asks 200 times within a second is answered late from then on; others at once', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(5_000)
  const asked: (string | undefined)[] = []
  server.serve((request, response) => {
    asked.push(request.url)
    response.end()
  })
  for (let round = 0; round < 4; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => ask('/', '192.0.2.1')))
  const late = ask('/late', '192.0.2.1')
  const gone = new AbortController()
  const left = ask('/left', '192.0.2.1', gone.signal).catch(() => 0)
  await heldUp(2)
  expect(await ask('/other', '192.0.2.2')).toBe(200)
  gone.abort()
  await left
  await until('it has left', () => Promise.resolve(logged.includes('/left')))
  for (const goOn of waiting) goOn()
  expect(await late).toBe(200)
  expect(asked.slice(200)).toEqual(['/other', '/late'])
})

test('an operation beyond its budget is answered late, when its request is worked off', async () => {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 3 }
  const graphql = createGraphQLHandler({
    execute: () => Promise.resolve({ errors: [new GraphQLError('Too much.', { extensions })] }),
    createContext: () => ({}),
    origins: createOrigins({
      publicUrl: `http://127.0.0.1:${server.port}`,
      isFixed: false,
      allowed: [],
    }),
  })
  const order: string[] = []
  server.serve(async (request, response, info) => {
    await graphql(request, response, info)
    order.push(response.headersSent ? 'answered' : 'worked off')
  })
  const answer = ask('/graphql?query=%7Ba%7D', '192.0.2.1')
  await heldUp(1)
  await until('it is worked off', () => Promise.resolve(order.length === 1))
  waiting[0]?.()
  expect(await answer).toBe(429)
  expect(order).toEqual(['worked off'])
})
