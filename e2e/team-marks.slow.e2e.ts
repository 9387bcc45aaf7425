// What the team sets on an idea is shown and filtered in the list; hidden votes are shown to who has voted.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { linkTo } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop } from './harness/visit.ts'

interface Found {
  readonly number: number
  readonly title: string
  readonly voteCount: number
}

const site = sharedSite('SAMPLE')

/** The last open idea of a list by votes, so that nothing but a pin puts it first. */
async function lastIdea(): Promise<Found> {
  const { ideas } = await ask<{ ideas: { edges: { node: Found }[] } }>(
    site.server,
    '{ ideas(filter: { categories: [OPEN] }, sort: TOP, first: 50) { edges { node { number title voteCount } } } }',
  )
  const idea = ideas.edges.at(-1)?.node
  assert.ok(idea, 'there is no idea')
  return idea
}

const rows = (page: Page) => page.getByRole('main').getByRole('article')

test('the team pins, assigns and dates an idea, and finds it by each', async ({
  open,
  picture,
}) => {
  const { number, title } = await lastIdea()
  const team = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  const { page } = team
  await page.goto(`/ideas/${number}`)
  const saved = page.getByRole('status').filter({ hasText: 'Saved' })
  await page.getByRole('checkbox', { name: 'Pinned to the top of its board' }).check()
  await expect(saved).toBeVisible()
  await page.getByLabel('Assigned to').selectOption({ label: 'Ana' })
  await expect(saved).toBeVisible()
  const month = page.getByLabel('Expected in')
  const value = await month.locator('option').nth(3).getAttribute('value')
  await month.selectOption(value)
  await page.getByText(/^expected in /).waitFor()
  await assertAccessible(page)
  await picture(team, 'the team’s section')

  await page.goto('/')
  const list = new URL(linkTo('/'), site.server.url).href
  await expect(rows(page).first()).toContainText(title)
  await expect(rows(page).first()).toContainText('Pinned')
  for (const [by, address] of [
    ['Assigned to me', '?assigned=1'],
    ['Pinned', '?pinned=1'],
  ] as const) {
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: by }).click()
    await page.getByRole('button', { name: 'Show ideas' }).click()
    await expect(page).toHaveURL(`${list}${address}`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(title)
    await page.getByRole('link', { name: `Remove filter ${by}` }).click()
  }
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('Expected in').selectOption(value)
  await assertAccessible(page)
  await picture(team, 'filters')
  await page.getByRole('button', { name: 'Show ideas' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${list}?month=${value}`)
  await page.getByRole('link', { name: /^Remove filter Expected in / }).click()
  await page.getByRole('link', { name: 'Discussed' }).click()
  await expect(page).toHaveURL(`${list}?sort=discussed`)
  await expect(rows(page).first()).toContainText(title)
})

test('a welcome text is gone for good where somebody closes it', async ({ open }) => {
  await ask(
    site.server,
    'mutation { updateSite(welcome: "Tell us **what you miss**.") { errors { message } } }',
    {},
    site.owner,
  )
  const { page } = await open(site.server)
  await page.goto('/')
  const welcome = page.getByRole('region', { name: 'Welcome' })
  await expect(welcome).toHaveText('Tell us what you miss.')
  await assertAccessible(page)
  await welcome.getByRole('button', { name: 'Close the welcome text' }).click()
  await expect(welcome).toHaveCount(0)
  await page.reload()
  await rows(page).first().waitFor()
  await expect(welcome).toHaveCount(0)
})

test('votes that the site hides are shown to the team, and to others once they vote', async ({
  open,
  picture,
}) => {
  const { number, title, voteCount } = await lastIdea()
  const team = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  await team.page.goto('/team/settings')
  await team.page.getByRole('radio', { name: /^Shown after voting/ }).check()
  await team.page.getByRole('radio', { name: /^Newest/ }).check()
  await picture(team, 'settings of the list')
  await team.page.getByRole('button', { name: 'Save', exact: true }).click()
  await team.page.getByText('Saved').first().waitFor()
  const vote = (page: Page) => page.getByRole('button', { name: `Vote for ${title}, ` })
  const hidden = `Vote for ${title}, votes are hidden`
  await team.page.goto('/')
  await expect(team.page.getByRole('link', { name: 'Newest' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await team.page.goto(`/ideas/${number}`)
  await expect(vote(team.page)).toContainText(String(voteCount))

  const visitor = await open(site.server)
  await visitor.page.goto('/')
  await expect(
    rows(visitor.page)
      .first()
      .getByRole('button', { name: /^Vote for/ }),
  ).toHaveText('–')
  await visitor.page.goto(`/ideas/${number}`)
  await expect(vote(visitor.page)).toHaveAccessibleName(hidden)
  await expect(
    visitor.page.getByText('Only the team and people who voted can see the votes.'),
  ).toBeVisible()

  const bo = await join(site.server, 'Bo')
  const member = await open(site.server, bo.asThem)
  const { page } = member
  await page.goto(`/ideas/${number}`)
  await expect(vote(page)).toHaveAccessibleName(hidden)
  await vote(page).click()
  await expect(vote(page)).toHaveText(String(voteCount + 1))
  await assertAccessible(page)
  await picture(member, 'after voting')
  await vote(page).click()
  await expect(vote(page)).toHaveAccessibleName(hidden)
})
