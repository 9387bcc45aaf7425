/** @jest-environment node */
import { createCookieFetch } from '#testing/cookieFetch.ts'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderPage } from './renderPage.tsx'

let server: FlowServer
beforeAll(async () => void (server = await startFlowServer()))
afterAll(() => server.stop())

/** Asks as nobody; where there is to be no site, no answer knows of one. */
const asNobody =
  (site?: null): typeof globalThis.fetch =>
  async (input, init) => {
    const { fetch } = createCookieFetch(server.url, null)
    const answer = await fetch(`${server.url}${String(input)}`, init)
    if (site === undefined) return answer
    const { data } = (await answer.json()) as { data: object }
    return Response.json({ data: { ...data, ...('site' in data && { site }) } })
  }

const wholeFor = (address: string, fetch: typeof globalThis.fetch, locale?: string) =>
  renderPage({
    address,
    fetch,
    siteUrl: server.url,
    now: Date.now(),
    onError: (error) => {
      throw error
    },
    ...(locale !== undefined && { locale }),
  })

const show = (visibility: string) =>
  server.send(
    'mutation Show($to: SiteVisibility!) { updateSite(visibility: $to) { errors { message } } }',
    { to: visibility },
    server.owner,
  )

test('a site for its members says its name and the way in', async () => {
  await show('MEMBERS')
  try {
    for (const address of ['/', '/ideas/1']) {
      const { html, head, beginning } = await wholeFor(address, asNobody())
      expect(html).toContain('>Fieldnotes</h1>')
      expect(html).toContain('Only members can read this site.')
      expect(html).toContain('Signing in needs JavaScript.')
      expect(html).toContain('href="/sign-in"')
      expect(html).not.toContain('You can read without JavaScript.')
      expect(head).toContain('<title>Fieldnotes</title>')
      expect(head).toContain('noindex')
      expect(beginning.isClosed).toBe(true)
    }
    const german = await wholeFor('/', asNobody(), 'de')
    expect(german.html).toContain('Nur Mitglieder')
    const signIn = await wholeFor('/sign-in', asNobody())
    expect(signIn.html).toContain('You can read without JavaScript.')
    expect(signIn.beginning.isClosed).toBe(false)
  } finally {
    await show('PUBLIC')
  }
})

test('a site that nobody has named yet says so', async () => {
  const { html, head, beginning } = await wholeFor('/', asNobody(null))
  expect(html).toContain('>Nothing is here yet</h1>')
  expect(html).not.toContain('You can read without JavaScript.')
  expect(head).toContain('<title>Earshot</title>')
  expect(beginning.isClosed).toBe(true)
})

test('a site that can be read says what needs a script', async () => {
  const { html, beginning } = await wholeFor('/', asNobody())
  expect(html).toContain('You can read without JavaScript.')
  expect(beginning.isClosed).toBe(false)
})
