import { request } from 'node:http'
import { pino } from 'pino'
import { createPlatformWatch } from '#server/services/platforms/watch.ts'
import { createIngest, type Ingest } from './ingest.ts'
import { createOrigins } from './origins.ts'
import { listen, type HttpServer } from './server.ts'

const settings = { apiKey: 'the-sites-key', host: 'https://amplitude.example', direct: false }
const event = {
  event_type: 'idea_voted',
  event_properties: { idea: 'idea_7', voted: true },
  device_id: 'cAAAAAAAAAAAAAAAAAAAAA',
  session_id: 1_780_000_000_000,
  time: 1_780_000_000_001,
  insert_id: 'abcdef0123',
}
const taken = () => Promise.resolve(new Response('{"code":200,"events_ingested":1}'))

let server: HttpServer
let ingest: Ingest
let now = 0
const forward = jest.fn<Promise<Response>, [string, RequestInit]>()

beforeEach(async () => {
  forward.mockReset().mockImplementation(taken)
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    trustProxy: true,
    log: pino({ level: 'silent' }),
  })
  ingest = createIngest({
    settings,
    origins: createOrigins({
      publicUrl: `http://127.0.0.1:${server.port}`,
      isFixed: false,
      allowed: [],
    }),
    fetch: forward as never,
    now: () => now,
  })
  server.serve(ingest.answer)
})
afterEach(() => server.close(100))

function send(
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<{ status: number; text: string }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      `http://127.0.0.1:${server.port}/ingest`,
      { method, agent: false, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let answer = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: answer }))
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
const forwarded = (index = 0): unknown => JSON.parse(String(forward.mock.calls[index]?.[1].body))

test('forwards the event with the site’s key, and nothing of who sent it', async () => {
  const headers = {
    cookie: 'earshot.session=secret',
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'Mozilla/5.0',
    'accept-language': 'ca',
  }
  const { status, text } = await send(
    {
      api_key: 'first-party',
      events: [
        {
          ...event,
          user_id: 'ada@example.com',
          ip: '203.0.113.9',
          user_agent: 'x',
          user_properties: { name: 'Ada' },
        },
      ],
      client: 'x',
    },
    headers,
  )
  expect([status, JSON.parse(text)]).toEqual([200, { code: 200, events_ingested: 1 }])
  const [url, init] = forward.mock.calls[0] ?? []
  expect([url, init?.headers]).toEqual([
    'https://amplitude.example/2/httpapi',
    { 'content-type': 'application/json', accept: '*/*' },
  ])
  expect(forwarded()).toEqual({ api_key: 'the-sites-key', events: [event] })
})

test('forwards only what is in the catalogue', async () => {
  const wrong = [
    { ...event, event_type: 'idea_read' },
    { ...event, event_properties: { idea: 'idea_7', voted: true, title: 'Dark mode' } },
    { ...event, device_id: 'ada@example.com' },
    { ...event, insert_id: undefined },
    { ...event, time: 'now' },
    null,
    'text',
  ]
  expect((await send({ events: [...wrong, event] })).status).toBe(200)
  expect(forwarded()).toEqual({ api_key: 'the-sites-key', events: [event] })
  expect((await send({ events: wrong })).status).toBe(400)
  expect(forward).toHaveBeenCalledTimes(1)
  expect(ingest.counts()).toMatchObject({ received: 15, refused: 14, forwarded: 1, failed: 0 })
})

test.each<[unknown, Record<string, string>, string, number]>([
  [{ events: [] }, {}, 'POST', 400],
  [{}, {}, 'POST', 400],
  [{ events: Array.from({ length: 101 }, () => event) }, {}, 'POST', 400],
  ['no json', {}, 'POST', 400],
  [{ events: [event] }, { 'content-type': 'text/plain' }, 'POST', 415],
  [{ events: [event] }, { origin: 'https://elsewhere.example' }, 'POST', 403],
  [{ events: [event] }, { 'sec-fetch-site': 'cross-site' }, 'POST', 403],
  [
    JSON.stringify({ events: [event], more: 'x'.repeat(70_000) }),
    { 'content-length': '70400' },
    'POST',
    413,
  ],
  ['', {}, 'GET', 405],
])(
  'answers what is no batch of ours without forwarding (%#)',
  async (body, headers, method, status) => {
    const answer = await send(body, headers, method).catch(() => ({ status: 413 }))
    expect(answer.status).toBe(status)
    expect(forward).not.toHaveBeenCalled()
  },
)

