// The error catalogue in Chromium, where a redirect that is not followed is opaque: what jsdom and Node cannot show.
import assert from 'node:assert/strict'
import path from 'node:path'
import { build, type Rollup } from 'vite'
import { test } from './harness/test.ts'
import { openVisit, type Visit } from './harness/visit.ts'
import { startOddServer, type OddServer } from './network/oddServer.ts'
import type { Outcome, Question } from './network/page.ts'

let server: OddServer
let visit: Visit

/** The page's script, made from the client's sources as a product's build would make it. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'network/page.ts'), formats: ['es'] },
    },
  })
  return (built as Rollup.RollupOutput[])[0]?.output[0].code ?? ''
}

test.beforeAll(async ({ browser }) => {
  server = await startOddServer(await script())
  visit = await openVisit(browser, server.url)
  // The browser reports on the console what it thinks of these answers.
  visit.allow(/Failed to load resource|^failed request/)
  await visit.page.goto(`${server.url}/`)
  await visit.page.waitForFunction(() => 'ask' in window)
})

test.afterAll(async () => {
  await visit?.close()
  await server?.close()
})

const ask = (endpoint: string, more: Partial<Question> = {}): Promise<Outcome> =>
  visit.page.evaluate((question) => window.ask(question), {
    endpoint,
    kind: 'query',
    method: 'POST',
    ...more,
  } as Question)

for (const status of [301, 302, 303, 307, 308]) {
  test(`${status}: a redirect is not followed, and is a ServerError without status or body`, async () => {
    for (const more of [{}, { method: 'GET' }, { kind: 'mutation' }] as const) {
      assert.deepEqual(await ask(`/redirect-${status}`, more), {
        code: 'SERVER',
        status: null,
        body: null,
      })
    }
    assert.deepEqual(
      server.seen.filter((it) => it.endsWith('/landed')),
      [],
    )
  })
}

const catalogue: readonly (readonly [endpoint: string, outcome: Outcome])[] = [
  ['/fine', { answer: { data: { ok: true } } }],
  ['/300', { code: 'SERVER', status: 300, body: { choices: [] } }],
  ['/404-json', { code: 'SERVER', status: 404, body: { errors: [{ message: 'no' }] } }],
  ['/500-html', { code: 'SERVER', status: 500, body: '<h1>Oh</h1>' }],
  ['/200-html', { code: 'PARSE', status: 200 }],
  ['/empty', { code: 'PARSE', status: 200 }],
  ['/object', { code: 'MISSING_RESULT', status: 200, body: {} }],
  ['/null-data', { code: 'MISSING_RESULT', status: 200, body: { data: null, errors: [] } }],
  ['/errors', { code: 'GRAPHQL_RESPONSE', status: 200, body: { errors: [{ message: 'no' }] } }],
  ['/hangs-up', { code: 'NETWORK', status: null }],
  ['/cut', { code: 'NETWORK', status: null }],
  ['/silent', { code: 'TIMEOUT', status: null }],
  ['http://localhost:1/refused', { code: 'NETWORK', status: null }],
]

for (const [endpoint, outcome] of catalogue) {
  test(`${endpoint}: ${outcome.code ?? 'an answer'}`, async () => {
    const { body, ...came } = await ask(endpoint)
    assert.deepEqual(body === undefined ? came : { ...came, body }, outcome)
  })
}

test('the pages saw nothing else go wrong', () =>
  assert.deepEqual(visit.problems(), ['request to another host: http://localhost:1/refused']))
