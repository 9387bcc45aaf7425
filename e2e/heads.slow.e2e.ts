// What search engines and chats read: the head of each page, its data, its picture, the sitemaps.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { fetchPage } from './harness/fetchPage.ts'
import { headOf, requireSitemap, requireValid, type Graph, type Head } from './harness/heads.ts'
import { linkTo } from './harness/place.ts'
import { publishEntry } from './harness/publishEntry.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const mutation =
    'mutation { updateSite(tagline: "What Fieldnotes does next") { errors { message } } }'
  await ask(server, mutation, {}, owner)
  await publishEntry(server, owner, { title: 'Printed pages', body: 'They fit.' })
})
/** Takes a path, or a whole address as the site names it. */
const get = (place: string): Promise<Response> =>
  fetchPage(place.startsWith('/') ? site.server.url + place : place, {
    // As those ask that draw a link in a chat.
    headers: { accept: '*/*' },
  })
const typesOf = (graph: Graph): string[] => graph.map((thing) => thing['@type'])
/** The order of a head's lines follows the way that led to the page. */
const sorted = ({ metas, ...head }: Head): unknown => ({
  ...head,
  metas: Object.entries(metas)
    .filter(([name]) => /^(og:|description|robots|twitter:)/.test(name))
    .sort(([one], [other]) => one.localeCompare(other)),
})

async function headAt(page: Page, path: string): Promise<Head> {
  const response = await get(path)
  return headOf(page, await response.text())
}

/** Gives width and height of a PNG. */
async function sizeOf(picture: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await picture.arrayBuffer())
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('every kind of page says what it is, in the words that the schemas allow', async ({
  open,
}) => {
  const { page, allow } = await open(site.server)
  allow(/favicon\.ico/)
  await page.goto('/health')
  for (const [path, canonical, types] of [
    ['/', '/', ['WebSite', 'CollectionPage']],
    ['/?sort=newest&closed=1', '/', ['WebSite', 'CollectionPage']],
    ['/boards/editor', '/boards/editor', ['CollectionPage', 'BreadcrumbList']],
    ['/boards/editor?sort=top', '/boards/editor', ['CollectionPage', 'BreadcrumbList']],
    ['/ideas/1', null, ['DiscussionForumPosting', 'BreadcrumbList']],
    ['/roadmap', '/roadmap', ['CollectionPage', 'BreadcrumbList']],
    ['/changelog', '/changelog', ['Blog', 'BreadcrumbList']],
    ['/changelog/printed-pages', '/changelog/printed-pages', ['BlogPosting', 'BreadcrumbList']],
  ] as const) {
    const head = await headAt(page, path)
    assert.deepEqual(typesOf(requireValid(head, path)), types, path)
    if (canonical !== null) assert.equal(head.canonical, site.server.url + canonical)
    assert.ok(head.metas['description'], path)
    const address = head.metas['og:image'] ?? ''
    if (path.startsWith('/changelog/')) assert.match(address, /\/og\/changelog\/printed-pages-/)
    const picture = await fetch(address)
    assert.equal(picture.headers.get('cache-control'), 'public, max-age=86400', path)
    assert.deepEqual(await sizeOf(picture), [1200, 630], path)
  }
  for (const path of [
    '/?q=dark',
    '/boards/editor?status=planned',
    '/?tag=x',
    '/roadmap?board=editor',
    '/roadmap?tag=x',
    '/changelog?label=fixed',
    '/sign-in',
    '/nowhere',
  ].concat(['/ideas/new', '/ideas/999999', '/welcome', '/invitation'])) {
    const head = await headAt(page, path)
    assert.deepEqual(requireValid(head, path), [], path)
    assert.equal(head.canonical, null, path)
    assert.equal(head.metas['robots'], 'noindex', path)
  }
})

