// Without JavaScript everything public can be read: lists with their orders, filters, search and pages, and discussions.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openDatabase, statement } from '#server/db/database.ts'
import { assertAccessible } from './harness/axe.ts'
import { fetchPage } from './harness/fetchPage.ts'
import { linkTo, placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone, type Visit } from './harness/visit.ts'

const COUNT = 130
const seed = statement<never>(
  'journey_plain_comments',
  `insert into comment (id, idea_number, author_id, body, body_html, created_at, updated_at)
   select 'comment_plain' || to_char(n, 'FM0000'), 1, (select author_id from idea where number = 1), 'x', '<p>Said as number ' || n || '.</p>',
     now() + n * interval '1 second', now() + n * interval '1 second'
   from generate_series(1, ${COUNT}) as n`,
)
const count = statement<never>(
  'journey_plain_count',
  `update idea set comment_count = comment_count + ${COUNT} where number = 1`,
)

const site = sharedSite('SAMPLE', async ({ server }) => {
  await server.stop()
  const db = await openDatabase({ dataDir: server.dataDir })
  await db.query(seed, [])
  await db.query(count, [])
  await db.close()
  await site.restart()
})

/** Without scripts theirs are refused, also where a header names them. */
const scripts = /^failed request: GET \S+\.js csp$/
const plain = { javaScriptEnabled: false } as const
const rows = (page: Page) => page.getByRole('feed').getByRole('article')
/** Text in `<noscript>`, which Playwright does not look for by itself. */
const said = (page: Page, text: string) => page.locator('p', { hasText: text })
/** The address of what comes after a list with the closed ideas, and its cursor. */
const nextPage = new RegExp(`href="(${linkTo('/')}\\?closed=1&amp;after=([^"]+))"`)
const next = (page: Page) => page.getByRole('link', { name: 'Show more', exact: true })

for (const viewport of [desktop, phone])
  test(
    `a list is sorted, filtered and searched: ${viewport.width} px`,
    { tag: viewport === phone ? '@slow' : [] },
    async ({ open, picture }) => {
      const visit: Visit = await open(site.server, { ...plain, viewport })
      const { page, allow } = visit
      allow(scripts)
      await page.goto('/')
      await expect(said(page, 'You can read without JavaScript.')).toHaveCount(1)
      await picture(visit, `without-script-${viewport.width}`)
      await page.getByRole('link', { name: 'Newest' }).click()
      await page.waitForURL('**/?sort=newest')
      await page.locator('summary', { hasText: 'Filter' }).click()
      await page.getByRole('checkbox', { name: 'Planned' }).check()
      // Its code is on the server alone, and its rules of style in the browser.
      await expect(page.locator('fieldset').first()).toHaveCSS('display', 'flex')
      await picture(visit, `without-script-filters-${viewport.width}`)
      await page.getByRole('button', { name: 'Show ideas' }).click()
      // A form sends its empty fields too.
      await page.waitForURL('**/?sort=newest&status=planned&from=&to=&month=')
      await expect(rows(page)).not.toHaveCount(0)
      await expect(page.locator('summary', { hasText: 'Filter' })).toHaveCount(1)
      assert.equal(await rows(page).filter({ hasNotText: 'Planned' }).count(), 0)
      await page.getByRole('searchbox').fill('the')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.waitForURL('**/?sort=newest&status=planned&q=the')
      await page.getByRole('searchbox').fill('qzxqzx vbnvbn')
      await page.getByRole('searchbox').press('Enter')
      await said(page, 'No ideas here.').waitFor()
    },
  )

