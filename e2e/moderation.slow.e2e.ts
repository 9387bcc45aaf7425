// Posts that wait, are reported, removed and restored: by the people themselves, and by the team
// with the keyboard.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { chooseBoard } from './harness/chooseBoard.ts'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  await ask(
    server,
    'mutation { updateSite(moderation: FIRST_POST) { errors { message } } }',
    {},
    owner,
  )
})

const title = 'A quieter notification sound'
const heading = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor()
const seen = `query Seen($id: ID!) { idea(id: $id) { title voteCount } ideas(filter: { search: "quieter notification sound" }) { edges { node { id title } } } }`
const isWide = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('a first post waits, is approved by keyboard, reported, marked as spam and restored', async ({
  open,
  picture,
}) => {
  const [bo, cleo] = [await join(site.server, 'Bo'), await join(site.server, 'Cleo')]
  const writing = await open(site.server, bo.asThem)
  await writing.page.goto('/ideas/new')
  await writing.page.getByLabel('What’s your idea?').fill(title)
  await chooseBoard(writing.page)
  await writing.page.getByRole('button', { name: 'Post idea' }).click()
  await heading(writing.page)
  await writing.page
    .getByText('Only you and the team can see this until the team approves it.')
    .waitFor()
  await assertAccessible(writing.page)
  const { pathname } = placeOf(writing.page.url())
  const id = `idea_${pathname.split('/')[2] ?? ''}`
  for (const who of [undefined, cleo])
    assert.equal(
      JSON.stringify(await ask(site.server, seen, { id }, who)).includes('quieter'),
      false,
    )
  await writing.page.goto('/?mine=1')
  await writing.page.getByText('Waiting for approval').waitFor()

  const team = await open(site.server, site.owner.asThem)
  await team.page.goto('/team')
  await team.page.getByText('Held: first post').waitFor()
  await picture(team, 'queue')
  await assertAccessible(team.page)
  await team.page.keyboard.press('j')
  await team.page.keyboard.press('a')
  await team.page.getByText('Nothing to approve').waitFor()
  await expect(async () =>
    assert.match(JSON.stringify(await ask(site.server, seen, { id })), /quieter/),
  ).toPass()

  const reading = await open(site.server, {
    ...cleo.asThem,
    viewport: { width: 360, height: 740 },
  })
  await reading.page.goto(pathname)
  await heading(reading.page)
  await reading.page.getByRole('button', { name: /^Vote for/ }).click()
  await reading.page.getByRole('button', { name: 'More about this idea' }).click()
  await reading.page.getByRole('menuitem', { name: 'Report…' }).click()
  await reading.page.getByRole('radio', { name: 'Something else' }).check()
  await reading.page.getByLabel(/^Anything the team should know/).fill('It is a test.')
  await picture(reading, 'report')
  await assertAccessible(reading.page)
  assert.equal(await isWide(reading.page), false)
  await reading.page.getByRole('button', { name: 'Send report' }).click()
  await reading.page.getByText('Thank you. The team will look at it.').waitFor()

  await team.page.goto('/team?show=reported')
  await team.page.getByText('It is a test.').waitFor()
  await picture(team, 'reported')
  await team.page.getByRole('button', { name: 'Mark as spam' }).click()
  await team.page.getByText('No reported posts').waitFor()
  for (const who of [undefined, cleo, bo])
    assert.equal(
      JSON.stringify(await ask(site.server, seen, { id }, who)).includes('quieter'),
      false,
    )

  await team.page.setViewportSize({ width: 360, height: 740 })
  await team.page.goto('/team?show=spam')
  await team.page.getByRole('link', { name: title }).waitFor()
  await picture(team, 'spam on a phone')
  assert.equal(await isWide(team.page), false)
  await team.page.getByRole('button', { name: 'Restore' }).click()
  await team.page.getByText('No spam').waitFor()
  await expect(async () => {
    const { idea } = await ask<{ idea: { voteCount: number } | null }>(site.server, seen, { id })
    assert.equal(idea?.voteCount, 2)
  }).toPass()
})

test(
  'several posts that wait are merged at once by keyboard, and one press takes all back',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const { site: boards } = await ask<{ site: { boards: { id: string }[] } }>(
      site.server,
      '{ site { boards { id } } }',
    )
    const post =
      'mutation Post($boardId: ID!, $title: String!) { postIdea(boardId: $boardId, title: $title, body: "") { errors { message } } }'
    for (const name of ['Dana', 'Emil', 'Fay'])
      await ask(
        site.server,
        post,
        { boardId: boards.boards[0]?.id, title: `${name} wants silence` },
        await join(site.server, name),
      )
    const votes = async (): Promise<number> =>
      (
        await ask<{ idea: { voteCount: number } }>(
          site.server,
          '{ idea(id: "idea_1") { voteCount } }',
        )
      ).idea.voteCount
    const before = await votes()
    const team = await open(site.server, site.owner.asThem)
    const { page } = team
    await page.goto('/team')
    const rows = page.getByRole('article').filter({ hasText: 'wants silence' })
    await expect(async () => assert.equal(await rows.count(), 3)).toPass()
    await assertAccessible(page)
    for (const key of ['j', 'x', 'j', 'x', 'j', 'x', 'm']) await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: 'Merge 3 ideas into another one' })
    await dialog.getByRole('searchbox').fill('#1')
    await dialog.getByRole('radio').first().check()
    await dialog.getByText(/^\d+ votes in total/).waitFor()
    await assertAccessible(page)
    await picture(team, 'merging several')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('3 ideas merged into #1.').waitFor()
    await page.getByText('Nothing to approve').waitFor()
    assert.equal(await votes(), before + 3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(async () =>
      assert.deepEqual([await rows.count(), await votes()], [3, before]),
    ).toPass()
  },
)

test('for others the screen of the team is not there', async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto('/team')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})
