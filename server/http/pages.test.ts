import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildSchema, GraphQLError } from 'graphql'
import { pino } from 'pino'
import type { PageRequest, RenderPage } from '#rules/renderedPage.ts'
import type { Db } from '#server/db/database.ts'
import { createExecute } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { createBudget, PER_MINUTE } from '#server/kernel/budget.ts'
import { callHttp, type HttpAnswer } from '#server/testing/callHttp.ts'
import { countAnswers } from './answersInFlight.ts'
import { createOrigins } from './origins.ts'
import { renderPages } from './pages.ts'
import { listen, type HttpServer } from './server.ts'
import { createSite } from './site.ts'

const ENTRY = '<script type="module" crossorigin src="/assets/main.js"></script>'
const CLIENT =
  '<!doctype html><head><title>Earshot</title></head><body><div id="root"><p>loading</p></div></body>'
const log = pino({ level: 'silent' })

let folder: string
let server: HttpServer
let url: string
/** The rendered pages: the address, and for whom. */
let rendered: string[]
let contexts: number
let streamed: number
let version: number | Error
/** The language of the site. */
let tag: string
const locale = { read: () => Promise.resolve(tag), known: () => tag }
let failure: Error | undefined
let budget: ReturnType<typeof createBudget>

const schema = buildSchema(
  'type Query { me: String, ideaByNumber(number: Int!): Idea } type Idea { number: Int, slug: String!, mergedInto: Idea }',
)
const { me, ideaByNumber } = schema.getQueryType()!.getFields()
me!.resolve = (_, __, info: RequestInfo) => {
  if (failure !== undefined) throw failure
  return info.headers.cookie ?? 'nobody'
}
const ideas = [
  { slug: 'dark-mode' },
  { slug: 'ダークモード' },
  { slug: 'copy', mergedInto: { slug: 'dark-mode' } },
]
ideaByNumber!.resolve = (_, { number }: { number: number }) => ideas[number - 1] ?? null

async function ask({ fetch }: PageRequest): Promise<string> {
  const body = JSON.stringify({ query: '{ me }', variables: {}, operationName: null })
  const answer = await fetch('/graphql', { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { me: string | null } | null }
  return data?.me ?? 'failed'
}

/** A page that asks who it is for, twice as a page and its frame do. */
const renderPage: RenderPage = async (page) => {
  const [me] = await Promise.all([ask(page), ask(page)])
  if (page.stream) streamed += 1
  rendered.push(`${page.address} for ${me}${page.locale === 'en' ? '' : ` in ${page.locale}`}`)
  return {
    redirect: page.address.startsWith('/old') ? '/new' : null,
    head: '<title>A page</title>',
    css: page.address.startsWith('/styled') ? 'p{color:red}' : '',
    structuredData: null,
    html: `<p>${rendered.length} for ${me}</p>${'<p>Earshot</p>'.repeat(200)}`,
    beginning: {
      now: page.now,
      siteUrl: page.siteUrl,
      answers: [],
      awaited: [],
      isMissing: page.address.startsWith('/missing'),
      isClosed: false,
    },
    rest: null,
  }
}

async function start(sharedSeconds = 0): Promise<void> {
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: true, log })
  url = `http://127.0.0.1:${server.port}`
  const origins = createOrigins({ publicUrl: url, isFixed: false, allowed: [] })
  const site = createSite({
    db: {} as Db,
    graphql: () => Promise.reject(new Error('Nothing is asked by HTTP')),
    pages: (html, _, files) =>
      renderPages<RequestInfo>({
        load: () => Promise.resolve(renderPage),
        html,
        files,
        locale,
        execute: createExecute({ schema, log, introspection: false }),
        contextFor: (info) => {
          contexts += 1
          return () => Promise.resolve(info)
        },
        budget,
        answers: countAnswers(),
        version: () =>
          typeof version === 'number' ? Promise.resolve(version) : Promise.reject(version),
        isAnonymous: ({ headers }) => !(headers.cookie ?? '').includes('session='),
        sharedSeconds,
        publicUrl: url,
        log,
      }),
    locale,
    client: folder,
    publicUrl: url,
    origins,
    version: '1',
  })
  server.serve(site)
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-pages-'))
  writeFileSync(path.join(folder, 'index.html'), CLIENT)
  rendered = []
  contexts = 0
  streamed = 0
  version = 1
  tag = 'en'
  failure = undefined
  budget = createBudget()
  await start()
})
afterEach(async () => {
  await server.close(100)
  rmSync(folder, { recursive: true, force: true })
})

