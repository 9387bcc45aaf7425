// A connection that is cut and comes back: pages go on by themselves, what is drawn stays, and a vote waits.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { onOperation, operationsOf } from './harness/graphql.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE', undefined, renderedByBrowsers)

const told = /Failed to load resource|^failed request|A part of the screen failed|net::ERR_/

const rows = (page: Page): Locator => page.getByRole('feed').getByRole('article')
const votes = (place: Locator | Page): Locator => place.getByRole('button', { name: /^Vote for/ })
const retry = (page: Page): Locator => page.getByRole('button', { name: 'Try again' })
const titleOf = (row: Locator): Promise<string> => row.getByRole('link').first().innerText()

async function storedVotes(title: string): Promise<number> {
  const { ideas } = await ask<{
    ideas: { edges: { node: { title: string; voteCount: number } }[] }
  }>(
    site.server,
    'query Votes { ideas(sort: NEWEST, first: 50) { edges { node { title voteCount } } } }',
  )
  return ideas.edges.find(({ node }) => node.title === title)?.node.voteCount ?? -1
}

test('a list that did not come for want of a connection is there by itself, without a press', async ({
  open,
}) => {
  const { page, allow } = await open(site.server)
  allow(told)
  const stop = await onOperation(page, '*', (route) => route.abort('connectionrefused'))
  await page.goto('/')
  await page.getByRole('alert').filter({ hasText: 'Earshot cannot be reached' }).first().waitFor()
  assert.equal(await retry(page).count(), 1)
  await stop()
  await rows(page).first().waitFor()
  await page.getByRole('heading', { name: 'Rising this week' }).waitFor()
  await page
    .getByRole('link', { name: /^Editor/ })
    .first()
    .waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
})

for (const [name, viewport] of [
  ['1440 px', desktop],
  ['390 px', { width: 390, height: 844 }],
] as const) {
  test(
    `the head of an idea stays without a connection, and the rest follows: ${name}`,
    { tag: viewport === desktop ? [] : '@slow' },
    async ({ open, picture }) => {
      const visit = await open(site.server, { viewport, colorScheme: 'dark' })
      const { page, allow } = visit
      allow(told)
      await page.goto('/?sort=newest')
      await rows(page).first().getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Comments' }).waitFor()
      await page.goBack()
      const second = rows(page).nth(1)
      const title = await titleOf(second)
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await second.getByRole('link').first().click()
      const notice = page.getByRole('alert').filter({ hasText: 'You are offline' })
      await notice.waitFor()
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      assert.match(await notice.innerText(), /This will continue when you’re back online/)
      assert.equal(await retry(page).count(), 1)
      await picture(visit, `idea-offline-${name}`)
      await assertAccessible(page)
      await page.context().setOffline(false)
      await page.getByRole('textbox', { name: 'Your comment' }).waitFor()
      await notice.waitFor({ state: 'detached' })
    },
  )

  test(
    `a filter without a connection keeps the list and says so beside it: ${name}`,
    { tag: viewport === desktop ? [] : '@slow' },
    async ({ open, picture }) => {
      const visit = await open(site.server, { viewport })
      const { page, allow } = visit
      allow(told)
      await page.goto('/')
      const first = await titleOf(rows(page).first())
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Top', exact: true }).click()
      const notice = page.getByRole('alert').filter({ hasText: 'You are offline' })
      await notice.waitFor()
      assert.match(await notice.innerText(), /You’re seeing an earlier version/)
      assert.equal(await titleOf(rows(page).first()), first)
      await picture(visit, `filter-offline-${name}`)
      await assertAccessible(page)
      await page.context().setOffline(false)
      await notice.waitFor({ state: 'detached' })
      await expect(async () => assert.notEqual(await titleOf(rows(page).first()), first)).toPass()
    },
  )
}

test('further rows that did not come follow by themselves', { tag: '@slow' }, async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(told)
  const stop = await onOperation(page, 'IdeaListPageQuery', (route) =>
    route.abort('connectionreset'),
  )
  await page.goto('/?closed=1')
  const before = await rows(page).count()
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('alert').filter({ hasText: 'Earshot cannot be reached' }).waitFor()
  assert.equal((await rows(page).count()) >= before, true)
  await stop()
  await expect(async () => assert.equal((await rows(page).count()) > before, true)).toPass()
})

test('a vote without a connection waits, is taken back by a second press, and is sent once', async ({
  open,
  picture,
}) => {
  const bo = await join(site.server, 'Bo')
  const visit = await open(site.server, { ...bo.asThem, viewport: phone })
  const { page, allow } = visit
  allow(told)
  await page.goto('/?sort=newest')
  const row = rows(page).nth(2)
  const title = await titleOf(row)
  const vote = votes(row)
  const before = await storedVotes(title)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await vote.click()
  await page.getByText('Your vote will be sent when you’re back online').waitFor()
  assert.match((await vote.getAttribute('aria-label')) ?? '', /: waiting for the connection$/)
  assert.equal(await vote.getAttribute('aria-pressed'), 'true')
  assert.equal(await vote.innerText(), String(before + 1))
  await picture(visit, 'vote-waiting')
  await assertAccessible(page)
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  await expect(vote).not.toHaveAttribute('data-waiting')
  await vote.click()
  await expect(vote).toHaveAttribute('data-waiting', 'true')
  const sent = operationsOf(page)
  await page.context().setOffline(false)
  await expect(vote).not.toHaveAttribute('data-waiting')
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  assert.equal(await storedVotes(title), before + 1)
  assert.equal(sent.filter((it) => it === 'useVoteForIdeaMutation').length, 1)
})

test(
  'a vote that arrived although its answer was lost counts once',
  { tag: '@slow' },
  async ({ open }) => {
    const cleo = await join(site.server, 'Cleo')
    const { page, allow } = await open(site.server, cleo.asThem)
    allow(told)
    await page.goto('/?sort=newest')
    const row = rows(page).nth(3)
    const title = await titleOf(row)
    const before = await storedVotes(title)
    const ids = new Set<unknown>()
    const stop = await onOperation(page, 'useVoteForIdeaMutation', async (route) => {
      const { variables } = route.request().postDataJSON() as { variables: object }
      ids.add((variables as { clientMutationId: unknown }).clientMutationId)
      await route.fetch()
      await route.abort('connectionreset')
    })
    await votes(row).click()
    await expect(votes(row)).toHaveAttribute('data-waiting', 'true')
    await stop()
    await expect(votes(row)).not.toHaveAttribute('data-waiting')
    assert.equal(await storedVotes(title), before + 1)
    assert.equal(ids.size, 1)
  },
)

test(
  'a server that stops and comes back: a page that was opened meanwhile goes on',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(told)
    await page.goto('/?sort=newest')
    await rows(page).first().getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    await page.goBack()
    const title = await titleOf(rows(page).nth(4))
    await page.waitForLoadState('networkidle')
    await site.server.kill()
    await rows(page).nth(4).getByRole('link').first().click()
    await page.getByRole('alert').filter({ hasText: 'Earshot cannot be reached' }).waitFor()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await site.restart()
    await page.getByRole('textbox', { name: 'Your comment' }).waitFor()
    assert.equal(await page.getByRole('alert').count(), 0)
  },
)
