// Ways through the product: what is shown at once, what is asked for, and what Back gives back.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { onOperation, operationOf, operationsOf, requestsUnderWay } from './harness/graphql.ts'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

const rows = (page: Page) => page.getByRole('feed').getByRole('article')
const titles = (page: Page): Promise<string[]> => rows(page).getByRole('heading').allInnerTexts()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('the idea is there before its request is answered, and one request brings the rest', async ({
  open,
}) => {
  const { page } = await open(site.server)
  await page.goto('/?sort=top')
  const link = rows(page).getByRole('link', {
    name: 'Scan a page and search the handwriting in it',
  })
  await link.waitFor()
  const sent = operationsOf(page)
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await onOperation(page, 'IdeaPageQuery', async (route) => {
    await held
    await route.fallback()
  })
  await link.click()
  await heading(page, 'Scan a page and search the handwriting in it').waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Vote for/ })
    .waitFor()
  await page.getByRole('main').getByText('Planned').waitFor()
  assert.equal(await page.getByText('My paper notebooks go back to 2009. If I could').count(), 0)
  answer()
  await page.getByText('My paper notebooks go back to 2009. If I could').waitFor()
  // Once on top, as the team's answer, and once where it was said.
  await page.getByText('Planned, and on the device').first().waitFor()
  assert.deepEqual(sent, ['IdeaPageQuery'])
})

test('Back gives the list as it was: its place, its focus, and no request', async ({ open }) => {
  const { page } = await open(site.server)
  // What is older than half a minute is refreshed, and a busy machine takes as long for the way.
  await page.clock.setFixedTime(new Date())
  const underWay = requestsUnderWay(page)
  const settled = () => expect(() => assert.equal(underWay(), 0)).toPass()
  await page.goto('/?sort=top&closed=1')
  await rows(page).nth(19).scrollIntoViewIfNeeded()
  await expect(async () => assert.equal((await rows(page).count()) >= 40, true)).toPass()
  await page.evaluate(() => scrollTo(0, 2400))
  const link = rows(page).nth(24).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const title = await link.innerText()
  await settled()
  const before = { top: await scrolled(page), rows: await rows(page).count() }
  const answered = page.waitForResponse(
    (response) => operationOf(response.request()) === 'IdeaPageQuery',
  )
  await link.click()
  await heading(page, title).waitFor()
  await expect(async () => assert.equal(await scrolled(page), 0)).toPass()
  // The head stands before the page is answered; whoever leaves sooner has to ask again.
  await answered
  await settled()
  const sent = operationsOf(page)
  await page.goBack()
  await link.waitFor()
  await expect(async () => assert.equal(await scrolled(page), before.top)).toPass()
  assert.equal(await rows(page).count(), before.rows)
  await expect(async () =>
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), title),
  ).toPass()
  await page.goForward()
  await heading(page, title).waitFor()
  assert.deepEqual(sent, [])
})

test(
  'resting on a link fetches its page, and the click asks for nothing more',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/')
    const link = rows(page).nth(2).getByRole('link').first()
    const title = await link.innerText()
    const sent = operationsOf(page)
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('IdeaPageQuery') ?? false,
    )
    await link.hover()
    await (await answered).finished()
    sent.length = 0
    await link.click()
    await heading(page, title).waitFor()
    await page.getByRole('heading', { name: 'Who voted' }).waitFor()
    assert.deepEqual(sent, [])
  },
)

test('a list shows what is open; what is closed is one press away, in the address', async ({
  open,
}) => {
  const { page } = await open(site.server)
  await page.goto('/?sort=top')
  await rows(page).first().waitFor()
  const shipped = rows(page).getByRole('link', { name: 'Dark mode that follows the system' })
  assert.equal(await shipped.count(), 0)
  const closed = page.getByRole('checkbox', { name: 'Include closed' })
  await closed.click()
  await shipped.waitFor()
  assert.equal(new URL(page.url()).search, '?sort=top&closed=1')
  await page.reload()
  await shipped.waitFor()
  await expect(closed).toBeChecked()
  // The team's answer stands in its row.
  await page
    .getByText(/^Answered by/)
    .first()
    .waitFor()
  await page.goBack()
  await shipped.waitFor({ state: 'detached' })
  await expect(closed).not.toBeChecked()
})

