// Comments: said at once, seen by the other, and never lost.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' })
const said = (page: Page, text: string): Locator =>
  page.locator('[id^="comment_"]').filter({ hasText: text })
const isWide = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

async function anIdea(at: number): Promise<{ number: number; path: string }> {
  const { ideas } = await ask<{
    ideas: { edges: { node: { number: number; slug: string; commentCount: number } }[] }
  }>(
    site.server,
    '{ ideas(sort: NEWEST, first: 20) { edges { node { number slug commentCount } } } }',
  )
  const quiet = ideas.edges.map(({ node }) => node).filter(({ commentCount }) => commentCount < 10)
  const idea = quiet[at]
  assert.ok(idea, 'there is no idea')
  return { number: idea.number, path: `/ideas/${idea.number}/${idea.slug}` }
}

test('two people talk: by keyboard and on a phone, with replies, reactions and words for the team', async ({
  open,
  picture,
}) => {
  const { path } = await anIdea(0)
  const [bo, cleo] = [await join(site.server, 'Bo'), await join(site.server, 'Cleo')]
  const one = await open(site.server, bo.asThem)
  const other = await open(site.server, { ...cleo.asThem, viewport: { width: 360, height: 740 } })
  await one.page.goto(path)
  await other.page.goto(path)
  await field(other.page).waitFor()
  await field(one.page).fill('Quokkas count on it, **an hour** a week.')
  await field(one.page).press('Control+Enter')
  await said(one.page, 'Quokkas count on it, an hour a week.')
    .getByRole('button', { name: 'More about this comment' })
    .waitFor()
  await expect(field(one.page)).toHaveValue('')

  await field(other.page).fill('Wombats as well.')
  await other.page.getByRole('button', { name: 'Comment', exact: true }).click()
  await said(other.page, 'Quokkas count on it, an hour a week.').waitFor()
  await said(other.page, 'Quokkas count on it, an hour a week.')
    .getByRole('button', { name: 'React' })
    .click()
  await other.page.getByRole('menuitem', { name: 'Agree' }).click()
  await other.page.getByRole('button', { name: 'Agree, 1' }).waitFor()
  await said(other.page, 'Quokkas count on it, an hour a week.')
    .getByRole('button', { name: 'Reply to Bo' })
    .click()
  await other.page.getByRole('textbox', { name: 'Your reply' }).fill('Two, for wallabies.')
  await other.page.keyboard.press('Control+Enter')
  // On its way at first: only what the server has may be edited, reported or deleted.
  await other.page
    .getByRole('list', { name: 'Replies' })
    .getByRole('listitem')
    .filter({ hasText: 'Two, for wallabies.' })
    .getByRole('button', { name: 'More about this comment' })
    .waitFor()
  assert.equal(await isWide(other.page), false)
  await assertAccessible(other.page)
  await picture(other, 'phone')

  const team = await open(site.server, site.owner.asThem)
  await team.page.goto(path)
  await field(team.page).fill('Echidnas cost us two days.')
  await team.page.getByRole('checkbox', { name: 'Only the team sees this' }).check()
  await team.page.getByRole('button', { name: 'Comment for the team' }).click()
  await said(team.page, 'Echidnas cost us two days.').getByText('Only the team sees this').waitFor()
  await assertAccessible(team.page)
  await picture(team, 'team')
  await other.page.reload()
  await said(other.page, 'Two, for wallabies.').waitFor()
  assert.equal(await said(other.page, 'Echidnas cost us two days.').count(), 0)
  const id = await said(other.page, 'Wombats as well.').getAttribute('id')
  await other.page.goto(`${path}#${id ?? ''}`)
  await other.page.locator(`#${id ?? ''}[class*="target"]`).waitFor()
})

test(
  'an edit in two windows loses nothing, and the team sees what was said before',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const { number, path } = await anIdea(1)
    const dana = await join(site.server, 'Dana')
    await ask(
      site.server,
      'mutation Post($id: ID!) { postComment(ideaId: $id, body: "As it was") { errors { message } } }',
      { id: `idea_${number}` },
      dana,
    )
    const pages = [
      (await open(site.server, dana.asThem)).page,
      (await open(site.server, dana.asThem)).page,
    ] as const
    for (const page of pages) {
      await page.goto(path)
      await said(page, 'As it was').getByRole('button', { name: 'More about this comment' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Edit your comment' }).waitFor()
    }
    const [first, second] = pages
    const editing = (page: Page): Locator =>
      page.getByRole('textbox', { name: 'Edit your comment' })
    await editing(first).fill('As the first says')
    await editing(first).press('Control+Enter')
    await said(first, 'As the first says').getByText('edited').waitFor()
    await editing(second).fill('As the second says')
    await second.getByRole('button', { name: 'Save' }).click()
    await second
      .getByRole('heading', { name: 'You changed this elsewhere while you were writing' })
      .waitFor()
    assert.equal(
      await second
        .getByRole('region', { name: 'Current version' })
        .getByRole('paragraph')
        .textContent(),
      'As the first says',
    )
    await assertAccessible(second)
    await second.getByRole('button', { name: 'Keep mine' }).click()
    await expect(editing(second)).toHaveValue('As the second says')
    await second.getByRole('button', { name: 'Save' }).click()
    await said(second, 'As the second says').getByText('edited').waitFor()

    const team = await open(site.server, site.owner.asThem)
    await team.page.goto(path)
    await said(team.page, 'As the second says')
      .getByRole('button', { name: 'More about this comment' })
      .click()
    await team.page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    await team.page.getByRole('dialog').getByText('As it was').waitFor()
    await picture(team, 'history')
  },
)
