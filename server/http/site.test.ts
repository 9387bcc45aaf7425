import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql'
import { pino } from 'pino'
import type { Db } from '#server/db/database.ts'
import { WorkDropped } from '#server/db/turns.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { createGraphQLHandler } from './graphql.ts'
import { createOrigins } from './origins.ts'
import { precompress } from './precompress.ts'
import { type HttpServer, listen } from './server.ts'
import { createSite } from './site.ts'
import { START_SCRIPT } from './startScript.ts'

const INLINE = `document.documentElement.dataset.theme = 'dark'`
const HTML = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/a.js"></script><p>${'Earshot '.repeat(100)}</p>`

let folder: string
let server: HttpServer
let url: string
let healthy = true
/** Thrown instead of beginning an operation. */
let refusal: Error | undefined
const logged: string[] = []
let release: () => void = () => undefined
let begin: () => void = () => undefined
/** Resolves once a query for `slow` is being answered. */
const begun = () => new Promise<void>((resolve) => (begin = resolve))

function makeSchema(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { hello(name: String): String, boom: String, people: String, slow: String, self: Query, list(first: Int): [Query!] }
    type Mutation { count: Int }
  `)
  const resolvers: Record<string, (...args: never[]) => unknown> = {
    hello: (
      _: unknown,
      { name }: { name?: string },
      { request: info }: { request: RequestInfo },
    ) => {
      if (name === 'cookie') info.cookies.push('a=1; HttpOnly', 'b=2')
      return name === 'address' ? info.address : `hello ${name ?? 'you'}`
    },
    boom: () => {
      throw new Error('the password is hunter2')
    },
    people: () => {
      throw new GraphQLError('Only members may', { extensions: { code: 'FORBIDDEN' } })
    },
    slow: () =>
      new Promise((resolve) => {
        release = () => resolve('done')
        begin()
      }),
    self: () => ({}),
    list: () => [],
  }
  for (const [name, field] of Object.entries(schema.getQueryType()!.getFields()))
    field.resolve = resolvers[name] as never
  schema.getMutationType()!.getFields()['count']!.resolve = () => 1
  return schema
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-site-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), HTML)
  writeFileSync(
    path.join(folder, 'assets/a.js'),
    `console.log(${JSON.stringify('a'.repeat(2000))})`,
  )
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(
    path.join(folder, '.vite/preloads.json'),
    JSON.stringify([['^/ideas/[^/]+$', ['</assets/idea.js>; rel=modulepreload']]]),
  )
  await precompress(folder)
  healthy = true
  refusal = undefined
  logged.length = 0
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
  url = `http://127.0.0.1:${server.port}`
  const db = {
    engine: 'embedded',
    query: () => (healthy ? Promise.resolve([]) : Promise.reject(new Error('gone'))),
  } as unknown as Db
  const origins = createOrigins({ publicUrl: url, isFixed: false, allowed: [] })
  const graphql = createGraphQLHandler({
    execute: createExecute({ schema: makeSchema(), log, introspection: false }),
    createContext: (info) => {
      if (refusal !== undefined) throw refusal
      return { request: info }
    },
    origins,
  })
  server.serve(
    createSite({ db, graphql, client: folder, publicUrl: url, origins, version: '1.2.3' }),
  )
})
afterEach(async () => {
  await server.close(100)
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly text: string
}

/** node:http rather than fetch, which hides what it decompresses and sets headers of its own. */
function call(
  pathname: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${pathname}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

interface Result {
  readonly data: Record<string, unknown>
  readonly errors: readonly [
    {
      readonly message: string
      readonly extensions: { readonly code: string; readonly reference: string }
    },
  ]
}
const json = (answer: Answer): Result => JSON.parse(answer.text) as Result

describe('the client', () => {
  const html = { accept: 'text/html' }

  test('answers every page with index.html, compressed, never from an old cache', async () => {
    const answer = await call('/ideas/7/dark-mode', {
      headers: { ...html, 'accept-encoding': 'br' },
    })
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'cache-control': 'no-cache' },
    })
    const etag = String(answer.headers['etag'])
    expect(
      (await call('/', { headers: { ...html, 'accept-encoding': 'br', 'if-none-match': etag } }))
        .status,
    ).toBe(304)
  })

  test.each([
    ['a program that draws links', { accept: '*/*' }, 200],
    ['a program that says nothing', {}, 200],
    ['a script of a page', { accept: '*/*', 'sec-fetch-dest': 'empty' }, 404],
    ['an image', { accept: 'image/avif,image/*;q=0.8,*/*;q=0.5', 'sec-fetch-dest': 'image' }, 404],
    ['a program that wants data', { accept: 'application/json' }, 404],
  ])('an idea read by %s', async (_who, headers, status) => {
    expect((await call('/ideas/7', { headers })).status).toBe(status)
    expect((await call('/ideas/7/v2.0', { headers })).status).toBe(status)
    expect((await call('/assets/gone.js', { headers })).status).toBe(404)
  })

  test('has no page at the name of its file, which leads to the home page', async () => {
    for (const method of ['GET', 'HEAD'])
      expect(await call('/index.html', { method, headers: html })).toMatchObject({
        status: 308,
        headers: { location: '/' },
      })
  })

  test('tells the browser what else a page needs, and nobody else', async () => {
    const link = '</assets/idea.js>; rel=modulepreload'
    expect((await call('/ideas/7', { headers: html })).headers['link']).toBe(link)
    for (const [path, headers] of [
      ['/ideas/7', { accept: 'application/json' }],
      ['/team', html],
      ['/assets/a.js', html],
    ] as const)
      expect((await call(path, { headers })).headers['link']).toBeUndefined()
  })

  test('keeps assets for ever, and does not answer a missing file with a page', async () => {
    expect((await call('/assets/a.js')).headers['cache-control']).toContain('immutable')
    expect((await call('/assets/gone.js', { headers: html })).status).toBe(404)
    expect((await call('/../../package.json', { headers: html })).status).toBe(404)
    expect((await call('/api/nothing', { headers: html })).status).toBe(404)
    expect((await call('/', { method: 'POST' })).status).toBe(405)
  })

  test('is held to a strict policy that lets exactly its own inline scripts run', async () => {
    const { headers } = await call('/', { headers: html })
    const hashes = [INLINE, START_SCRIPT].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(headers['content-security-policy']).toContain(`style-src 'self';`)
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('health', () => {
  test('says how the database is', async () => {
    expect(json(await call('/health'))).toEqual({ ok: true, engine: 'embedded', version: '1.2.3' })
    healthy = false
    expect(await call('/health')).toMatchObject({
      status: 503,
      text: expect.stringContaining('"ok":false') as string,
    })
  })
})

describe('GraphQL over HTTP', () => {
  test('answers posts and GET queries, the same each time', async () => {
    const body = {
      operationName: 'A',
      query: 'query A($n: String) { hello(name: $n) }',
      variables: { n: 'Ada' },
    }
    for (let time = 0; time < 3; time += 1)
      expect(json(await post(body))).toEqual({ data: { hello: 'hello Ada' } })
    const query = new URLSearchParams({
      query: body.query,
      variables: JSON.stringify(body.variables),
    }).toString()
    expect(json(await call(`/graphql?${query}`))).toEqual({ data: { hello: 'hello Ada' } })
  })

  test('compresses an answer for those who take it so, and leaves a small one alone', async () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f']
    const selection = fields.map((name) => `${name}: hello(name: $n)`).join(' ')
    const ask = (n: string, accepted: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
        body: JSON.stringify({ query: `query A($n: String) { ${selection} }`, variables: { n } }),
      })
    const long = 'long '.repeat(100)
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(long, encoding)
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(300)
      const { data } = (await answer.json()) as Result
      expect(data).toEqual(Object.fromEntries(fields.map((name) => [name, `hello ${long}`])))
    }
    expect((await ask('Ada', 'br')).headers.get('content-encoding')).toBeNull()
    expect((await ask(long, 'identity')).headers.get('content-encoding')).toBeNull()
  })

  test('runs the operation that is named, also when the document has several', async () => {
    const query = 'query A { hello } query B { hello(name: "B") }'
    for (let time = 0; time < 3; time += 1) {
      expect(json(await post({ query, operationName: 'A' })).data).toEqual({ hello: 'hello you' })
      expect(json(await post({ query, operationName: 'B' })).data).toEqual({ hello: 'hello B' })
    }
  })

  test('refuses mutations by GET', async () => {
    expect((await call(`/graphql?query=${encodeURIComponent('mutation { count }')}`)).status).toBe(
      405,
    )
    expect(json(await post({ query: 'mutation { count }' }))).toEqual({ data: { count: 1 } })
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'query=mutation{count}', 415],
    ['plain text', 'text/plain', '{"query":"mutation{count}"}', 415],
    ['multipart', 'multipart/form-data; boundary=x', '--x--', 415],
    ['no JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[{"query":"{hello}"}]', 400],
    [
      'more than a megabyte',
      'application/json',
      JSON.stringify({ query: `{ hello } #${'x'.repeat(1024 * 1024)}` }),
      413,
    ],
  ])('refuses %s', async (_what, type, body, status) => {
    const answer = await post(body, { 'content-type': type })
    expect(answer.status).toBe(status)
    expect(json(answer).errors[0].message).toMatch(/^[A-Z].*\.$/)
  })

  test('refuses other methods, and has no page to play with', async () => {
    expect((await call('/graphql', { method: 'PUT' })).status).toBe(405)
    expect(
      (await call('/graphql', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }))
        .status,
    ).toBe(405)
    expect((await call('/graphql', { headers: { accept: 'text/html' } })).text).not.toContain(
      '<html',
    )
  })

  test('refuses posts from other sites and allows none of them by headers', async () => {
    const body = { query: 'mutation { count }' }
    expect((await post(body, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(body, { origin: 'null' })).status).toBe(403)
    const own = await post(body, { origin: url, 'sec-fetch-site': 'same-origin' })
    expect(own.status).toBe(200)
    expect(own.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('sets cookies that resolvers asked for', async () => {
    const answer = await post({ query: '{ hello(name: "cookie") }' })
    expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('takes the address from the socket, whatever a header says', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(
        json(await post({ query: '{ hello(name: "address") }' }, { 'x-forwarded-for': '1.2.3.4' }))
          .data.hello,
      ).toBe('127.0.0.1')
    expect(logged).toEqual([expect.stringContaining('TRUST_PROXY=true')])
  })

  test('masks failures, with a reference that is in the log', async () => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await post({ query: '{ boom hello }' })
      const { data, errors } = json(answer)
      expect(answer.text).not.toContain('hunter2')
      expect(data).toEqual({ boom: null, hello: 'hello you' })
      expect(errors[0]).toMatchObject({
        path: ['boom'],
        extensions: { code: 'INTERNAL', reference: answer.headers['x-request-id'] },
      })
      expect(logged.at(-1)).toContain(errors[0].extensions.reference)
      expect(logged.at(-1)).toContain('hunter2')
    }
  })

  test('tells who asked too much, and who comes when there is too much to do, how long to wait', async () => {
    const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 7 }
    refusal = new GraphQLError('Too often', { extensions })
    const spent = await post({ query: '{ hello }' })
    expect([spent.status, spent.headers['retry-after']]).toEqual([429, '7'])
    expect(json(spent).errors[0]).toMatchObject({ message: 'Too often', extensions })
    refusal = new WorkDropped('full')
    const busy = await post({ query: '{ hello }' })
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '2'])
    expect(json(busy).errors[0].extensions.code).toBe('BUSY')
    expect(logged).toEqual([])
  })

  test('refuses an address that sends what is wrong again and again, before it is read', async () => {
    const wrong = () => post({ query: '{ noSuchField }' })
    const first = await wrong()
    expect(json(first).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    // Many at once, since from the sixth of a second on each is told late.
    let refused: Answer | undefined
    for (let sent = 0; sent < 5_000 && refused === undefined; sent += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, wrong))
      refused = answers.find(({ status }) => status !== 200)
    }
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('passes on what is meant for people', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { errors } = json(await post({ query: '{ people }' }))
      expect(errors[0]).toMatchObject({
        message: 'Only members may',
        path: ['people'],
        extensions: { code: 'FORBIDDEN' },
      })
    }
    expect(logged).toEqual([])
  })

  test('answers no questions about the schema unless told to', async () => {
    expect(
      json(await post({ query: '{ __schema { types { name } } }' })).errors[0].message,
    ).toContain('introspection')
  })

  test.each([
    ['10,000 aliases', `{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}: hello`).join(' ')} }`],
    ['100 aliases', `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: hello`).join(' ')} }`],
    ['500 levels', `${'{ self '.repeat(500)} { hello } ${'}'.repeat(500)}`],
    [
      'fragments in a circle',
      '{ ...A } fragment A on Query { self { ...B } } fragment B on Query { self { ...A } }',
    ],
    ['nested lists', '{ list(first: 100) { list(first: 100) { list(first: 100) { hello } } } }'],
    [
      'a fragment bomb',
      `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { a: self { ...F${n + 1} } b: self { ...F${n + 1} } }`).join(' ')} fragment F30 on Query { hello }`,
    ],
  ])('refuses %s, and quickly', async (_what, query) => {
    const from = process.cpuUsage()
    const answer = await post({ query })
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(5_000)
    expect(json(answer).data ?? null).toBeNull()
    expect(json(answer).errors).toHaveLength(1)
  })

  test('counts pages by their variables', async () => {
    const query =
      'query L($n: Int) { list(first: $n) { list(first: $n) { list(first: $n) { hello } } } }'
    expect(json(await post({ query, variables: { n: 10 } }))).toEqual({ data: { list: [] } })
    expect(json(await post({ query, variables: { n: 100 } })).errors[0].extensions.code).toBe(
      'OPERATION_TOO_LARGE',
    )
    expect(json(await post({ query, variables: { n: 10 } }))).toEqual({ data: { list: [] } })
  })
})

test('a file that vanished since the start is not found, one that cannot be read fails, and the server lives on', async () => {
  for (const name of ['a.js', 'a.js.br', 'a.js.gz']) rmSync(path.join(folder, 'assets', name))
  const headers = { 'accept-encoding': 'br' }
  const gone = await call('/assets/a.js', { headers })
  expect(gone).toMatchObject({
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(gone.headers).not.toHaveProperty('content-encoding')
  expect(gone.headers).not.toHaveProperty('etag')
  mkdirSync(path.join(folder, 'assets/a.js.br'))
  expect(await call('/assets/a.js?token=abc', { headers })).toMatchObject({ status: 500 })
  // One-time tokens and codes stand in searches.
  expect(logged.join()).toContain('"path":"/assets/a.js"')
  expect(logged.join()).not.toContain('abc')
  expect((await call('/health')).status).toBe(200)
})

describe('stopping', () => {
  test('finishes what runs, and takes nothing new', async () => {
    const isRunning = begun()
    const running = post({ query: '{ slow }' })
    await isRunning
    const closing = server.close(5_000)
    await expect(call('/health')).rejects.toThrow(/ECONNREFUSED/)
    release()
    expect(json(await running)).toEqual({ data: { slow: 'done' } })
    await closing
  })

  test('cuts off what does not finish in time', async () => {
    const isRunning = begun()
    const running = post({ query: '{ slow }' }).catch((error: Error) => error)
    await isRunning
    await server.close(200)
    expect(String(await running)).toMatch(/socket hang up|ECONNRESET/)
  })
})

test('a probe of HTTP/1.0, which names no host, is told of health, and of nothing else', async () => {
  const first = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.0\r\n\r\n`),
      )
      let said = ''
      socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
      socket.on('end', () => resolve(said.split('\r\n', 1)[0] ?? ''))
      socket.on('error', reject)
    })
  expect(await first('/health')).toBe('HTTP/1.1 200 OK')
  expect(await first('/')).toBe('HTTP/1.1 400 Bad Request')
})

test('a taken port is told in one sentence', async () => {
  const again = listen({
    port: server.port,
    host: '127.0.0.1',
    trustProxy: false,
    log: pino({ level: 'silent' }),
  })
  await expect(again).rejects.toThrow(`Port ${server.port} is already in use`)
})
