// Pages as the server renders them: read before any script runs, and taken over without a question.
import assert from 'node:assert/strict'
import { fetchPage } from './harness/fetchPage.ts'
import { linkTo, placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()
const pages = ['/', '/?q=dark', '/boards/editor', '/ideas/1', '/ideas/new', '/sign-in', '/nowhere']
/** Without scripts theirs are refused, also where a header names them. */
const scripts = /^failed request: GET \S+\.js csp$/
/** What nobody waits for: the names of the team, for a choice, and ideas that are much like one. */
const behind = /AssigneeFieldQuery|RelatedIdeasQuery/
const ofPeople = ['/settings', '/team', '/team/people']

for (const [who, place] of [
  ['a visitor', { timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark' }],
  ['the owner', { timezoneId: 'Pacific/Pago_Pago', colorScheme: 'light' }],
] as const)
  test(
    `${who} gets every page drawn, and the client asks for nothing more`,
    { tag: who === 'the owner' ? '@slow' : [] },
    async ({ open }) => {
      const isOwner = who === 'the owner'
      const { page } = await open(site.server, {
        ...place,
        ...(isOwner && site.owner.asThem),
      })
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = placeOf(request.url())
        if (pathname === '/graphql' && !behind.test(request.postData() ?? ''))
          asked.push(`${page.url()}: ${request.postData()?.slice(0, 60)}`)
      })
      for (const path of [...pages, ...(isOwner ? ofPeople : [])]) {
        const response = await page.goto(path)
        assert.match(await response!.text(), /id="earshot-beginning"/, path)
        await page.waitForLoadState('networkidle')
      }
      assert.deepEqual(asked, [])
    },
  )

test('without JavaScript the list and an idea with its discussion can be read', async ({
  open,
}) => {
  const { page, allow } = await open(site.server, { javaScriptEnabled: false })
  allow(scripts)
  await page.goto('/')
  const first = page.getByRole('feed').getByRole('article').first()
  const title = await first.getByRole('link').first().textContent()
  await first.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('what is not there is 404 with its page, and an old address leads to the right one', async ({
  open,
}) => {
  const { page, allow } = await open(site.server, { javaScriptEnabled: false })
  allow(scripts)
  for (const path of ['/ideas/999999', '/boards/no-such-board', '/nowhere']) {
    const response = await page.goto(path)
    assert.equal(response!.status(), 404, path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  const response = await fetchPage(`${site.server.url}/ideas/1/an-old-title?comments=newest`, {
    redirect: 'manual',
  })
  assert.equal(response.status, 308)
  const { pathname, search } = placeOf(
    new URL(response.headers.get('location') ?? '', site.server.url).href,
  )
  assert.match(pathname + search, /^\/ideas\/1\/[\w-]+\?comments=newest$/)
})

test('the page of visitors is kept until somebody changes what it shows', async () => {
  const ask = (headers: Record<string, string> = {}): Promise<Response> =>
    fetchPage(site.server.url, { headers: { accept: 'text/html', ...headers } })
  let tag = ''
  // What a server does when it has started may change what pages show.
  await expect(async () => {
    const first = await ask()
    tag = first.headers.get('etag') ?? ''
    assert.equal(first.headers.get('cache-control'), 'public, no-cache')
    assert.equal((await ask({ 'if-none-match': tag })).status, 304)
  }).toPass()
  const own = await ask({ cookie: site.owner.cookie, 'if-none-match': tag })
  assert.equal(own.status, 200)
  assert.equal(own.headers.get('cache-control'), 'private, no-store')
  const query = 'mutation { updateSite(tagline: "Kept until now") { errors { code } } }'
  const changed = await fetch(`${site.server.url}/graphql`, {
    method: 'POST',
    headers: { cookie: site.owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  assert.deepEqual(await changed.json(), { data: { updateSite: { errors: [] } } })
  const after = await ask({ 'if-none-match': tag })
  assert.equal(after.status, 200)
  assert.match(await after.text(), /Kept until now/)
})

test('a page that is not there is taken over as well', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto('/ideas/999999')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Go to the ideas' }).click()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
})

test('the head of a page says what it is, before any script runs and after a navigation', async ({
  open,
}) => {
  const { page } = await open(site.server)
  const said = (): Promise<Record<string, string | null>> =>
    page.evaluate(() => ({
      canonical: document.querySelector('link[rel=canonical]')!.getAttribute('href'),
      title: document.querySelector('meta[property="og:title"]')!.getAttribute('content'),
      description: document.querySelector('meta[name=description]')!.getAttribute('content'),
    }))
  await page.goto('/')
  const first = page.getByRole('feed').getByRole('article').first().getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  const after = await said()
  assert.equal(after['title'], title)
  assert.equal(after['canonical'], page.url())
  const response = await page.reload()
  assert.deepEqual(await said(), after)
  const html = await response!.text()
  assert.match(html, new RegExp(`<link rel="canonical" href="${page.url()}"/>`))
  assert.equal(html.match(/<title>/g)?.length, 1)
})

test('the page of a merged idea leads to its words on that of the other one, under any title', async () => {
  type Told = Record<'from' | 'into', { id: string; number: number; slug: string }>
  const { from, into } = await ask<Told>(
    site.server,
    '{ from: ideaByNumber(number: 3) { id number slug } into: ideaByNumber(number: 2) { id number slug } }',
  )
  const { mergeIdea } = await ask<{ mergeIdea: { errors: unknown[] } }>(
    site.server,
    'mutation Merge($from: ID!, $into: ID!) { mergeIdea(ideaId: $from, intoId: $into) { errors { message } } }',
    { from: from.id, into: into.id },
    site.owner,
  )
  assert.deepEqual(mergeIdea.errors, [])
  for (const title of ['', `/${from.slug}`, '/another-title'])
    for (const cookie of ['', site.owner.cookie]) {
      const address = `${site.server.url}/ideas/${from.number}${title}`
      const headers = { accept: 'text/html', ...(cookie !== '' && { cookie }) }
      const { status, headers: told } = await fetch(address, { headers, redirect: 'manual' })
      assert.deepEqual(
        [status, told.get('location')],
        [308, linkTo(`/ideas/${into.number}/${into.slug}#${from.id}`)],
        address,
      )
    }
})