test.each<[string, () => Promise<Response>]>([
  ['fails', () => Promise.resolve(new Response('{"code":500}', { status: 500 }))],
  ['answers with a page', () => Promise.resolve(new Response('<p>Terms'))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'a provider that %s is answered with 503, so that the browser keeps the event',
  async (_, answer) => {
    forward.mockImplementation(answer)
    expect((await send({ events: [event] })).status).toBe(503)
    expect(ingest.counts()).toMatchObject({
      received: 1,
      forwarded: 0,
      failed: 1,
      lastForwardedAt: null,
    })
  },
)

test('a provider that hangs holds up no more than a few, and each no longer than its time', async () => {
  const signals: AbortSignal[] = []
  forward.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal as AbortSignal)
        signal?.addEventListener('abort', () => reject(new Error('late')))
      }),
  )
  const all = Array.from({ length: 25 }, () => send({ events: [event] }))
  const first = await Promise.race(all)
  expect([first.status, signals.length]).toEqual([503, 20])
  await Promise.all(all)
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})

test('an address has so many batches a minute', async () => {
  const from = (address: string) => send({ events: [event] }, { 'x-forwarded-for': address })
  for (let count = 0; count < 60; count += 1) expect((await from('203.0.113.1')).status).toBe(200)
  expect((await from('203.0.113.1')).status).toBe(429)
  // The same one, as IPv6 writes it.
  expect((await from('::ffff:cb00:7101')).status).toBe(429)
  expect((await from('203.0.113.2')).status).toBe(200)
  now += 60_000
  expect((await from('203.0.113.1')).status).toBe(200)
})

test('the watch tells how platforms stand, asking each at most once in a while', async () => {
  const cloud = {
    projectId: 'example',
    appId: '1:2:web:3',
    apiKey: 'AIzaExample',
    authDomain: 'example.firebaseapp.com',
  }
  const ask = jest.fn((url: string) =>
    Promise.resolve(
      url.includes('webConfig')
        ? new Response('{"appId":"1:2:web:3","measurementId":"G-1"}')
        : new Response(
            '{"code":400,"error":"Request missing required field","missing_field":"events"}',
            { status: 400 },
          ),
    ),
  )
  const watch = createPlatformWatch({
    settings: { usage: settings, cloud },
    ingest,
    publicUrl: 'https://ideas.example',
    fetch: ask as never,
    now: () => now,
  })
  await send({ events: [event] })
  expect(await watch()).toMatchObject({
    usage: { reach: 'REACHABLE', host: settings.host, counts: { received: 1, forwarded: 1 } },
    cloud: { reach: 'REACHABLE', analytics: true, projectId: 'example' },
  })
  await watch()
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each<[string, () => Promise<Response>, string, string]>([
  ['nobody answers', () => Promise.reject(new TypeError('x')), 'UNREACHABLE', 'UNREACHABLE'],
  [
    'the key is wrong',
    () =>
      Promise.resolve(new Response('{"code":400,"error":"Invalid API key: k"}', { status: 400 })),
    'REFUSED',
    'REFUSED',
  ],
  [
    'something else answers',
    () => Promise.resolve(new Response('<p>')),
    'UNREACHABLE',
    'UNREACHABLE',
  ],
])('the watch says when %s', async (_, answer, usage, cloud) => {
  const watch = createPlatformWatch({
    settings: {
      usage: settings,
      cloud: { projectId: 'p', appId: 'a', apiKey: 'k', authDomain: 'd' },
    },
    ingest: undefined,
    publicUrl: '',
    fetch: answer,
  })
  expect(await watch()).toMatchObject({ usage: { reach: usage }, cloud: { reach: cloud } })
})
