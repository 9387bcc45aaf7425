// Lists that hold still: coming back finds them as they were left, and what others did meanwhile changes in place.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { operationOf, operationsOf, requestsUnderWay } from './harness/graphql.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite()

const rows = (page: Page): Locator => page.getByRole('feed').getByRole('article')
const titles = (page: Page): Promise<string[]> => rows(page).getByRole('heading').allInnerTexts()
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim())
const rowOf = (page: Page, title: string): Locator =>
  rows(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
const countOf = async (row: Locator): Promise<number> =>
  Number(await row.getByRole('button', { name: /^Vote for/ }).innerText())
/** Gives the vertical position of an element on the screen. */
const topOf = async (it: Locator): Promise<number> =>
  Math.round((await it.boundingBox())?.y ?? Number.NaN)

async function ideaCalled(title: string): Promise<string> {
  const query =
    'query Called($search: String!) { ideas(filter: { search: $search }) { edges { node { id title } } } }'
  const { ideas } = await ask<{ ideas: { edges: { node: { id: string; title: string } }[] } }>(
    site.server,
    query,
    { search: title },
  )
  return (
    ideas.edges.find(({ node }) => node.title === title)?.node.id ??
    assert.fail(`No idea is called ${title}`)
  )
}

/** Loads two pages of a list and leaves it by the link of a row, far down; `last`: what the idea's page asks last. */
async function leaveFarDown(
  page: Page,
  address: string,
  { at = 24, last }: { at?: number; last?: string } = {},
): Promise<{ title: string; top: number; row: number; rows: string[] }> {
  await page.goto(address)
  await rows(page).nth(19).scrollIntoViewIfNeeded()
  await rows(page).nth(26).waitFor({ state: 'attached', timeout: 60_000 })
  const link = rows(page).nth(at).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 200))
  const title = await link.innerText()
  await page.waitForLoadState('networkidle')
  const left = {
    title,
    top: await scrolled(page),
    row: await topOf(link),
    rows: await titles(page),
  }
  const underWay = requestsUnderWay(page)
  const answered = last && page.waitForResponse((it) => operationOf(it.request()) === last)
  await link.click()
  await heading(page, title).waitFor()
  // A pointer that rests where a row will be would fetch that row's page.
  await page.mouse.move(0, 0)
  await answered
  // A request broken off here would be sent again when the focus is back on the link.
  await expect(() => assert.equal(underWay(), 0)).toPass()
  return left
}

/** The page's clock goes on; its timers are let run. */
const after = async (page: Page, seconds: number): Promise<void> =>
  page.clock.fastForward(seconds * 1_000)

for (const [name, viewport] of [
  ['on a phone', phone],
  ['on a desktop', { width: 1440, height: 900 }],
] as const) {
  test(
    `${name} a filtered list is back at once, with its place, focus and pages`,
    { tag: viewport === phone ? [] : '@slow' },
    async ({ open }) => {
      const { page } = await open(site.server, { viewport, ...site.owner.asThem })
      const left = await leaveFarDown(
        page,
        '/?sort=top&status=open&status=planned&status=in-progress',
        { last: 'AssigneeFieldQuery' },
      )
      const sent = operationsOf(page)
      await page.goBack()
      await rowOf(page, left.title).waitFor()
      await expect(async () => assert.equal(await scrolled(page), left.top)).toPass()
      assert.deepEqual(await titles(page), left.rows)
      assert.equal(await topOf(rowOf(page, left.title).getByRole('link').first()), left.row)
      await expect(async () => assert.equal(await focused(page), left.title)).toPass()
      assert.equal(
        new URL(page.url()).search,
        '?sort=top&status=open&status=planned&status=in-progress',
      )
      assert.deepEqual(sent, [])
    },
  )
}

test(
  'what others did meanwhile changes in place when somebody comes back',
  { tag: '@slow' },
  async ({ open }) => {
    const bo = await join(site.server, 'Bo')
    const { page } = await open(site.server, site.owner.asThem)
    await page.clock.install()
    const left = await leaveFarDown(page, '/?sort=newest')
    const [far, near] = [left.title, left.rows[2] ?? '']
    const before = { far: 0, near: 0 }
    await page.goBack()
    await rowOf(page, far).waitFor()
    before.far = await countOf(rowOf(page, far))
    before.near = await countOf(rowOf(page, near))
    await page.goForward()
    await heading(page, far).waitFor()
    for (const title of [far, near]) {
      await ask(
        site.server,
        'mutation Vote($id: ID!) { setVote(ideaId: $id, voted: true) { errors { message } } }',
        { id: await ideaCalled(title) },
        bo,
      )
    }
    const { site: found } = await ask<{ site: { boards: { id: string }[] } }>(
      site.server,
      '{ site { boards { id } } }',
    )
    await ask(
      site.server,
      'mutation Post($boardId: ID!) { postIdea(title: "Posted while somebody was away", body: "", boardId: $boardId) { errors { message } } }',
      { boardId: found.boards[0]?.id },
      site.owner,
    )
    await after(page, 40)
    await page.goBack()
    const row = rowOf(page, far)
    await row.waitFor()
    // The old list is there at once; the new facts come into it.
    assert.deepEqual((await titles(page)).slice(-5), left.rows.slice(-5))
    await after(page, 1)
    await expect(async () => assert.equal(await countOf(row), before.far + 1)).toPass()
    await expect(async () =>
      assert.equal((await titles(page)).includes('Posted while somebody was away'), true),
    ).toPass()
    assert.equal(await countOf(rowOf(page, near)), before.near + 1)
    // Nothing has moved under the eye, and the keyboard is where it was.
    assert.equal(await focused(page), far)
    assert.equal(Math.abs((await topOf(row.getByRole('link').first())) - left.row) <= 2, true)
  },
)

test('a tab that is looked at again is refreshed in place', { tag: '@slow' }, async ({ open }) => {
  const cleo = await join(site.server, 'Cleo')
  const { page } = await open(site.server, site.owner.asThem)
  await page.clock.install()
  await page.goto('/?sort=top&status=open')
  const title =
    (await titles(page).catch(() => []))[4] ??
    (await rows(page).nth(4).getByRole('heading').innerText())
  const row = rowOf(page, title)
  await row.getByRole('link').first().focus()
  const before = { count: await countOf(row), top: await topOf(row) }
  const look = (state: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await ask(
    site.server,
    'mutation Vote($id: ID!) { setVote(ideaId: $id, voted: true) { errors { message } } }',
    { id: await ideaCalled(title) },
    cleo,
  )
  await after(page, 40)
  await look('visible')
  await expect(async () => assert.equal(await countOf(row), before.count + 1)).toPass()
  assert.equal(await topOf(row), before.top)
  assert.equal(await focused(page), title)
})
