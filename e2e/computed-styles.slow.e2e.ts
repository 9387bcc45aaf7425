// What styles come to in a browser, where no picture is compared: on paper, tabs that are cut, beside a dialog, italics.
import assert from 'node:assert/strict'
import type { Locator } from '@playwright/test'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop } from './harness/visit.ts'

const site = sharedSite('SAMPLE')
const styleOf = (target: Locator, ...names: string[]): Promise<string[]> =>
  target.evaluate((element, all) => {
    const style = getComputedStyle(element)
    return all.map((name) => style.getPropertyValue(name))
  }, names)

test('on paper a page is light and has nothing to press', async ({ open }) => {
  const { page } = await open(site.server, { viewport: desktop, colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  const nav = page.getByRole('navigation').first()
  await nav.waitFor()
  const [dark] = await styleOf(page.locator('body'), 'background-color')
  await page.emulateMedia({ media: 'print' })
  assert.deepEqual(await styleOf(root, 'color-scheme'), ['light'])
  const [paper] = await styleOf(page.locator('body'), 'background-color')
  assert.notEqual(paper, dark)
  await expect(nav).toBeHidden()
  await expect(page.getByRole('link', { name: 'Top', exact: true })).toBeHidden()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  // Also where somebody chose the colours of the screen.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  assert.deepEqual(await styleOf(root, 'color-scheme'), ['light'])
})

test('tabs that do not fit fade where they are cut', async ({ open }) => {
  const { page } = await open(site.server, { viewport: { width: 250, height: 700 } })
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: 'Sort by' })
  const cuts = (): Promise<string[]> => styleOf(tabs, '--cut-start', '--cut-end')
  await expect(async () => assert.deepEqual(await cuts(), ['0px', '28px'])).toPass()
  await tabs.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(async () => assert.deepEqual(await cuts(), ['28px', '0px'])).toPass()
  await page.setViewportSize({ width: 1280, height: 700 })
  // Chromium keeps what the last scroll came to until the page is loaded again.
  await page.reload()
  await expect(async () => assert.deepEqual(await cuts(), ['0px', '0px'])).toPass()
})

test('beside what lies over a page there is no strip of it', async ({ open }) => {
  const { page } = await open(site.server, { viewport: desktop })
  await page.goto('/')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  const root = page.locator('html')
  assert.deepEqual(await styleOf(root, 'scrollbar-gutter'), ['stable'])
  // Browsers of journeys have no scroll bar of their own.
  await page.evaluate(() => document.body.style.setProperty('--scrollbar', '15px'))
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  assert.deepEqual(await styleOf(root, 'scrollbar-gutter', 'overflow-y'), ['auto', 'hidden'])
  assert.deepEqual(await styleOf(page.locator('body'), 'padding-right'), ['15px'])
  const edge = await dialog.evaluate((element) => {
    let layer: Element | null = element
    while (layer && getComputedStyle(layer).position !== 'fixed') layer = layer.parentElement
    return layer?.getBoundingClientRect().right
  })
  assert.equal(edge, desktop.width)
})

test('emphasis is drawn by an italic font', async ({ open }) => {
  await ask(
    site.server,
    'mutation { postComment(ideaId: "idea_1", body: "It is *there*") { errors { message } } }',
    {},
    site.owner,
  )
  const { page } = await open(site.server)
  await page.goto('/ideas/1')
  const word = page.locator('em').first()
  await word.waitFor()
  assert.deepEqual(await styleOf(word, 'font-style', 'font-synthesis-style'), ['italic', 'none'])
  await expect(async () => {
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ style, status }) => style === 'italic' && status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
    assert.deepEqual([...new Set(loaded)], ['Inter'])
  }).toPass()
})
