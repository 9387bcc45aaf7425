// The vote: in place, undone in place, and never lost or counted in secret.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { alterAnswer, eachObject } from './harness/graphql.ts'
import { placeOf } from './harness/place.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { ask, inviteInTerminal, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()
/** Whose answers a journey can alter before they are shown. */
const byBrowsers = sharedSite('SAMPLE', undefined, renderedByBrowsers)

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const voteIn = (place: Locator | Page): Locator => place.getByRole('button', { name: /^Vote for/ })
const countOf = async (vote: Locator): Promise<number> => Number(await vote.innerText())
const isPressed = async (vote: Locator): Promise<boolean> =>
  (await vote.getAttribute('aria-pressed')) === 'true'

async function storedVotes(title: string, { server } = site): Promise<number> {
  const query =
    'query Votes($search: String!) { ideas(filter: { search: $search }) { edges { node { title voteCount } } } }'
  const { ideas } = await ask<{
    ideas: { edges: { node: { title: string; voteCount: number } }[] }
  }>(server, query, { search: title })
  return ideas.edges.find(({ node }) => node.title === title)?.node.voteCount ?? -1
}

/** Gives the boxes of everything in a row, to the pixel. */
const layoutOf = (row: Locator): Promise<unknown> =>
  row.evaluate((element) =>
    [element, ...element.querySelectorAll('button, a, p, h2, h3, bdi')].map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return [it.tagName, x, y, width, height].join(' ')
    }),
  )

async function assertVotes(vote: Locator, count: number, pressed: boolean): Promise<void> {
  await expect(async () =>
    assert.deepEqual([await countOf(vote), await isPressed(vote)], [count, pressed]),
  ).toPass()
}

test('voting in the list is seen at once, moves nothing, and is undone in the same place', async ({
  open,
}) => {
  const { page } = await open(site.server, site.owner.asThem)
  const title = 'Paste as plain text by default'
  await page.goto('/?sort=newest')
  const row = rowOf(page, title)
  const vote = voteIn(row)
  await vote.scrollIntoViewIfNeeded()
  const before = await countOf(vote)
  const layout = await layoutOf(row)
  await vote.click()
  await assertVotes(vote, before + 1, true)
  await expect(async () => assert.equal(await storedVotes(title), before + 1)).toPass()
  assert.deepEqual(await layoutOf(row), layout)
  const where = await vote.boundingBox()
  await vote.click()
  await assertVotes(vote, before, false)
  assert.deepEqual(await vote.boundingBox(), where)
  await expect(async () => assert.equal(await storedVotes(title), before)).toPass()
  assert.deepEqual(await layoutOf(row), layout)
})

test('many quick presses end with what was pressed last', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const title = 'Math formulas between dollar signs'
  await page.goto(`/?q=${encodeURIComponent(title)}`)
  const vote = voteIn(rowOf(page, title))
  const before = await countOf(vote)
  for (let press = 0; press < 7; press += 1) await vote.click()
  await assertVotes(vote, before + 1, true)
  await expect(async () => assert.equal(await storedVotes(title), before + 1)).toPass()
  await page.reload()
  await assertVotes(vote, before + 1, true)
})

test(
  'a vote is refused with the reason when the idea was closed meanwhile',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(byBrowsers.server, byBrowsers.owner.asThem)
    const title = 'Share to Fieldnotes from any app'
    const before = await storedVotes(title, byBrowsers)
    // The page believes what was true a moment ago.
    await alterAnswer(page, 'HomePageQuery', (answer) => {
      let openStatus: unknown
      eachObject(answer.data, ({ status }) => {
        if ((status as { category?: string } | null)?.category === 'OPEN') openStatus = status
      })
      eachObject(answer.data, (it) => {
        if (it['title'] === title) Object.assign(it, { status: openStatus, viewerCanVote: true })
      })
      return answer
    })
    await page.goto('/?sort=top&closed=1')
    const row = rowOf(page, title)
    const vote = voteIn(row)
    assert.equal(await vote.getAttribute('aria-disabled'), null)
    await vote.click()
    await row
      .getByRole('status')
      .getByText(/^Voting closed on .+ as Shipped\.$/)
      .waitFor()
    await assertVotes(vote, before, false)
    assert.equal(await storedVotes(title, byBrowsers), before)
  },
)

test('an invitation is used by its button alone, and once', { tag: '@slow' }, async ({ open }) => {
  const link = await inviteInTerminal(site.server, 'Bea')
  assert.equal((await fetch(link, { headers: { accept: 'text/html' } })).status, 200)
  const looker = await open(site.server)
  await looker.page.goto(link)
  await looker.page.getByRole('button', { name: 'Join as Bea' }).waitFor()
  const bea = await open(site.server)
  await bea.page.goto(link)
  await bea.page.getByRole('button', { name: 'Join as Bea' }).click()
  await bea.page.getByRole('button', { name: 'Bea', exact: true }).waitFor()
  assert.equal(placeOf(bea.page.url()).pathname, '/')
  const late = await open(site.server)
  await late.page.goto(link)
  await late.page.getByRole('heading', { name: 'This invitation cannot be used' }).waitFor()
  // The person who had it open all the while comes too late as well.
  await looker.page.getByRole('button', { name: 'Join as Bea' }).click()
  await looker.page.getByRole('alert').getByText(/./).first().waitFor()
  // The cookie that every browser is offered says nothing of a person.
  const cookies = await looker.page.context().cookies()
  assert.deepEqual(
    cookies.filter(({ name }) => name !== 'earshot.kept'),
    [],
  )
})

test('two people vote for the same idea, and both count', { tag: '@slow' }, async ({ open }) => {
  const title = 'Word count for what I have selected'
  const before = await storedVotes(title)
  const carla = await join(site.server, 'Carla')
  for (const [index, { asThem }] of [site.owner, carla].entries()) {
    const { page } = await open(site.server, asThem)
    await page.goto(`/?q=${encodeURIComponent(title)}`)
    await voteIn(rowOf(page, title)).click()
    await expect(async () => assert.equal(await storedVotes(title), before + index + 1)).toPass()
    await page.reload()
    await assertVotes(voteIn(rowOf(page, title)), before + index + 1, true)
    await rowOf(page, title).getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await assertVotes(voteIn(page.getByRole('main')), before + index + 1, true)
  }
})

test('a visitor who votes is told how, and nothing is counted', async ({ open }) => {
  const { page } = await open(site.server)
  const title = 'Word count for what I have selected'
  await page.goto(`/?q=${encodeURIComponent(title)}`)
  const vote = voteIn(rowOf(page, title))
  const before = await countOf(vote)
  await vote.click()
  await page.getByRole('dialog', { name: 'Sign in to vote' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await assertVotes(vote, before, false)
  assert.equal(await storedVotes(title), before)
})
