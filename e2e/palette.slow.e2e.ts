// The palette, and why an idea stands where it stands.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { accessibilityProblems } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()
const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Go to an idea, a page or an action' })
const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Go to an idea, a page or an action' })
/** The line that Enter would choose. */
const active = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
        ?.textContent ?? '',
  )

test('by the keyboard alone: to an idea, a screen, an action, and back to where one was', async ({
  open,
}) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/?sort=newest')
  await page.getByRole('feed').waitFor()
  await page.keyboard.press('j')
  await expect(page.getByRole('feed').locator(':focus')).toHaveCount(1)
  const before = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  assert.deepEqual(await accessibilityProblems(page), [])
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), before)

  // From within a field too; a slip of the hand is found, and what is closed is marked.
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.keyboard.type('drak mode')
  await palette(page)
    .getByRole('option', { name: /Dark mode.*Shipped/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(async () => assert.match(await active(page), /Dark mode/)).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Dark mode/ }).waitFor()

  // The idea opened last is offered first.
  await page.keyboard.press('Control+k')
  await palette(page)
    .getByRole('group', { name: 'Recently opened' })
    .getByRole('option', { name: /Dark mode/ })
    .waitFor()
  await page.keyboard.type('triage')
  await expect(async () => assert.equal(await active(page), 'Triage')).toPass()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/team')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark theme')
  await expect(async () => assert.equal(await active(page), 'Dark theme')).toPass()
  await page.keyboard.press('Enter')
  await expect(async () =>
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark'),
  ).toPass()
  assert.deepEqual(await accessibilityProblems(page), [])

  // A dialog keeps the screen for itself.
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Control+k')
  assert.equal(await palette(page).count(), 0)
})

test('on the phone it opens from the search field; the whole search is one line of it, and Back undoes it', async ({
  open,
}) => {
  const { page } = await open(site.server, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  })
  await page.goto('/')
  await page.getByRole('feed').waitFor()
  await page.getByRole('button', { name: 'Go to an idea, a page or an action' }).tap()
  await field(page).fill('sync')
  await palette(page).getByRole('group', { name: 'Ideas' }).getByRole('option').first().waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
  assert.deepEqual(await accessibilityProblems(page), [])
  await palette(page).getByRole('option', { name: 'Show all ideas with “sync”' }).tap()
  await page.waitForURL('**/?q=sync')
  await page.getByText(/ideas? for “sync”/).waitFor()
  await page.goBack()
  await expect(() => assert.equal(new URL(page.url()).search, '')).toPass()
})

test('a list says on a press how it is sorted, with its first idea as an example', async ({
  open,
}) => {
  const { page } = await open(site.server, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const note = page.getByRole('dialog', { name: 'How is this sorted?' })
  for (const [address, text] of [
    ['/', /A vote counts 1 .*votes?.*\d\.\d/s],
    ['/?sort=top', /Every vote counts 1/],
    ['/?sort=newest', /Posted on/],
    ['/?sort=active', /(?:Last comment|Status changed|Posted) on/],
    ['/?q=dark+mode', /The title has all the words\s*4,000/],
  ] as const) {
    await page.goto(address)
    const first = page.getByRole('feed').getByRole('article').first()
    await page.getByRole('button', { name: 'How is this sorted?' }).tap()
    await expect(async () => assert.match(await note.innerText(), text)).toPass()
    const title = await first.getByRole('heading').innerText()
    await note.getByText(title).waitFor()
    if (address === '/') assert.deepEqual(await accessibilityProblems(page), [])
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
  }
})