test('every idea is reached by links', { tag: '@slow' }, async ({ open }) => {
  const { page, allow } = await open(site.server, plain)
  allow(scripts)
  const { ideas } = await ask<{ ideas: { totalCount: number } }>(
    site.server,
    '{ ideas(filter: {}) { totalCount } }',
  )
  const found = new Set<string>()
  await page.goto('/?closed=1&sort=newest')
  for (;;) {
    for (const href of await rows(page)
      .locator('a[data-focus^="idea-"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      found.add(href)
    if ((await next(page).count()) === 0) break
    await next(page).click()
    await page.getByRole('link', { name: 'Go to the start of this list' }).waitFor()
  }
  assert.equal(found.size, ideas.totalCount)
  await page.getByRole('link', { name: 'Go to the start of this list' }).click()
  await page.waitForURL('**/?sort=newest&closed=1')
})

test('a discussion is read to its end, and says what needs a script', async ({ open }) => {
  const { page, allow } = await open(site.server, plain)
  allow(scripts)
  await page.goto('/ideas/1')
  await said(page, 'Commenting needs JavaScript.').waitFor()
  const more = page.getByRole('link', { name: 'Show more comments' })
  let pages = 1
  for (; (await more.count()) > 0; pages += 1) {
    const address = page.url()
    await more.click()
    await page.waitForURL((url) => url.href !== address)
  }
  await page.getByText(`Said as number ${COUNT}.`, { exact: true }).waitFor()
  assert.equal(pages, 3)
  await page.getByRole('link', { name: 'Show earlier comments' }).click()
  await page.getByText('Said as number 1.', { exact: true }).waitFor()
  await page.goto('/ideas/1?comments=newest')
  await page.getByText('Said as number 1.', { exact: true }).waitFor()
})

test(
  'with a script a later page of a list goes on in place, and nothing is asked before',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/?closed=1')
    const response = await fetchPage(`${site.server.url}/?closed=1`)
    const href = nextPage.exec(await response.text())?.[1]
    assert.ok(href, 'the page names no next one')
    const asked: string[] = []
    page.on('request', (request) => {
      if (placeOf(request.url()).pathname === '/graphql')
        asked.push(request.postData()?.slice(0, 80) ?? '')
    })
    await page.setViewportSize({ width: 1440, height: 300 })
    await page.goto(href.replaceAll('&amp;', '&'))
    await page.waitForLoadState('networkidle')
    assert.deepEqual(asked, [])
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page)).not.toHaveCount(20)
    const first = await rows(page).first().getByRole('link').first().textContent()
    await page.getByRole('link', { name: 'Go to the start of this list' }).click()
    await page.waitForURL('**/?closed=1')
    await expect(rows(page).first().getByRole('link').first()).not.toHaveText(first ?? '')
  },
)

test(
  'an address that goes on behind a row of no list, or of another one, is the first page',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(/Failed to load resource|404|field error/)
    const listed = await fetchPage(`${site.server.url}/?closed=1`)
    const other = nextPage.exec(await listed.text())?.[2]
    assert.ok(other, 'the page names no next one')
    for (const [address, start] of [
      [`/?sort=newest&after=${other}`, '/?sort=newest'],
      ['/changelog?after=garbled', '/changelog'],
      [`/ideas/1/x?after=${other}`, null],
      [`/roadmap?column=planned&after=${other}`, '/roadmap?column=planned'],
    ] as const) {
      const { url } = await fetchPage(site.server.url + address)
      if (start !== null) assert.equal(url, site.server.url + start)
      else assert.ok(!url.includes('after='), url)
      // Within the page, where nothing but the browser can mend it.
      await page.goto('/team-of-nobody')
      await page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, linkTo(address))
      await page.waitForURL((to) => !to.searchParams.has('after'))
      await expect(page.locator('[data-failure]')).toHaveCount(0)
    }
  },
)

test('what is read without a script is accessible', { tag: '@slow' }, async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(/./)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await assertAccessible(page)
})

test('a site for its members says its name and the way in, also where no script comes', async ({
  open,
}) => {
  const show = (visibility: string): Promise<unknown> =>
    ask(
      site.server,
      `mutation { updateSite(visibility: ${visibility}) { errors { message } } }`,
      {},
      site.owner,
    )
  await show('MEMBERS')
  try {
    const { page, allow } = await open(site.server, plain)
    allow(scripts)
    await page.goto('/ideas/1')
    await page.getByRole('heading', { name: 'Fieldnotes', level: 1 }).waitFor()
    await page.getByText('Only members can read this site.').waitFor()
    await expect(said(page, 'Signing in needs JavaScript.')).toBeVisible()
    await expect(said(page, 'You can read without JavaScript.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
    await page.locator('main a', { hasText: 'Sign in' }).click()
    await page.waitForURL('**/sign-in')
    // What the server drew is taken over as it is: anything else would be told as an error.
    for (const address of ['/ideas/1', '/nowhere']) {
      const scripted = await open(site.server)
      if (address === '/nowhere') scripted.allow(/404/)
      await scripted.page.goto(address)
      await scripted.page.getByRole('button', { name: 'Sign in' }).click()
      await scripted.page.getByRole('dialog').waitFor()
    }
  } finally {
    await show('PUBLIC')
  }
})
