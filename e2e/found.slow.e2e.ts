// What a search found says how it matched: words marked, close ones apart; and ideas much like one stand beside it.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const titles = [
  'Accesibility on the ramps of stations',
  'Accessibility of the map of stations',
  'Accessibility of the map for stations in town',
]
const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const { site: made } = await ask<{ site: { boards: { id: string }[] } }>(
    server,
    '{ site { boards { id } } }',
  )
  for (const title of titles)
    await ask(
      server,
      'mutation P($title: String!, $boardId: ID!) { postIdea(title: $title, body: "For accesibility, please.", boardId: $boardId) { errors { message } } }',
      { title, boardId: made.boards[0]?.id },
      owner,
    )
})

const close = 'Close matches'
const titlesIn = (page: Page, name: string) =>
  page.getByRole('feed', { name }).locator('a[data-focus^="idea-"]').allInnerTexts()
/** Without scripts theirs are refused, also where a header names them. */
const scripts = /^failed request: GET \S+\.js csp$/

for (const [colorScheme, viewport] of [
  ['light', desktop],
  ['dark', phone],
] as const)
  test(`a search says how it found what it found: ${colorScheme}, ${viewport.width} px`, async ({
    open,
    picture,
  }) => {
    const visit = await open(site.server, { viewport, colorScheme })
    const { page } = visit
    await page.goto('/')
    await page.getByRole('searchbox').first().fill('accessibility')
    await expect(page.getByRole('status').filter({ hasText: '“accessibility”' })).toBeVisible()
    assert.deepEqual((await titlesIn(page, 'Ideas')).toSorted(), titles.slice(1).toSorted())
    assert.deepEqual(await titlesIn(page, close), titles.slice(0, 1))
    await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(
      'Accessibility',
    )
    await page.getByText('None of these?').waitFor()
    await assertAccessible(page)
    await picture(visit, `close-${colorScheme}`)
    await page.getByRole('link', { name: 'Post “accessibility”' }).click()
    await expect(page.getByLabel('What’s your idea?')).toHaveValue('accessibility')
  })

test('it says so without JavaScript too, and nothing moves when the script comes', async ({
  open,
}) => {
  const plain = await open(site.server, { javaScriptEnabled: false })
  plain.allow(scripts)
  await plain.page.goto('/?q=accessibility')
  assert.deepEqual(await titlesIn(plain.page, close), titles.slice(0, 1))
  assert.equal((await plain.page.locator('article mark').count()) >= 3, true)
  const { page } = await open(site.server)
  await page.addInitScript(() => {
    const moved = { by: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/?q=accessibility')
  await page.getByText('None of these?').waitFor()
  await page.waitForLoadState('networkidle')
  assert.deepEqual(await titlesIn(page, close), titles.slice(0, 1))
  const moved = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)
  assert.ok(moved < 0.01, `the page moved by ${moved}`)
  // The keys know both parts as one list.
  for (const title of ['', '', titles[0]]) {
    await page.keyboard.press('j')
    if (title) await expect(page.getByRole('link', { name: title })).toBeFocused()
  }
})

test('ideas that are much like one stand beside it without a press, and nothing where none are', async ({
  open,
  picture,
}) => {
  for (const viewport of [desktop, phone]) {
    const visit = await open(site.server, { viewport })
    const { page } = visit
    await page.goto(`/?q=${encodeURIComponent(titles[1] ?? '')}`)
    await page.getByRole('link', { name: titles[1] ?? '', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: titles[1] }).waitFor()
    const place = page.getByRole('complementary')
    await page.getByRole('heading', { name: 'Who voted' }).scrollIntoViewIfNeeded()
    await place.getByRole('heading', { name: 'Related ideas' }).waitFor()
    await place.getByRole('link', { name: titles[2] ?? '' }).waitFor()
    await assertAccessible(page)
    await picture(visit, `related-${viewport.width}`)
    const answered = page.waitForResponse(
      (it) => it.request().postData()?.includes('RelatedIdeasQuery') ?? false,
    )
    await page.goto('/ideas/1')
    await place.evaluate((side) => side.scrollIntoView({ block: 'end' }))
    await (await answered).finished()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.getByRole('heading', { name: 'Related ideas' }).count(), 0)
    await visit.close()
  }
})
