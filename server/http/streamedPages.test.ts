import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { pino } from 'pino'
import type { PagePart, PageRequest, RenderedPage } from '#rules/renderedPage.ts'
import type { Execute } from '#server/graphql/execution/execute.ts'
import { createBudget } from '#server/kernel/budget.ts'
import { countAnswers } from './answersInFlight.ts'
import { createHints, linksIn } from './earlyHints.ts'
import { renderPages } from './pages.ts'
import { type HttpServer, listen } from './server.ts'

const HTML = `<!doctype html><html><head><title>Earshot</title><script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" crossorigin href="/assets/main.css"></head><body><div id="root"><p>Boot</p></div>
</body></html>`
const PRELOAD = '</assets/page.js>; rel=modulepreload'

let server: HttpServer
let logged: string[]
/** Called by the renderer. */
let render: (page: PageRequest) => Promise<RenderedPage>

const pageOf = (given: Partial<RenderedPage> = {}): RenderedPage => ({
  redirect: null,
  head: '<title>Ideas</title>',
  css: '',
  structuredData: null,
  html: '<h1>Head</h1>',
  beginning: {
    now: 1,
    siteUrl: 'http://localhost',
    answers: [],
    awaited: [],
    isMissing: false,
    isClosed: false,
  },
  rest: null,
  ...given,
})

/** Parts that come when the test says so; null is the end. */
function heldParts() {
  const rest = new Readable({ objectMode: true, read: () => undefined })
  return { rest, give: (part: PagePart | null) => void rest.push(part) }
}

beforeEach(async () => {
  logged = []
  const log = pino({}, { write: (line) => void logged.push(line) })
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
  const pages = renderPages({
    load: async () => (page) => render(page),
    html: HTML,
    execute: (() => Promise.reject(new Error('Nothing is asked'))) as Execute<unknown>,
    contextFor: () => () => Promise.resolve(undefined),
    budget: createBudget(),
    answers: countAnswers(),
    version: () => Promise.resolve(1),
    isAnonymous: ({ headers }) => headers.cookie === undefined,
    sharedSeconds: 0,
    publicUrl: 'http://localhost',
    hint: createHints(() => [...linksIn(HTML), PRELOAD], false),
    log,
  })
  server.serve(async (asked, response, info) => {
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self'; object-src 'none'`,
    )
    if (!(await pages(asked, response, info))) response.end('by the browser')
  })
})
afterEach(() => server.close(100))

/** Gives the log lines, except those of answered requests. */
const problems = (): { level: number }[] =>
  logged.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level > 30)

const asPerson = { cookie: 'session_token=1' }