/** As a browser asks. */
const navigating = { 'sec-fetch-mode': 'navigate' }

function get(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<HttpAnswer> {
  return callHttp(url, address, { method, headers: { accept: 'text/html', ...headers } })
}

test('a page is rendered once for all visitors who ask at once, and kept for those who follow', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => get('/')))
  answers.push(await get('/', { cookie: 'theme=dark' }))
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1)
  // Nothing of who was first is in it.
  expect(rendered).toEqual(['/ for nobody'])
  expect(contexts).toBe(1)
  expect(answers[0]?.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Cookie',
  })
})

test('a kept page has a tag for each of its forms, by which a browser learns that it is the same', async () => {
  const forms = await Promise.all(
    ['', 'br', 'gzip'].map((form) => get('/', { 'accept-encoding': form })),
  )
  const [plain, br, gzip] = forms.map(({ bytes }) => bytes) as [Buffer, Buffer, Buffer]
  expect(brotliDecompressSync(br)).toEqual(plain)
  expect(gunzipSync(gzip)).toEqual(plain)
  expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  const tags = forms.map(({ headers }) => headers['etag'] as string)
  expect(new Set(tags).size).toBe(3)
  const [, tag = ''] = tags
  const same = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` })
  expect(same).toMatchObject({
    status: 304,
    headers: { etag: tag, vary: expect.any(String) as string },
  })
  expect(same.bytes).toHaveLength(0)
  // The same page in another form is not the same bytes.
  expect((await get('/', { 'if-none-match': tag })).status).toBe(200)
  version = 2
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': tag })).status).toBe(200)
})

test('an address with an ending is a page, unless a file is there or nobody navigates to it', async () => {
  writeFileSync(path.join(folder, 'logo.svg'), '<svg/>')
  mkdirSync(path.join(folder, 'assets'))
  await server.close(100)
  await start()
  for (const [address, status] of [
    ['/ideas/12/title.', 200],
    ['/ideas/12/v2.0', 200],
    ['/missing.html', 404],
  ] as const) {
    const answer = await get(address)
    expect([address, answer.status]).toEqual([address, status])
    expect(answer.bytes.toString()).toContain('for nobody')
  }
  // A program that draws a link in a chat.
  expect((await get('/ideas/13/v2.0', { accept: '*/*' })).bytes.toString()).toContain('for nobody')
  expect((await get('/logo.svg')).bytes.toString()).toBe('<svg/>')
  for (const [address, accept] of [
    ['/assets/gone.js', 'text/html'],
    ['/missing.php', '*/*'],
  ] as const)
    expect(await get(address, { accept })).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  expect(rendered).toHaveLength(4)
})

test('somebody gets a page of their own, which nobody keeps, with one context for all of its queries', async () => {
  await get('/')
  const own = await get('/', { cookie: 'session=1' })
  expect(own.bytes.toString()).toContain('2 for session=1')
  expect(own.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding, Cookie',
  })
  expect(own.headers['etag']).toBeUndefined()
  expect((await get('/', { cookie: 'session=2' })).bytes.toString()).toContain('3 for session=2')
  expect((await get('/')).bytes.toString()).toContain('1 for nobody')
  expect(contexts).toBe(3)
})

test('what other sites add to an address makes no other page, and what nobody knows is not kept', async () => {
  await get('/?q=a&fbclid=1')
  await get('/?utm_source=mail&q=a')
  expect(rendered).toEqual(['/?q=a for nobody'])
  const unknown = await get('/?q=a&token=1')
  await get('/?q=a&token=1')
  expect(rendered.slice(1)).toEqual(Array(2).fill('/?q=a&token=1 for nobody'))
  expect(unknown.headers['cache-control']).toBe('private, no-store')
  // Whoever has no script sees all of it.
  expect(streamed).toBe(0)
  const packed = await get('/?q=a&token=1', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(packed.bytes).toString()).toContain('for nobody')
  const head = await get('/missing?token=1', {}, 'HEAD')
  expect([head.status, head.bytes.length]).toEqual([404, 0])
  expect(await get('/old?token=1')).toMatchObject({ status: 308, headers: { location: '/new' } })
  const styled = await get('/styled?token=1')
  expect(styled.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  await get('/?q=a&token=1', { cookie: 'session=1' })
  expect(streamed).toBe(1)
})

test('a HEAD request gets the headers alone', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'gzip' })
  const head = await get('/', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(head.bytes).toHaveLength(0)
  expect(head.headers).toMatchObject({
    etag: headers['etag'],
    'content-length': headers['content-length'],
  })
  const own = await get('/missing', { cookie: 'session=1' }, 'HEAD')
  expect([own.status, own.bytes.length]).toEqual([404, 0])
})

test('what is missing is 404 each time, and an old address leads to the right one', async () => {
  const missing = await get('/missing', { 'if-none-match': '*' })
  expect(missing.status).toBe(404)
  expect(missing.headers['etag']).toBeUndefined()
  expect((await get('/missing')).status).toBe(404)
  expect(await get('/old')).toMatchObject({ status: 308, headers: { location: '/new' } })
  expect(await get('/old')).toMatchObject({ status: 308, headers: { location: '/new' } })
  expect(rendered).toEqual(['/missing for nobody', '/old for nobody'])
})

test('an idea by its number alone leads to its address, and is not rendered for that', async () => {
  const location = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, headers)
    return [answer.status, answer.headers['location']]
  }
  expect(await location('/ideas/1')).toEqual([308, '/ideas/1/dark-mode'])
  expect(await location('/ideas/1')).toEqual([308, '/ideas/1/dark-mode'])
  expect(await location('/ideas/1/?comments=newest')).toEqual([
    308,
    '/ideas/1/dark-mode?comments=newest',
  ])
  expect(await location('/ideas/2?token=1')).toEqual([
    308,
    `/ideas/2/${encodeURIComponent('ダークモード')}?token=1`,
  ])
  expect(await location('/ideas/1', { cookie: 'session=1' })).toEqual([308, '/ideas/1/dark-mode'])
  expect(rendered).toEqual([])
  // The page itself says what is not there, or has gone elsewhere.
  for (const path of [
    '/ideas/3',
    '/ideas/4',
    '/ideas/99999999999',
    '/ideas/01',
    '/ideas/1/x',
    '/ideas/x',
  ])
    expect([path, ...(await location(path))]).toEqual([path, 200, undefined])
  expect(rendered).toHaveLength(6)
})

test('where the database is away the browser gets its own page with 503, and when to try again', async () => {
  await get('/')
  version = new Error('connect ECONNREFUSED')
  const answer = await get('/')
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  })
  expect(answer.bytes.toString()).toBe(CLIENT)
  expect((await get('/', {}, 'HEAD')).bytes).toHaveLength(0)
  version = 1
  expect((await get('/')).status).toBe(200)
})

test('a page with a part that failed is not kept', async () => {
  failure = new Error('the connection broke')
  expect((await get('/')).bytes.toString()).toContain('1 for failed')
  failure = undefined
  expect((await get('/')).bytes.toString()).toContain('2 for nobody')
})

test.each(['RATE_LIMITED', 'BUSY'])(
  'what is refused with %s is left to the browser, which tells it',
  async (code) => {
    failure = new GraphQLError('Later', { extensions: { code } })
    const answer = await get('/', navigating)
    expect([answer.status, answer.bytes.toString()]).toEqual([200, CLIENT])
    // A robot would take the empty page for what is there.
    for (const [name, value] of [
      ['cookie', ''],
      ['cookie', 'session=1'],
      ['accept', '*/*'],
      ['sec-fetch-mode', 'cors'],
    ] as const) {
      const told = await get('/ideas/1/x', { [name]: value })
      expect(told).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      })
      // An old browser draws it all the same.
      expect(told.bytes.toString()).toBe(CLIENT)
    }
    failure = undefined
    expect((await get('/')).bytes.toString()).toContain('for nobody')
  },
)

test('an address that had too much rendered gets kept pages alone', async () => {
  const own = { 'x-forwarded-for': '192.0.2.1' }
  await get('/', own)
  budget.owe('192.0.2.1', PER_MINUTE.address, PER_MINUTE.address)
  const empty = await get('/ideas/1/x', { ...own, ...navigating })
  expect([empty.status, empty.bytes.toString()]).toEqual([200, CLIENT])
  expect((await get('/ideas/1/x', own)).status).toBe(503)
  expect((await get('/', own)).bytes.toString()).toContain('1 for nobody')
  expect((await get('/ideas/1/x', { 'x-forwarded-for': '192.0.2.2' })).bytes.toString()).toContain(
    '2 for',
  )
})

test('a kept page has its own style admitted', async () => {
  for (const _ of [1, 2])
    expect((await get('/styled')).headers['content-security-policy']).toMatch(
      /style-src [^;]*'sha256-/,
    )
})

test('a page holds its styles, which its policy admits, and names its code behind the content', async () => {
  await server.close(0)
  const head = `${ENTRY}<link rel="stylesheet" crossorigin href="/assets/main.css">`
  writeFileSync(path.join(folder, 'index.html'), CLIENT.replace('</head>', `${head}</head>`))
  mkdirSync(path.join(folder, 'assets'))
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, 'assets/main.css'), 'p{color:red}\n')
  writeFileSync(path.join(folder, 'assets/page.css'), 'p{color:green}\n')
  const links = [
    '</assets/page.js>; rel=modulepreload',
    '</assets/page.css>; rel=preload; as=style; crossorigin',
    '</assets/gone.css>; rel=preload; as=style; crossorigin',
    '</assets/a.woff2>; rel=preload; as=font; crossorigin',
  ]
  writeFileSync(path.join(folder, '.vite/preloads.json'), JSON.stringify([['^/$', links]]))
  await start()
  const { headers, bytes } = await get('/')
  const html = bytes.toString()
  const disabled = (name: string): string =>
    `<link rel="stylesheet" disabled media="not all" crossorigin href="/assets/${name}.css">`
  expect(html).toContain(
    `<style>p{color:red}</style>${disabled('main')}<style>p{color:green}</style>${disabled('page')}<link rel="stylesheet" crossorigin href="/assets/gone.css"></head>`,
  )
  expect(html).toMatch(
    /<div id="root">.*<\/div>.*<script data-src="[^"]+" data-code="\/assets\/page\.js">/,
  )
  expect(headers['link']).toBe(links.at(-1))
  for (const css of ['p{color:red}', 'p{color:green}'])
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    )
})

test('a page, the empty one too, is in the language of the site, and names its sentences before other code', async () => {
  await server.close(0)
  const withEntry = CLIENT.replace('</head>', `${ENTRY}</head>`)
  writeFileSync(path.join(folder, 'index.html'), `<html lang="en">${withEntry}`)
  mkdirSync(path.join(folder, '.vite'))
  const code = (name: string): string => `</assets/${name}.js>; rel=modulepreload`
  const row = ['^/$', [code('page')], { de: [code('de')], fr: [code('fr')] }]
  writeFileSync(path.join(folder, '.vite/preloads.json'), JSON.stringify([row]))
  tag = 'de'
  await start()
  for (const cookie of ['', 'session=1']) {
    const html = (await get('/', { cookie })).bytes.toString()
    expect(html).toContain('<html lang="de" dir="ltr">')
    expect(html).toContain('data-code="/assets/de.js /assets/page.js"')
    expect(html).not.toContain('fr.js')
  }
  expect(rendered).toEqual(['/ for nobody in de', '/ for session=1 in de'])
  failure = new GraphQLError('Later', { extensions: { code: 'BUSY' } })
  version = 2
  const empty = await get('/', navigating)
  expect(empty.bytes.toString()).toContain('<html lang="de" dir="ltr">')
  expect(empty.headers['link']).toBe([code('de'), code('page')].join(', '))
  tag = 'en'
  expect((await get('/')).bytes.toString()).toContain('<html lang="en">')
})

test('a shared cache may keep a page as long as the operator says', async () => {
  await server.close(0)
  await start(30)
  expect((await get('/')).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, s-maxage=30',
  )
  expect((await get('/', { cookie: 'session=1' })).headers['cache-control']).toBe(
    'private, no-store',
  )
})
