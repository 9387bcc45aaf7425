// Without a connection: nothing moves, nothing typed is lost, and what was sent goes out once it is back.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { onOperation, operationsOf } from './harness/graphql.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const site = sharedSite()

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' })
const banner = (page: Page): Locator => page.getByText('You are offline. What you type is saved.')

/** Some idea with little said about it. */
async function anIdea(at: number): Promise<{ number: number; path: string }> {
  const { ideas } = await ask<{
    ideas: { edges: { node: { number: number; slug: string; commentCount: number } }[] }
  }>(
    site.server,
    '{ ideas(sort: NEWEST, first: 20) { edges { node { number slug commentCount } } } }',
  )
  const { number, slug } =
    ideas.edges.map(({ node }) => node).filter(({ commentCount }) => commentCount < 10)[at] ??
    assert.fail('There is no quiet idea')
  return { number, path: `/ideas/${number}/${slug}` }
}

async function timesSaid(number: number, words: string): Promise<number> {
  const query =
    'query Said($id: ID!) { idea(id: $id) { timeline(first: 100) { edges { node { ... on Comment { body } } } } } }'
  const { idea } = await ask<{ idea: { timeline: { edges: { node: { body?: string } }[] } } }>(
    site.server,
    query,
    { id: `idea_${number}` },
    site.owner,
  )
  return idea.timeline.edges.filter(({ node }) => node.body === words).length
}

const boxOf = async (
  it: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await it.boundingBox()) ?? assert.fail('It is not on the screen')

async function assertApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const isOver =
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  assert.equal(isOver, false, `${JSON.stringify(a)} covers ${JSON.stringify(b)}`)
}

for (const [name, viewport] of [
  ['360 px', phone],
  ['1440 px', desktop],
] as const) {
  test(
    `going offline and back moves nothing that is read, and covers nothing that is used: ${name}`,
    { tag: viewport === phone ? [] : '@slow' },
    async ({ open, picture }) => {
      const { path } = await anIdea(0)
      const { page } = await open(site.server, {
        ...site.owner.asThem,
        viewport,
        reducedMotion: 'reduce',
      })
      await page.goto(path)
      await field(page).waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) =>
          list
            .getEntries()
            .forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
        ).observe({ type: 'layout-shift' })
      })
      const places = () =>
        page.evaluate(() =>
          ['h1', 'nav', 'textarea', 'header button', '#comments'].map(
            (what) => document.querySelector(what)?.getBoundingClientRect().top,
          ),
        )
      for (const at of ['the beginning', 'what is typed'] as const) {
        if (at === 'what is typed') await field(page).focus()
        const before = await places()
        await page.context().setOffline(true)
        await banner(page).waitFor()
        assert.deepEqual(await places(), before)
        if (at === 'what is typed') await assertApart(banner(page), field(page))
        else await assertApart(banner(page), page.getByRole('searchbox').first())
        if (viewport === phone) await assertApart(banner(page), page.getByRole('navigation').last())
        await page.context().setOffline(false)
        await banner(page).waitFor({ state: 'detached' })
        assert.deepEqual(await places(), before)
      }
      assert.deepEqual(
        await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
        [],
      )
      await page.context().setOffline(true)
      await banner(page).waitFor()
      await picture({ page }, 'offline')
      await assertAccessible(page)
    },
  )
}

test('a comment that was written while the connection was gone is there once, without another press', async ({
  open,
  picture,
}) => {
  const { number, path } = await anIdea(1)
  const bo = await join(site.server, 'Bo')
  const visit = await open(site.server, { ...bo.asThem, viewport: phone })
  const { page, allow } = visit
  allow(/net::ERR_NETWORK_CHANGED/)
  await page.goto(path)
  await field(page).fill('Quokkas need it.')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await banner(page).waitFor()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const waiting = page.getByRole('alert').filter({
    hasText:
      'Your text is saved and will be sent when the connection is back, as long as this page stays open.',
  })
  await waiting.waitFor()
  await expect(field(page)).toHaveValue('Quokkas need it.')
  await waiting.scrollIntoViewIfNeeded()
  await picture(visit, 'waiting')
  await assertAccessible(page)
  const sent = operationsOf(page)
  await page.context().setOffline(false)
  await page
    .locator('[id^="comment_"]')
    .filter({ hasText: 'Quokkas need it.' })
    .getByRole('button', { name: 'More about this comment' })
    .waitFor()
  await waiting.waitFor({ state: 'detached' })
  await expect(field(page)).toHaveValue('')
  assert.equal(await timesSaid(number, 'Quokkas need it.'), 1)
  assert.equal(sent.includes('usePostCommentMutation'), true)
})

test(
  'what arrived although its answer was lost is not posted twice',
  { tag: '@slow' },
  async ({ open }) => {
    const { number, path } = await anIdea(2)
    const cleo = await join(site.server, 'Cleo')
    const { page, allow } = await open(site.server, cleo.asThem)
    allow(/Failed to load resource|^failed request/)
    await page.goto(path)
    let arrived = 0
    const stop = await onOperation(page, 'usePostCommentMutation', async (route) => {
      await route.fetch()
      arrived += 1
      await route.abort('connectionreset')
    })
    await field(page).fill('Wombats as well.')
    await field(page).press('Control+Enter')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Earshot cannot be reached. Your text is saved' })
      .waitFor()
    assert.equal(arrived > 0, true)
    await stop()
    // The device had a network all along: it is found out that the server answers.
    await page
      .locator('[id^="comment_"]')
      .filter({ hasText: 'Wombats as well.' })
      .getByRole('button', { name: 'More about this comment' })
      .waitFor()
    await expect(field(page)).toHaveValue('')
    assert.equal(await timesSaid(number, 'Wombats as well.'), 1)
  },
)