/** Asks for a page; resolves with the head of the answer. */
async function ask(
  headers: Readonly<Record<string, string>> = asPerson,
  method = 'GET',
): Promise<IncomingMessage> {
  const sent = request({ port: server.port, host: '127.0.0.1', method, headers, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

/** Reads on until there is a text; gives all that has come. */
function reader(body: Readable) {
  let text = ''
  body.setEncoding('utf8').on('data', (part: string) => {
    text += part
    body.emit('more')
  })
  return {
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) await once(body, 'more')
      return text
    },
    async end(): Promise<string> {
      if (!body.readableEnded) await once(body, 'end')
      return text
    },
  }
}

describe.each([
  ['as it is', 'identity', () => new PassThrough()],
  ['gzip', 'gzip', () => createGunzip()],
  ['Brotli', 'br', () => createBrotliDecompress()],
])('%s', (_, encoding, decoder) => {
  test('a page is there before its late section, whose answer comes before its HTML', async () => {
    const { rest, give } = heldParts()
    render = async () => pageOf({ rest })
    const answer = await ask({ ...asPerson, 'accept-encoding': encoding })
    const { until, end } = reader(answer.pipe(decoder()))
    const begun = await until('</script>')
    expect(begun).toContain('<title>Ideas</title>')
    expect(begun).toContain('<div id="root"><h1>Head</h1></div>')
    expect(begun).not.toContain('Boot')
    give({ answers: [{ text: '</script><b>' }], css: 'p{}', html: '<div hidden>Section</div>' })
    await until('Section')
    give({ answers: [], css: '', html: '' })
    give(null)
    const whole = await end()
    const nonce = /<style nonce="([^"]+)">p\{\}<\/style><div hidden>Section<\/div>/.exec(whole)?.[1]
    expect(whole).toContain(
      '<script type="application/json" data-earshot-part>[{"text":"\\u003c/script>\\u003cb>"}]</script><style nonce=',
    )
    expect(whole.endsWith('</body></html>')).toBe(true)
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' 'sha256-x' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; object-src 'none'`,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

test('the code of a page is named behind its content, and begins behind its beginning', async () => {
  render = async () => pageOf({ rest: (async function* () {})() })
  const text = await reader(await ask()).end()
  expect(text).toMatch(
    /^(?:(?!main\.js).)*<h1>Head<\/h1><\/div>\s*<link rel="modulepreload" crossorigin href="\/assets\/main\.js"><script type="application\/json" id="earshot-beginning">.*<\/script><script data-src="\/assets\/main.js">[^<]*<\/script>\s*<\/body>/,
  )
})

test('a visitor without a cookie gets a whole page, and no nonce', async () => {
  const asked: PageRequest[] = []
  render = async (page) => {
    asked.push(page)
    return pageOf({ css: 'p{}' })
  }
  const answer = await ask({})
  const text = await reader(answer).end()
  expect(asked[0]?.stream).toBeUndefined()
  expect(answer.headers['content-security-policy']).not.toContain('nonce')
  expect(text).not.toContain('nonce')
  expect(text).toContain('<script data-src="/assets/main.js">')
})

test('each page has a nonce of its own', async () => {
  const nonces = new Set<string | undefined>()
  render = async ({ stream }) => {
    nonces.add(stream?.nonce)
    return pageOf({ rest: (async function* () {})() })
  }
  for (let count = 0; count < 3; count++) await reader(await ask()).end()
  expect(nonces.size).toBe(3)
})

test('who asks for the head alone gets it at once, and nothing is rendered for them', async () => {
  const { rest } = heldParts()
  const ended = new Promise<void>((resolve) => {
    render = async ({ stream }) => {
      stream?.signal.addEventListener('abort', () => resolve())
      return pageOf({ rest, beginning: { ...pageOf().beginning, isMissing: true } })
    }
  })
  const answer = await ask(asPerson, 'HEAD')
  expect(answer.statusCode).toBe(404)
  expect(await reader(answer).end()).toBe('')
  await ended
})

test('the rendering ends with its reader', async () => {
  const { rest } = heldParts()
  const ended = new Promise<void>((resolve) => {
    render = async ({ stream }) => {
      stream?.signal.addEventListener('abort', () => resolve())
      return pageOf({ rest })
    }
  })
  const answer = await ask()
  await reader(answer).until('Head')
  answer.destroy()
  await ended
  expect(problems()).toEqual([])
})

test('a page that fails before its first byte is left to the browser, with a reference in the log', async () => {
  const signals: (AbortSignal | undefined)[] = []
  render = async ({ stream }) => {
    signals.push(stream?.signal)
    throw new Error('No room')
  }
  const answer = await ask({ ...asPerson, 'sec-fetch-mode': 'navigate' })
  expect(await reader(answer).end()).toBe('by the browser')
  expect(signals[0]?.aborted).toBe(true)
  expect(problems()).toHaveLength(1)
  expect(problems()[0]).toMatchObject({
    reference: answer.headers['x-request-id'],
    err: { message: 'No room' },
  })
})

/** Sends a request as it is; gives all that comes back. */
async function raw(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  const { end } = reader(socket)
  socket.write(text)
  return end()
}

describe('early hints', () => {
  const any = 'host: a\r\nconnection: close\r\n'
  const rest = `${any}sec-fetch-mode: navigate\r\n\r\n`
  beforeEach(() => {
    render = async () => pageOf()
  })

  test('name the files of a page before it is made', async () => {
    let seen = ''
    const socket = connect(server.port, '127.0.0.1')
    const { until, end } = reader(socket)
    render = async () => {
      seen = await until('\r\n\r\n')
      return pageOf()
    }
    socket.write(`GET / HTTP/1.1\r\n${rest}`)
    const whole = await end()
    expect(seen).toBe(
      'HTTP/1.1 103 Early Hints\r\nLink: </assets/main.css>; rel=preload; as=style; crossorigin, </assets/main.js>; rel=modulepreload, </assets/page.js>; rel=modulepreload\r\n\r\n',
    )
    expect(whole.slice(seen.length)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  test('are not sent where a page is kept already', async () => {
    const ask = `GET / HTTP/1.1\r\n${rest}`
    expect(await raw(ask)).toMatch(/^HTTP\/1\.1 103 /)
    expect(await raw(ask)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['HTTP/1.0', `GET / HTTP/1.0\r\n${rest}`],
    ['a program that reads pages', `GET / HTTP/1.1\r\n${any}\r\n`],
    ['HEAD', `HEAD / HTTP/1.1\r\n${rest}`],
    ['a proxy that may not know them', `GET / HTTP/1.1\r\nX-Forwarded-For: 1.2.3.4\r\n${rest}`],
  ])('are not sent for %s', async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })
})
