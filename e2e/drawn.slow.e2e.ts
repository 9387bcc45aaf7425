// What is public stands in the page that the server draws, and stays where it is when its code comes.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    moved: { value: number; what: string }[]
  }
}

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const { updateSite, mergeIdea } = await ask<Record<string, { errors: unknown[] }>>(
    server,
    `mutation {
      updateSite(
        welcome: "Tell us **what you miss**."
        links: [{ label: "Handbook", url: "https://docs.example.com" }]
      ) { errors { message } }
      mergeIdea(ideaId: "idea_4", intoId: "idea_3") { errors { message } }
    }`,
    {},
    owner,
  )
  assert.deepEqual([updateSite?.errors, mergeIdea?.errors], [[], []])
})

/** Without scripts theirs are refused, also where a header names them. */
const scripts = /^failed request: GET \S+\.js csp$/
const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome' })
const merged = (page: Page) => page.getByRole('list', { name: 'Merged into this idea' })

test('without a script everything public is there', async ({ open, picture }) => {
  const visit = await open(site.server, { javaScriptEnabled: false, viewport: desktop })
  const { page, allow } = visit
  allow(scripts)
  await page.goto('/')
  await expect(welcome(page)).toHaveText('Tell us what you miss.')
  await expect(page.getByRole('link', { name: 'Handbook' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Just shipped' })).toBeVisible()
  await picture(visit, 'drawn-list')
  await page.goto('/ideas/3')
  await expect(merged(page)).toContainText('#4')
  const text = page.locator('details#idea_4').locator('p').first()
  await expect(text).toBeHidden()
  await page.locator('details#idea_4 > summary').click()
  await expect(text).toBeVisible()
  await picture(visit, 'drawn-idea')
})

for (const viewport of [desktop, phone])
  test(`nothing moves when the code of what the server drew comes: ${viewport.width} px`, async ({
    open,
  }) => {
    const { page, allow } = await open(site.server, { viewport })
    // The change of a font is not what is looked at.
    allow(/\.woff2|Failed to load resource/)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      window.moved = []
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          window.moved.push({
            value,
            what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/assets/*.js', async (route) => {
      // What comes behind the first chunk comes late.
      if (!route.request().url().includes('/index-')) await page.waitForTimeout(500)
      await route.continue()
    })
    for (const [address, drawn] of [
      ['/', welcome(page)],
      ['/ideas/3', merged(page)],
    ] as const) {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(drawn).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(drawn).toBeVisible()
      const moved = await page.evaluate(() => window.moved)
      const sum = moved.reduce((all, { value }) => all + value, 0)
      assert.ok(sum <= 0.01, `${address}: ${JSON.stringify(moved)}`)
    }
  })

test('a text that was closed is never seen, also before its code is there', async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto('/')
  await welcome(page).getByRole('button', { name: 'Close the welcome text' }).click()
  await expect(welcome(page)).toHaveCount(0)
  let go = (): void => undefined
  const gone = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor()
  const drawn = page.getByText('what you miss')
  await expect(drawn).toHaveCount(1)
  await expect(drawn).toBeHidden()
  go()
  await expect(drawn).toHaveCount(0)
})
