// The roadmap: the team puts ideas in order by keyboard, mouse and menu; everybody sees one order.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop } from './harness/visit.ts'

const other: { admin?: Person } = {}
const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const admin = await join(server, 'Cleo')
  const { viewer } = await ask<{ viewer: { user: { id: string } } }>(
    server,
    '{ viewer { user { id } } }',
    {},
    admin,
  )
  await ask(
    server,
    'mutation Promote($id: ID!) { setRole(userId: $id, role: ADMIN) { errors { message } } }',
    { id: viewer.user.id },
    owner,
  )
  other.admin = admin
})

const column = (page: Page, name: string): Locator => page.getByRole('region', { name })
const titles = (page: Page, name: string): Promise<string[]> =>
  column(page, name).getByRole('heading', { level: 3 }).allInnerTexts()
const grip = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Drag ${title}`, exact: true })
const said = (page: Page): Locator => page.locator('[data-live-announcer]')
/** A page of the roadmap with its grips, which come with later code. */
async function plan(page: Page): Promise<void> {
  await page.goto('/roadmap')
  await page
    .getByRole('button', { name: /^Drag / })
    .first()
    .waitFor()
}
const moved = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('moveOnRoadmap') ?? false)

test('an idea is dragged by keyboard, each step is said, and another sees the same order', async ({
  open,
  picture,
}) => {
  const team = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  const { page } = team
  await plan(page)
  await assertAccessible(page)
  const [first = '', second = ''] = await titles(page, 'Planned')
  await grip(page, first).focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Started dragging. Press Tab to navigate to a drop target')
  const bar = page.getByRole('status').filter({ hasText: 'notified' })
  await expect(bar).toContainText('Planned, place')
  await expect(bar).toContainText('Nobody will be notified.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await picture(team, 'roadmap lifted')
  const answer = moved(page)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Drop complete.')
  await answer
  await expect(page.getByRole('status').filter({ hasText: 'Moved to Planned.' })).toHaveCount(1)
  await expect(async () => assert.equal((await titles(page, 'Planned'))[0], second)).toPass()
  const before = await titles(page, 'Planned')

  await grip(page, first).focus()
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('Planned, place')
  await page.keyboard.press('Tab')
  await expect(bar).toContainText('In progress, place')
  await expect(bar).toContainText(/\d+ (?:person|people) will be notified\./)
  await picture(team, 'roadmap to another column')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved to In progress.')).toBeVisible()
  await expect(async () =>
    assert.equal((await titles(page, 'In progress')).includes(first), true),
  ).toPass()
  await picture(team, 'roadmap moved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(async () => assert.deepEqual(await titles(page, 'Planned'), before)).toPass()

  const cleo = await open(site.server, { ...other.admin?.asThem, viewport: desktop })
  await cleo.page.goto('/roadmap')
  for (const name of ['Planned', 'In progress', 'Shipped'])
    await expect(async () =>
      assert.deepEqual(await titles(cleo.page, name), await titles(page, name)),
    ).toPass()
})
