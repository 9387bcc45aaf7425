// Two ideas become one and two again: by the team, seen by everybody.
import assert from 'node:assert/strict'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')
const first = 'Glow in the dark pages'
const second = 'Pages that glow at night'
const counts =
  'query Counts($ids: [ID!]!) { nodes(ids: $ids) { ... on Idea { voteCount commentCount voters { edges { node { id } } } } } }'

test('an idea is merged, leads to its target with a note, and unmerging restores both', async ({
  open,
  picture,
}) => {
  const cleo = await join(site.server, 'Cleo')
  const { site: boards } = await ask<{ site: { boards: { id: string }[] } }>(
    site.server,
    '{ site { boards { id } } }',
  )
  const post = async (title: string, body = ''): Promise<{ id: string; number: number }> => {
    const { postIdea } = await ask<{ postIdea: { idea: { id: string; number: number } } }>(
      site.server,
      'mutation Post($boardId: ID!, $title: String!, $body: String!) { postIdea(boardId: $boardId, title: $title, body: $body) { idea { id number } errors { message } } }',
      { boardId: boards.boards[0]?.id, title, body },
      site.owner,
    )
    return postIdea.idea
  }
  const [from, into] = [
    await post(first, 'Under the blanket no lamp is needed.'),
    await post(second),
  ]
  await ask(
    site.server,
    'mutation Vote($id: ID!) { setVote(ideaId: $id, voted: true) { errors { message } } }',
    { id: from.id },
    cleo,
  )
  const ids = [from.id, into.id]
  const before = await ask(site.server, counts, { ids })

  const team = await open(site.server, { ...site.owner.asThem, viewport: phone })
  const { page } = team
  await page.goto(`/ideas/${from.number}`)
  await page.getByRole('button', { name: 'More about this idea' }).click()
  await page.getByRole('menuitem', { name: 'Merge into…' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(`#${into.number}`)
  await page.getByRole('radio', { name: second }).waitFor()
  // A live region must exist before its text: here the number of votes together, and that nothing
  // fits.
  assert.equal(await page.getByRole('dialog').getByRole('status').count(), 2)
  await page.getByRole('radio', { name: second }).check()
  await page.getByText('2 votes in total from 2 people.').waitFor()
  await assertAccessible(page)
  await picture(team, 'dialog on a phone')
  assert.equal(
    await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
    false,
  )
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
  await page.getByText(`“${first}” was merged into this idea.`).waitFor()
  await page.getByText(`1 of these votes came from #${from.number}`).waitFor()
  await assertAccessible(page)
  await picture(team, 'target on a phone')
  assert.equal(
    await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
    false,
  )

  const reading = await open(site.server, cleo.asThem)
  await reading.page.goto(`/ideas/${from.number}`)
  await reading.page.getByRole('heading', { level: 1, name: second }).waitFor()
  await reading.page.getByText(`1 of these votes came from #${from.number}`).waitFor()
  assert.equal(await reading.page.getByRole('button', { name: /^Unmerge/ }).count(), 0)
  // Its author's words stand open in the timeline, and fold.
  const words = reading.page.getByText('Under the blanket no lamp is needed.')
  await words.waitFor()
  await assertAccessible(reading.page)
  await reading.page.locator('summary').filter({ hasText: first }).click()
  await words.waitFor({ state: 'hidden' })
  await picture(reading, 'target')

  await page.getByRole('button', { name: `Unmerge #${from.number}` }).click()
  await expect(async () =>
    assert.equal(await page.getByText('of these votes came from').count(), 0),
  ).toPass()
  assert.deepEqual(await ask(site.server, counts, { ids }), before)
  await page.goto(`/ideas/${from.number}`)
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
})
