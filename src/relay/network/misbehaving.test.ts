import type { RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { GraphQLResponseError } from '../errors/GraphQLResponseError.ts'
import { MissingResultError } from '../errors/MissingResultError.ts'
import { NetworkError } from '../errors/NetworkError.ts'
import { ParseError } from '../errors/ParseError.ts'
import { RequestError } from '../errors/RequestError.ts'
import { ServerError } from '../errors/ServerError.ts'
import { TimeoutError } from '../errors/TimeoutError.ts'
import { startBareServer, type BareServer } from '../testing/bareServer.ts'
import { networkTo, send } from '../testing/client.ts'
import { echoQuery } from '../testing/core/documents.ts'

const secret = 'a secret variable'
let server: BareServer
let answer: RequestListener
let unhandled: unknown[]

const note = (reason: unknown) => unhandled.push(reason)
beforeAll(
  async () =>
    void (server = await startBareServer((request, response) => answer(request, response))),
)
afterAll(() => server.close())
beforeEach(() => {
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  // Node tells of what nobody caught before it turns to anything else.
  await new Promise(setImmediate)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

function answerWith(
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  answer = (_request, response) => void response.writeHead(status, headers).end(body)
}

async function failureOf(options: Parameters<typeof networkTo>[1] = {}): Promise<RequestError> {
  const failure = await send(
    networkTo(server.url, { retry: { attempts: 1, delay: 1, longestWait: 1 }, ...options }),
    echoQuery,
    { text: secret },
  ).then(
    (value) => new Error(`answered ${JSON.stringify(value).slice(0, 100)}`),
    (error: unknown) => error,
  )
  if (!(failure instanceof RequestError)) throw failure
  expect(failure.operation).toBe('documentsEchoQuery')
  expect(`${failure.message}${failure.stack}${JSON.stringify(failure)}`).not.toContain(secret)
  return failure
}

describe('a status of 300 or higher is a ServerError', () => {
  test.each([
    300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 413, 415, 418, 429, 499, 500, 501,
    502, 503, 504, 599,
  ])('%i', async (status) => {
    const before = server.seen.length
    const isBodiless = status === 304
    answerWith(status, isBodiless ? '' : '{"data":{"echo":"no"},"errors":[]}', {
      location: '/elsewhere',
      'content-type': 'application/json',
    })
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(ServerError)
    expect(failure).toMatchObject({
      code: 'SERVER',
      status,
      body: isBodiless ? '' : { data: { echo: 'no' }, errors: [] },
    })
    expect(server.seen.length).toBe(before + 1)
  })

  test.each([
    ['HTML', '<h1>Bad gateway</h1>'],
    ['nothing', ''],
    ['half of a JSON text', '{"errors":'],
  ])('with %s as its body keeps the text', async (_what, body) => {
    answerWith(502, body, { 'content-type': 'text/html' })
    await expect(failureOf()).resolves.toMatchObject({ status: 502, body })
  })

  test('a redirect that the browser hides has neither status nor body', async () => {
    const opaque = { type: 'opaqueredirect', status: 0, headers: new Headers() } as Response
    const failure = await failureOf({ fetch: async () => opaque })
    expect(failure).toBeInstanceOf(ServerError)
    expect(failure).toMatchObject({ code: 'SERVER', status: null, body: null })
  })

  test('keeps the request id and how long to wait', async () => {
    answerWith(429, '{}', { 'retry-after': '7', 'x-request-id': 'r-1' })
    await expect(failureOf()).resolves.toMatchObject({ retryAfter: 7_000, requestId: 'r-1' })
  })
})

describe('what is not JSON is a ParseError', () => {
  test.each([
    ['HTML', '<!doctype html><title>Login</title>'],
    ['nothing', ''],
    ['spaces', '  \n'],
    ['half of a JSON text', '{"data":{"echo":'],
    ['JSON and more', '{"data":{}} garbage'],
  ])('%s with 200', async (_what, body) => {
    answerWith(200, body)
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(ParseError)
    expect(failure).toMatchObject({ code: 'PARSE', status: 200, text: body })
  })

  test.each([
    ['latin1', Buffer.from('{"data":{"echo":"\u00e9"}}', 'latin1')],
    ['UTF-16', Buffer.from('{"data":{"echo":"x"}}', 'utf16le')],
  ])('text in %s', async (_what, body) => {
    answerWith(200, body)
    expect(await failureOf()).toBeInstanceOf(ParseError)
  })
})

describe('JSON with neither data nor errors is a MissingResultError', () => {
  test.each([
    '{}',
    'null',
    '[]',
    '1',
    '"text"',
    'true',
    '{"data":null}',
    '{"errors":[]}',
    '{"data":null,"errors":[]}',
    '{"data":null,"errors":null}',
    '{"data":null,"extensions":{"x":1}}',
    '[{"data":{"echo":"x"}}]',
    '{"data":"text"}',
    '{"data":[]}',
    '{"data":{}}',
  ])('%s', async (body) => {
    answerWith(200, body)
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(MissingResultError)
    expect(failure).toMatchObject({ code: 'MISSING_RESULT', status: 200, body: JSON.parse(body) })
  })
})

describe('errors without data are a GraphQLResponseError', () => {
  test.each([
    '{"errors":[{"message":"no"}]}',
    '{"data":null,"errors":[{"message":"no"}]}',
    '{"errors":[null]}',
    '{"errors":"no"}',
    '{"errors":{"message":"no"}}',
  ])('%s', async (body) => {
    answerWith(200, body)
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(GraphQLResponseError)
    expect(failure).toMatchObject({
      code: 'GRAPHQL_RESPONSE',
      status: 200,
      body: JSON.parse(body),
      errors: [{ message: expect.any(String) }],
    })
  })
})

describe('data is an answer', () => {
  test.each([
    [
      'with failed fields',
      '{"data":{"echo":null},"errors":[{"message":"no","path":["echo"]}]}',
      { data: { echo: null }, errors: [{ message: 'no', path: ['echo'] }] },
    ],
    ['with an empty errors list', '{"data":{"echo":"x"},"errors":[]}', { data: { echo: 'x' } }],
    ['with null errors', '{"data":{"echo":"x"},"errors":null}', { data: { echo: 'x' } }],
    [
      'with errors that are no objects',
      '{"data":{"echo":"x"},"errors":[null,"no"]}',
      { data: { echo: 'x' }, errors: [{ message: 'null' }, { message: 'no' }] },
    ],
    ['with a byte order mark', '\ufeff{"data":{"echo":"x"}}', { data: { echo: 'x' } }],
    [
      'with extensions',
      '{"data":{"echo":"x"},"extensions":{"cost":1}}',
      { data: { echo: 'x' }, extensions: { cost: 1 } },
    ],
  ])('%s', async (_what, body, expected) => {
    answerWith(200, body, { 'content-type': 'text/plain' })
    await expect(send(networkTo(server.url), echoQuery)).resolves.toEqual(expected)
  })

  test('in gzip', async () => {
    answerWith(200, gzipSync('{"data":{"echo":"x"}}'), { 'content-encoding': 'gzip' })
    await expect(send(networkTo(server.url), echoQuery)).resolves.toEqual({ data: { echo: 'x' } })
  })

  test('of 50 MB', async () => {
    const text = 'x'.repeat(50_000_000)
    answerWith(200, JSON.stringify({ data: { echo: text } }))
    const { data } = await send(networkTo(server.url), echoQuery)
    expect(data?.['echo'].length).toBe(text.length)
  })
})

describe('what breaks off is a NetworkError', () => {
  const cut =
    (before: (response: ServerResponse) => void): RequestListener =>
    (_request, response) => {
      before(response)
      setTimeout(() => response.destroy(), 10)
    }

  test.each([
    ['before the headers', cut(() => {})],
    ['after the headers', cut((response) => response.writeHead(200).flushHeaders())],
    [
      'in the body',
      cut((response) => response.writeHead(200, { 'content-length': '100' }).write('{"data":')),
    ],
    [
      'in the body of a 500',
      cut((response) => response.writeHead(500, { 'content-length': '100' }).write('{')),
    ],
    [
      'in a chunked body',
      cut((response) => response.writeHead(200).write('{"data":{"echo":"x"}}')),
    ],
  ])('%s', async (_when, listener) => {
    answer = listener
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(NetworkError)
    expect(failure).toMatchObject({ code: 'NETWORK', status: null })
  })

  test('a body that is not in the encoding it names', async () => {
    answerWith(200, '{"data":{"echo":"x"}}', { 'content-encoding': 'gzip' })
    expect(await failureOf()).toBeInstanceOf(NetworkError)
  })

  test('nobody listens at the address', async () => {
    const gone = await startBareServer(() => {})
    await gone.close()
    const failure = await failureOf({ endpoint: gone.url })
    expect(failure).toBeInstanceOf(NetworkError)
    expect(failure).toMatchObject({ reason: 'ECONNREFUSED' })
  })

  test('the address is none', async () => {
    expect(await failureOf({ endpoint: 'http://[', method: 'GET' })).toBeInstanceOf(NetworkError)
  })
})

describe('what is too slow is a TimeoutError', () => {
  afterEach(() => void jest.useRealTimers())

  const timeLimits = { request: 60, upload: 1_000 }

  test.each<[string, RequestListener]>([
    ['slow headers', () => {}],
    ['a slow body', (_request, response) => void response.writeHead(200).write('{')],
    ['a slow body of a 500', (_request, response) => void response.writeHead(500).write('{')],
  ])('%s', async (_what, listener) => {
    // Only what the limit waits by: the connection is a real one.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] })
    answer = listener
    const [before, seen] = [server.abandoned(), server.seen.length]
    const failed = failureOf({ timeLimits })
    await server.until(() => server.seen.length === seen + 1)
    jest.advanceTimersByTime(timeLimits.request)
    const failure = await failed
    expect(failure).toBeInstanceOf(TimeoutError)
    expect(failure).toMatchObject({ code: 'TIMEOUT', limit: 60 })
    await server.until(() => server.abandoned() === before + 1)
  })

  test('retries are inside the limit', async () => {
    answerWith(503, '')
    const failure = await failureOf({
      timeLimits,
      retry: { attempts: 100, delay: 20, longestWait: 1_000 },
    })
    expect(failure).toBeInstanceOf(TimeoutError)
  })

  test('a call can say its own limit', async () => {
    answer = (_request, response) =>
      void setTimeout(() => response.end('{"data":{"echo":"late"}}'), 150)
    const patient = send(
      networkTo(server.url, { timeLimits }),
      echoQuery,
      {},
      { metadata: { timeLimit: 5_000 } },
    )
    await expect(patient).resolves.toEqual({ data: { echo: 'late' } })
  })
})
