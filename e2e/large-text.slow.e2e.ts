// Text at twice its size: on every screen nothing sticks out of the page.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { sharedSite } from './harness/sharedSite.ts'
import { test } from './harness/test.ts'

const site = sharedSite()

const screens = [
  '/',
  '/?q=export',
  '/boards/editor',
  '/roadmap',
  '/ideas/1',
  '/ideas/new',
  '/inbox',
  '/settings',
  '/team',
  '/changelog',
  '/team/changelog?edit=new',
  '/team/people',
  '/team/settings',
  '/team/settings/boards',
  '/sign-in',
  '/nowhere',
]

/** Pixels by which a page is wider than its window, and what sticks out of it. */
const overflow = (page: Page): Promise<{ by: number; what: string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (it: Element): boolean => {
      for (let at = it.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const out = [...document.body.querySelectorAll('*')].filter((it) => {
      const { left, right, width: own } = it.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && !isClipped(it)
    })
    return {
      by: document.documentElement.scrollWidth - width,
      what: out
        .slice(0, 5)
        .map((it) => `${it.tagName} ${it.className} ${it.textContent?.slice(0, 40)}`),
    }
  })

for (const width of [390, 1440]) {
  test(`at ${width} px`, { tag: width === 390 ? [] : '@slow' }, async ({ open, picture }) => {
    const visit = await open(site.server, {
      ...site.owner.asThem,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    })
    const { page, allow } = visit
    allow(/Failed to load resource/)
    const wrong: string[] = []
    for (const path of screens) {
      await page.goto(path)
      await page.locator('main, [role=main]').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      const { by, what } = await overflow(page)
      if (by > 0 || what.length > 0) wrong.push(`${path}: ${by} px, ${what.join(' · ')}`)
      await picture(visit, `large${path}`)
    }
    assert.deepEqual(wrong, [])
  })
}
