// People ask for something by another name: the team says that it means the same, and it is found.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')
const words = 'dark mode, gloomy attire'

async function openWords(page: Page): Promise<void> {
  await page.goto('/team/settings/boards')
  await page.getByRole('button', { name: 'Show search words' }).click()
  await page.getByRole('heading', { name: 'Your words' }).waitFor()
}

test('words of the team find what has another name, and say so; another tab has them', async ({
  open,
  picture,
}) => {
  const team = await open(site.server, { ...site.owner.asThem, viewport: phone })
  const visitor = await open(site.server)
  await visitor.page.goto('/?q=gloomy+attire')
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  await expect(visitor.page.getByRole('link', { name: /^Dark mode/ })).toHaveCount(0)

  const { page } = team
  await openWords(page)
  await picture(team, 'empty')
  await page.getByRole('button', { name: 'Add words' }).press('Enter')
  await page.keyboard.type(words)
  await picture(team, 'form')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Edit ${words}` }).waitFor()
  await expect(page.getByRole('button', { name: 'Add words' })).toBeFocused()
  await assertAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(overflow <= 0, `the page is ${overflow} px too wide`)
  await picture(team, 'listed')

  const other = await open(site.server, {
    ...site.owner.asThem,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  })
  await openWords(other.page)
  await other.page.getByRole('button', { name: `Edit ${words}` }).waitFor()
  await picture(other, 'another tab')

  await visitor.page.goto('/?q=gloomy+attire')
  await visitor.page
    .getByRole('link', { name: /^Dark mode/ })
    .first()
    .waitFor()
  await visitor.page.getByRole('button', { name: 'How is this sorted?' }).click()
  await visitor.page
    .getByText('Search treats “gloomy attire” and “dark mode” as the same, as set by the team.')
    .waitFor()
  await assertAccessible(visitor.page)
  await picture(visitor, 'explained')

  await page.getByRole('button', { name: `Edit ${words}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Edit ${words}` }).waitFor()
})

test('merges teach a pair, which is turned off and stays so', async ({ open, picture }) => {
  const post = async (title: string): Promise<string> => {
    const { site: known } = await ask<{ site: { boards: { id: string }[] } }>(
      site.server,
      '{ site { boards { id } } }',
    )
    const { postIdea } = await ask<{ postIdea: { idea: { id: string } } }>(
      site.server,
      'mutation ($title: String!, $boardId: ID!) { postIdea(title: $title, body: "", boardId: $boardId) { idea { id } } }',
      { title, boardId: known.boards[0]?.id },
      site.owner,
    )
    return postIdea.idea.id
  }
  for (const part of ['for cellos', 'with wheels', 'for rent'])
    await ask(
      site.server,
      'mutation ($ideaId: ID!, $intoId: ID!) { mergeIdea(ideaId: $ideaId, intoId: $intoId) { errors { message } } }',
      { ideaId: await post(`Valise ${part}`), intoId: await post(`Suitcase ${part}`) },
      site.owner,
    )
  const team = await open(site.server, site.owner.asThem)
  await openWords(team.page)
  const list = team.page.getByRole('list', { name: 'Learned from merged ideas' })
  const control = list.getByRole('switch', { name: /valise/ })
  await expect(control).toBeChecked()
  await list.getByText('3 merged ideas').click()
  await picture(team, 'learned')
  await list.getByRole('link', { name: 'Valise for cellos' }).waitFor()
  await control.click()
  await expect(control).not.toBeChecked()
  await assertAccessible(team.page)
  await openWords(team.page)
  await expect(control).not.toBeChecked()
})
