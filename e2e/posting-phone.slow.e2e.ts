// Posting on a phone: the best match in sight, no board chosen for anybody, Post under the thumb.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE')
const small = {
  viewport: { width: 390, height: 664 },
  isMobile: true,
  hasTouch: true,
} as const

const titleIn = (page: Page): Locator => page.getByLabel('What’s your idea?')
const post = (page: Page): Locator => page.getByRole('button', { name: 'Post idea' })

/** The rectangle of what is on the screen; an error where it is not wholly in sight. */
async function inSight(at: Locator): Promise<{ y: number; height: number }> {
  const box = await at.boundingBox()
  assert.ok(box, 'it is not drawn')
  assert.ok(box.y >= 0 && box.y + box.height <= small.viewport.height, `it is at ${box.y}`)
  return box
}

test('the best match is open while the title is typed, a board is asked for, and Post is under the thumb', async ({
  open,
  picture,
}) => {
  const { ideas } = await ask<{ ideas: { edges: { node: { title: string } }[] } }>(
    site.server,
    '{ ideas(filter: { categories: [OPEN] }, sort: NEWEST, first: 1) { edges { node { title } } } }',
  )
  const known = ideas.edges[0]?.node.title ?? ''
  const visit = await open(site.server, { ...(await join(site.server, 'Bo')).asThem, ...small })
  const { page } = visit
  await page.goto('/ideas/new')
  await titleIn(page).tap()
  const details = page.getByRole('textbox', { name: /^Details/ })
  const before = await details.boundingBox()
  await titleIn(page).fill(known)
  const similar = page.getByRole('region', { name: 'Similar ideas' })
  const vote = similar.getByRole('button', { name: `Vote for ${known}` })
  await similar.getByRole('link', { name: known, exact: true }).waitFor()
  // Half of the screen is the keyboard's.
  const { y, height } = await inSight(vote)
  assert.ok(y + height < small.viewport.height / 2 + 60, `the vote is at ${y}`)
  assert.equal((await details.boundingBox())?.y, before?.y)
  await picture(visit, 'best match')

  assert.equal(await page.getByRole('navigation', { name: 'Main pages' }).count(), 0)
  assert.equal((await inSight(post(page))).y > small.viewport.height - 80, true)
  await titleIn(page).fill('A quiet hour for the editor')
  await post(page).tap()
  const choice = page.getByRole('radiogroup', { name: 'Board' })
  await page.getByText('Choose a board.').waitFor()
  await expect(choice.getByRole('radio').first()).toBeFocused()
  assert.equal(await choice.getByRole('radio', { checked: true }).count(), 0)
  await inSight(choice.getByRole('radio').first())
  await assertAccessible(page)
  await picture(visit, 'board is missing')
  await choice.getByRole('radio', { name: /^Editor/ }).tap()
  await post(page).tap()
  await page.getByRole('heading', { level: 1, name: 'A quiet hour for the editor' }).waitFor()
  await page.getByRole('navigation', { name: 'Main pages' }).waitFor()
})

test('the bar stands above the keyboard, and what is typed above the bar', async ({ open }) => {
  const { page } = await open(site.server, { ...site.owner.asThem, ...small })
  await page.goto('/ideas/new')
  await titleIn(page).fill('Read aloud')
  const bottom = async (): Promise<number> => {
    const box = await post(page).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const resting = await bottom()
  // A browser in a test has no keyboard: it is told of one as Safari tells it.
  await page.evaluate(() => {
    const view = window.visualViewport
    if (view === null) throw new Error('There is no visual viewport')
    Object.defineProperty(view, 'height', { value: window.innerHeight - 290 })
    view.dispatchEvent(new Event('resize'))
  })
  await expect(async () => assert.equal(await bottom(), resting - 290)).toPass()
})

test('the toolbar marks up what is selected, and undo takes it back', async ({ open, picture }) => {
  const visit = await open(site.server, { ...site.owner.asThem, ...small, colorScheme: 'dark' })
  const { page } = visit
  await page.goto('/ideas/new')
  const details = page.getByRole('textbox', { name: /^Details/ })
  await details.tap()
  await page.keyboard.type('On the train I lose my place')
  await details.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 12))
  await page.getByRole('button', { name: 'Bold' }).tap()
  await expect(details).toHaveValue('On the **train** I lose my place')
  await expect(details).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(details).toHaveValue('On the train I lose my place')
  await page.keyboard.press('Control+y')
  await expect(details).toHaveValue('On the **train** I lose my place')
  await page.getByRole('button', { name: 'List' }).tap()
  await expect(details).toHaveValue('- On the **train** I lose my place')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(details).toHaveValue('On the train I lose my place')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  const tops = await toolbar
    .getByRole('button')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  // One row, whatever the browser rounds.
  assert.ok(Math.max(...tops) - Math.min(...tops) < 2, tops.join(', '))
  await assertAccessible(page)
  await picture(visit, 'toolbar')
})
