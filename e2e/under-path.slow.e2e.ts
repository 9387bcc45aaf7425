// A site under a path, behind a proxy: the ways that leave a page and come back, and what is read from outside.
import assert from 'node:assert/strict'
import { startProxy, type Proxy } from '#server/testing/proxy.ts'
import { fetchPage } from './harness/fetchPage.ts'
import { freePort, startServer, type RunningServer } from './harness/server.ts'
import { ask, createSite, invite, person, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { openVisit } from './harness/visit.ts'

const PATH = '/feedback'
let proxy: Proxy
let server: RunningServer
let owner: Person
/** The address that people use. */
let site: { url: string }

test.beforeAll(async () => {
  proxy = await startProxy(await freePort())
  site = { url: proxy.url + PATH }
  server = await startServer({
    env: {
      PUBLIC_URL: site.url,
      TRUST_PROXY: 'true',
      GITHUB_CLIENT_ID: 'an id',
      GITHUB_CLIENT_SECRET: 'a secret',
    },
  })
  proxy.use([server.port])
  owner = person(site, (await createSite(server, 'SAMPLE')).cookie)
})
test.afterAll(async () => {
  await server.kill()
  await proxy.close()
})

test('pages are rendered, taken over and walked through under the path, and nothing is asked for outside of it', async ({
  browser,
}) => {
  const visit = await openVisit(browser, site.url)
  const { page } = visit
  const outside: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && !/^\/feedback(?:\/|$)/.test(pathname))
      outside.push(request.url())
  })
  await page.goto(`${site.url}/?sort=top`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Roadmap' }).first().click()
  await page.waitForURL(`${site.url}/roadmap`)
  await page.goBack()
  await page.waitForURL(`${site.url}/?sort=top`)
  const first = page.getByRole('article').first().getByRole('link').first()
  assert.match((await first.getAttribute('href')) ?? '', /^\/feedback\/ideas\/\d+\//)
  await first.click()
  await page.waitForURL(/\/feedback\/ideas\/\d+\/[^/]+$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${site.url}/nowhere/at/all`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  assert.deepEqual(outside, [])
  assert.deepEqual(visit.problems(), [])
  await visit.close()
})

test('a page of somebody who is signed in is streamed there, and their cookies stay there', async ({
  browser,
}) => {
  const visit = await openVisit(browser, site.url)
  const { page } = visit
  const link = await invite(server, 'Nadia')
  assert.ok(link.startsWith(`${site.url}/invitation?token=`), link)
  await page.goto(link)
  await page
    .getByRole('button')
    .filter({ hasText: /Join|Sign in|Accept/ })
    .first()
    .click()
  await page.waitForURL((url) => !url.pathname.startsWith(`${PATH}/invitation`))
  const cookies = await page.context().cookies()
  assert.deepEqual([...new Set(cookies.map(({ path }) => path))], [PATH])
  await page.goto(`${site.url}/settings`)
  const own = page.getByRole('link', { name: /Download/ })
  assert.equal(await own.getAttribute('href'), `${PATH}/api/my-data`)
  const mine = await page.request.get(`${site.url}/api/my-data`)
  assert.equal(mine.status(), 200)
  await visit.close()
})

test('what is read from outside names whole addresses of the site', async () => {
  const read = async (address: string, accept = '*/*'): Promise<string> => {
    const answer = await fetchPage(address, { headers: { accept } })
    assert.equal(answer.status, 200, address)
    return answer.text()
  }
  const named = async (address: string, accept?: string): Promise<string[]> => {
    const found = [
      ...(await read(address, accept)).matchAll(/https?:\/\/localhost:\d+[^\s"'<>&)\\]*/g),
    ].map(([one]) => one)
    assert.ok(found.length > 0, `${address} names nothing`)
    for (const one of found) assert.ok(one.startsWith(site.url), `${address} names ${one}`)
    return found
  }
  for (const path of ['/', '/ideas/1', '/changelog']) await named(site.url + path, 'text/html')
  await named(`${site.url}/feeds/ideas.atom`)
  const maps = await named(`${site.url}/sitemap.xml`)
  for (const map of maps.filter((one) => one.endsWith('.xml'))) await named(map)
  const robots = await read(`${proxy.url}/robots.txt`)
  for (const rule of ['/feedback/team', '/feedback*?q='])
    assert.ok(robots.split('\n').includes(`Disallow: ${rule}`), robots)
  assert.ok(robots.includes(`Sitemap: ${site.url}/sitemap.xml`), robots)
  assert.equal(await read(`${site.url}/robots.txt`), robots)
})

test('the root of the host leads there, probes answer at it, and nothing else does', async () => {
  const root = await fetch(`${proxy.url}/`, { redirect: 'manual' })
  assert.deepEqual([root.status, root.headers.get('location')], [308, PATH])
  assert.equal((await fetch(`${proxy.url}/health`)).status, 200)
  const file = await fetch(`${site.url}/index.html`, { redirect: 'manual' })
  assert.deepEqual([file.status, file.headers.get('location')], [308, `${PATH}/`])
  const other = await fetch(`${proxy.url}/ideas/1`)
  assert.equal(other.status, 404)
  assert.match(await other.text(), /the site lies under \/feedback/)
  // A wrong title leads to the right one, under the path.
  const renamed = await fetchPage(`${site.url}/ideas/1/wrong`, { redirect: 'manual' })
  assert.equal(renamed.status, 308)
  assert.match(renamed.headers.get('location') ?? '', /^\/feedback\/ideas\/1\/./)
})

test('providers are offered, who send people back to the path', async ({ open }) => {
  const { page, allow } = await open(site)
  allow(/https:\/\/github\.com/)
  const led = page.waitForRequest(/^https:\/\/github\.com\/login/)
  await page.route('https://github.com/**', (route) => route.abort())
  await page.goto(`${site.url}/sign-in`)
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  const back = new URL((await led).url()).searchParams.get('redirect_uri')
  assert.equal(back, `${site.url}/api/auth/callback/github`)
})

test('an address with nothing at it says so in its head', async ({ open }) => {
  const missing = await fetchPage(`${site.url}/ideas/999999`, { headers: { accept: '*/*' } })
  assert.equal(missing.status, 404)
  const html = await missing.text()
  assert.match(html, /<title>Page not found · /)
  assert.match(html, /<meta name="robots" content="noindex"/)
  const { page, allow, problems } = await open(site)
  allow(/404/)
  await page.goto(`${site.url}/ideas/999999`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.deepEqual(problems(), [])
})

test('people’s texts lead to ideas and images under the path', async () => {
  const body = 'As [the other](/ideas/1) says.'
  const { postIdea } = await ask<{ postIdea: { idea: { bodyHtml: string } } }>(
    site,
    `mutation ($boardId: ID!, $body: String!) {
      postIdea(title: "An idea with a link", body: $body, boardId: $boardId) { idea { bodyHtml } errors { message } }
    }`,
    { boardId: await boardOf(), body },
    owner,
  )
  assert.match(postIdea.idea.bodyHtml, /href="\/feedback\/ideas\/1"/)
})

async function boardOf(): Promise<string> {
  const { site: found } = await ask<{ site: { boards: { id: string }[] } }>(
    site,
    '{ site { boards { id } } }',
    {},
    owner,
  )
  return found.boards[0]?.id ?? ''
}
