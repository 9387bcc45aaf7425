import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'

/** A column of the roadmap, by the name of its status. */
export const column = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** The titles of the ideas in a column, in their order. */
export const titles = (page: Page, name: string): Promise<string[]> =>
  column(page, name).getByRole('heading', { level: 3 }).allInnerTexts()

/** The card of an idea, as the team has it. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens the roadmap with its grips, which come with later code. */
export async function plan(page: Page): Promise<void> {
  await page.goto('/roadmap')
  await page
    .getByRole('button', { name: /^Drag / })
    .first()
    .waitFor()
}

/** Resolves with the answer to the next move. */
export const moved = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('moveOnRoadmap') ?? false)

/** Drags a card by the mouse to an end of another one, and holds it there. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  at: 'top' | 'bottom',
): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) return assert.fail('There is nothing to drag')
  await page.mouse.move(start.x + 60, start.y + start.height - 6)
  await page.mouse.down()
  await page.mouse.move(start.x + 70, start.y + start.height, { steps: 4 })
  const y = at === 'top' ? end.y + 4 : end.y + end.height - 4
  await page.mouse.move(end.x + 90, y, { steps: 12 })
  await page.getByText(/will be notified\./).waitFor()
}
