// Pages that are used while a section of theirs is still on its way.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { holdPages } from './harness/heldPages.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

/** The client has taken the page over: a press is answered. */
async function expectAlive(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ana$/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
}

const rows = (page: Page) => page.getByRole('feed').getByRole('article')
/** A part of what stands beside the list, which waits for its query. */
const section = (page: Page) => page.getByRole('heading', { name: 'Rising this week' })

test('a page is alive before its late section, and shows it without a question', async ({
  open,
}) => {
  const pages = await holdPages(site.server, 'ListSidebarQuery')
  try {
    const { page } = await open(pages, site.owner.asThem)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(rows(page).first()).toBeVisible()
    await expectAlive(page)
    await expect(section(page)).toHaveCount(0)
    assert.equal(await page.evaluate(() => document.readyState), 'loading')
    pages.release()
    await expect(section(page)).toBeVisible()
    assert.deepEqual(pages.asked, [])
  } finally {
    await pages.close()
  }
})

test('a section that fails is asked for by the browser', async ({ open }) => {
  const pages = await holdPages(site.server, 'ListSidebarQuery')
  try {
    const { page, allow } = await open(pages, site.owner.asThem)
    allow(/A part of the screen failed/)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(rows(page).first()).toBeVisible()
    pages.release(true)
    await expect(section(page)).toBeVisible()
    assert.deepEqual(pages.asked, ['ListSidebarQuery'])
  } finally {
    await pages.close()
  }
})
