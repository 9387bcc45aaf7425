// A team makes the site its own: a board, a status and tags, described, ordered by keyboard and by mouse, deleted and restored; all of it there after the server's end.
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { fetchPage } from './harness/fetchPage.ts'
import { linkTo } from './harness/place.ts'
import type { RunningServer } from './harness/server.ts'
import { ask, createSite, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const settings = '/team/settings/boards'
const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

async function add(page: Page, button: string, form: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const fields = page.getByRole('form', { name: form })
  await fields.getByLabel('Name', { exact: true }).fill(name)
  await fields.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).waitFor()
}

/** What the settings list, in their order. */
const names = (page: Page, part: string): Locator =>
  section(page, part).getByRole('button', { name: /^Edit / })

async function assertOrder(page: Page, part: string, expected: readonly string[]): Promise<void> {
  const rows = names(page, part)
  await expect(rows).toHaveCount(expected.length)
  for (const [at, name] of expected.entries())
    await expect(rows.nth(at)).toHaveAccessibleName(`Edit ${name}`)
}

/** Lifts a row by its grip, goes to the place before another one, and lets go. */
async function placeByKeyboard(
  page: Page,
  part: string,
  name: string,
  before: string,
): Promise<void> {
  const row = section(page, part).getByRole('row', { name })
  await row.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  const place = page.getByRole('button', { name: `Insert before ${before}` })
  await place.waitFor({ state: 'attached' })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(place).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
}

/** Drags a row to the place before another one. */
async function placeByMouse(page: Page, part: string, name: string, before: string): Promise<void> {
  const row = (of: string) => section(page, part).getByRole('row', { name: of })
  await row(name).dragTo(row(before), { targetPosition: { x: 60, y: 2 } })
}

/** Says in the settings what a label means. */
async function describe(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const form = page.getByRole('form', { name: `Edit ${name}` })
  await form.getByLabel('What it means to people').fill(text)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })
}

/** Posts an idea that is planned, without which the roadmap has no columns. */
async function planIdea(server: RunningServer, owner: Person): Promise<void> {
  const { site } = await ask<{
    site: Record<'boards' | 'statuses', { id: string; name: string }[]>
  }>(server, '{ site { boards { id name } statuses { id name } } }')
  const { postIdea } = await ask<{ postIdea: { idea: { id: string } } }>(
    server,
    'mutation ($board: ID!) { postIdea(boardId: $board, title: "Printing", body: "") { idea { id } } }',
    { board: site.boards[0]?.id },
    owner,
  )
  await ask(
    server,
    'mutation ($idea: ID!, $status: ID!) { setIdeaStatus(ideaId: $idea, statusId: $status) { errors { code } } }',
    {
      idea: postIdea.idea.id,
      status: site.statuses.find(({ name }) => name === 'Planned')?.id,
    },
    owner,
  )
}

test(
  'a board, a status and four tags, ordered by mouse and keyboard, are there after a restart',
  { tag: '@slow' },
  async ({ start, restart, open }) => {
    const server = await start()
    const owner = await createSite(server, 'EMPTY')
    const { page } = await open(server, owner.asThem)
    await page.goto(settings)
    await add(page, 'Add a board', 'New board', 'Mobile')
    await add(page, 'Add a status', 'New status', 'In beta')
    for (const tag of ['audio', 'export', 'offline', 'quick win'])
      await add(page, 'Add a tag', 'New tag', tag)
    await assertAccessible(page)
    await placeByKeyboard(page, 'Boards', 'Mobile', 'Ideas')
    await assertOrder(page, 'Boards', ['Mobile', 'Ideas'])
    await page.getByRole('button', { name: 'Reorder In beta' }).click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    const statuses = ['In beta', 'Open', 'Planned', 'In progress', 'Shipped', 'Declined']
    await assertOrder(page, 'Statuses', statuses)
    await page.getByText('In beta moved to position 1 of 6.').waitFor({ state: 'attached' })

    await placeByMouse(page, 'Tags', 'quick win', 'audio')
    await assertOrder(page, 'Tags', ['quick win', 'audio', 'export', 'offline'])
    await placeByMouse(page, 'Tags', 'offline', 'export')
    await assertOrder(page, 'Tags', ['quick win', 'audio', 'offline', 'export'])
    await placeByKeyboard(page, 'Tags', 'export', 'quick win')
    const tags = ['export', 'quick win', 'audio', 'offline']
    await assertOrder(page, 'Tags', tags)
    await describe(page, 'export', 'Getting data out')
    await describe(page, 'Planned', 'We know when we start')
    await assertAccessible(page)

    await planIdea(server, owner)
    const visitor = await open(server)
    await visitor.page.goto('/roadmap')
    await visitor.page.getByText('We know when we start').waitFor()

    await visitor.page.close()
    await page.close()
    expect(await server.stop()).toBe(0)
    const again = await restart(server)
    const after = await open(again, owner.asThem)
    await after.page.goto(settings)
    await assertOrder(after.page, 'Boards', ['Mobile', 'Ideas'])
    await assertOrder(after.page, 'Statuses', statuses)
    await assertOrder(after.page, 'Tags', tags)
    await section(after.page, 'Tags').getByText('Getting data out').waitFor()

    // Deleted, its address leads on; restored, it is where it was.
    await names(after.page, 'Boards').first().click()
    await after.page.getByRole('button', { name: 'Delete…' }).click()
    const dialog = after.page.getByRole('dialog', { name: 'Delete “Mobile”?' })
    await assertAccessible(after.page)
    await dialog.getByRole('button', { name: 'Delete board' }).click()
    await after.page.getByText('“Mobile” was deleted.').waitFor()
    await assertOrder(after.page, 'Boards', ['Ideas'])
    const old = await fetchPage(`${again.url}/boards/mobile`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([308, linkTo('/boards/ideas')])
    await section(after.page, 'Recently deleted')
      .getByRole('button', { name: 'Restore Mobile' })
      .click()
    await assertOrder(after.page, 'Boards', ['Mobile', 'Ideas'])
  },
)