test('a page for single people is kept out, and what an idea says is what its page shows', async ({
  open,
}) => {
  const { page } = await open(site.server, site.owner.asThem)
  for (const path of ['/settings', '/team', '/team/people', '/team/settings']) {
    await page.goto(path)
    const head = await headOf(page)
    assert.deepEqual(requireValid(head, path), [], path)
    assert.equal(head.metas['robots'], 'noindex', path)
  }
  await page.goto('/?sort=active')
  await page.getByRole('feed').getByRole('article').first().getByRole('link').first().click()
  await page.locator('#comments').waitFor()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  const [posting] = requireValid(await headOf(page), 'an idea')
  const shown = await page.getByRole('heading', { level: 1 }).textContent()
  assert.equal(posting?.['headline'], shown)
  const comments = posting?.['comment'] as { author: { name: string }; url: string }[]
  for (const { author, url } of comments)
    await expect(page.locator(`[id="${new URL(url).hash.slice(1)}"]`)).toContainText(author.name)
})

test('after a navigation the head is that of the page, as the server sends it', async ({
  open,
}) => {
  const { page } = await open(site.server)
  await page.goto('/')
  const way = [
    () =>
      page
        .locator(`nav a[href="${linkTo('/boards/editor')}"]`)
        .first()
        .click(),
    () => page.getByRole('feed').getByRole('article').first().getByRole('link').first().click(),
    () => page.goBack(),
  ]
  for (const step of way) {
    const before = page.url()
    await step()
    await expect(page).not.toHaveURL(before)
    const sent = await headAt(page, page.url())
    await expect(async () => {
      assert.deepEqual(sorted(await headOf(page)), sorted(sent))
    }).toPass()
  }
})

test('sitemaps list every idea that a visitor finds, and robots.txt leads to them', async () => {
  const robots = await (await get('/robots.txt')).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const addresses: string[] = []
  const read = async (address: string): Promise<string[]> => {
    const xml = await (await get(address)).text()
    await requireSitemap(xml, address)
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  }
  for (const sitemap of await read(index)) addresses.push(...(await read(sitemap)))
  const { ideas } = await ask<{ ideas: { totalCount: number } }>(
    site.server,
    '{ ideas(first: 1) { totalCount } }',
  )
  assert.equal(addresses.filter((it) => it.includes('/ideas/')).length, ideas.totalCount)
  for (const address of [addresses[0], addresses.at(-1)]) {
    const response = await fetchPage(address ?? '', { redirect: 'manual' })
    assert.equal(response.status, 200, address)
    const html = await response.text()
    assert.equal(html.includes(`<link rel="canonical" href="${address}"/>`), true, address)
  }
})

test('of a site for its members nothing is told but its name', async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(/ 404 /)
  await page.goto('/health')
  const paths = ['/', '/boards/editor', '/ideas/1', '/?q=dark']
  const before = await headAt(page, '/ideas/1')
  const secrets = [before.metas['og:title'] ?? '', before.metas['description'] ?? '']
  const show = (visibility: string): Promise<unknown> =>
    ask(
      site.server,
      `mutation { updateSite(visibility: ${visibility}) { errors { message } } }`,
      {},
      site.owner,
    )
  await show('MEMBERS')
  try {
    for (const path of paths) {
      const html = await (await get(path)).text()
      const head = await headOf(page, html)
      assert.deepEqual(requireValid(head, path), [], path)
      assert.equal(head.title, 'Fieldnotes', path)
      assert.equal(head.metas['og:title'], undefined, path)
      assert.deepEqual(
        secrets.filter((secret) => html.includes(secret)),
        [],
        path,
      )
    }
    const robots = await (await get('/robots.txt')).text()
    for (const rule of [`${linkTo('/')}$`, `${linkTo('')}/`])
      assert.ok(robots.split('\n').includes(`Disallow: ${rule}`), robots)
    for (const path of ['/sitemap.xml', '/sitemap-boards.xml', before.metas['og:image'] ?? ''])
      assert.equal((await get(path)).status, 404, path)
  } finally {
    await show('PUBLIC')
  }
})