test(
  'order and filters stand in the address; Back undoes one, reloading keeps all',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server, site.owner.asThem)
    await page.goto('/')
    await rows(page).first().waitFor()
    const all = await titles(page)
    await page.getByRole('link', { name: 'Top', exact: true }).click()
    await expect(async () => assert.notDeepEqual(await titles(page), all)).toPass()
    assert.equal(new URL(page.url()).search, '?sort=top')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Planned' }).click()
    await page.getByRole('button', { name: 'Show ideas' }).click()
    await page.getByRole('link', { name: 'Remove filter Planned' }).waitFor()
    assert.equal(new URL(page.url()).search, '?sort=top&status=planned')
    await expect(async () => assert.equal((await rows(page).count()) < 10, true)).toPass()
    const planned = await titles(page)
    assert.equal(planned.includes('Scan a page and search the handwriting in it'), true)
    await page.reload()
    await page.getByRole('link', { name: 'Remove filter Planned' }).waitFor()
    assert.deepEqual(await titles(page), planned)
    await page.goBack()
    await page.getByRole('link', { name: 'Remove filter Planned' }).waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).search, '?sort=top')
    await page.goBack()
    await expect(async () => assert.deepEqual(await titles(page), all)).toPass()
    assert.equal(new URL(page.url()).search, '')
  },
)

test(
  'a search stands in the address, survives a reload, and Back undoes it',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/')
    await rows(page).first().waitFor()
    const all = await titles(page)
    const search = page.getByRole('searchbox', { name: 'Search ideas' })
    await search.pressSequentially('widget')
    await page.getByRole('status').getByText('idea for').waitFor()
    assert.equal(new URL(page.url()).search, '?q=widget')
    const found = await titles(page)
    assert.equal(found[0], 'A widget that opens a new note with the keyboard up')
    await page.reload()
    await rows(page).first().waitFor()
    assert.deepEqual(await titles(page), found)
    await expect(search).toHaveValue('widget')
    await page.goBack()
    await expect(async () => assert.deepEqual(await titles(page), all)).toPass()
    await expect(search).toHaveValue('')
  },
)

test('an address with a wrong title is put right', async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto('/ideas/1/nothing-like-it?from=mail#top')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/\/ideas\/1\/(?!nothing-like-it)[^?]+/)
  await page.goto('/ideas/2')
  await page.waitForURL(/\/ideas\/2\/.+/)
})

test('the address of a merged idea leads to the one it was merged into, and says so', async ({
  open,
}) => {
  const { mergeIdea } = await ask<{ mergeIdea: { errors: unknown[]; idea: { title: string } } }>(
    site.server,
    'mutation { mergeIdea(ideaId: "idea_3", intoId: "idea_4") { errors { message } idea { title } } }',
    {},
    site.owner,
  )
  assert.deepEqual(mergeIdea.errors, [])
  const { page } = await open(site.server)
  await page.goto('/ideas/3')
  await page.waitForURL(/\/ideas\/4\/.+/)
  await page
    .getByRole('status')
    .filter({ hasText: `“${mergeIdea.idea.title}” was merged into this idea.` })
    .waitFor()
  await ask(
    site.server,
    'mutation { unmergeIdea(ideaId: "idea_3") { errors { message } } }',
    {},
    site.owner,
  )
})

for (const address of ['/ideas/999999', '/ideas/zero', '/boards/nothing', '/nowhere/at/all']) {
  test(`${address} is not found, and offers the search`, { tag: '@slow' }, async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto(address)
    await heading(page, 'Page not found').waitFor()
    assert.match(await page.title(), /^Page not found/)
    await page.getByRole('searchbox', { name: 'Search ideas' }).fill('battery')
    await page
      .getByRole('link', { name: /^Battery/ })
      .first()
      .waitFor()
  })
}

test(
  'a board shows its own ideas, and the choice of order stays with it',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Mobile/ })
      .click()
    await heading(page, 'Mobile').waitFor()
    assert.equal(placeOf(page.url()).pathname, '/boards/mobile')
    await expect(async () =>
      assert.equal((await titles(page)).includes('Map of where notes were written'), true),
    ).toPass()
    assert.equal((await titles(page)).includes('Math formulas between dollar signs'), false)
    await page.getByRole('link', { name: 'Newest', exact: true }).click()
    await page.waitForURL('**/boards/mobile?sort=newest')
    await expect(async () =>
      assert.equal((await titles(page))[0], 'Battery: the app drains 20 % a day in the background'),
    ).toPass()
  },
)
