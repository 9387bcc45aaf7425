// Guests: who votes before signing in is counted once and found again; and a site that is closed is closed to them.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, invite } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite()
const title = 'Paste as plain text by default'

const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })
const voteFor = (page: Page): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .getByRole('button', { name: /^Vote for/ })

async function choose(page: Page, heading: string, option: RegExp): Promise<void> {
  const part = section(page, heading)
  await part.getByRole('radio', { name: option }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
}

async function assertVote(page: Page, count: number, pressed: boolean): Promise<void> {
  await expect(async () =>
    assert.deepEqual(
      [Number(await voteFor(page).innerText()), await voteFor(page).getAttribute('aria-pressed')],
      [count, String(pressed)],
    ),
  ).toPass()
}

const isGuest = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'earshot.guest')

async function storedVotes(): Promise<number> {
  const query =
    'query Votes($search: String!) { ideas(filter: { search: $search }) { edges { node { title voteCount } } } }'
  const { ideas } = await ask<{
    ideas: { edges: { node: { title: string; voteCount: number } }[] }
  }>(site.server, query, { search: title }, site.owner)
  return ideas.edges.find(({ node }) => node.title === title)?.node.voteCount ?? -1
}

test(
  'a visitor votes without signing in, is known again, takes the vote along, and is shut out when the site closes',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const owner = await open(site.server, site.owner.asThem)
    await owner.page.goto('/team/settings')
    await choose(owner.page, 'Voting before signing in', /^Vote straight away/)
    await assertAccessible(owner.page)

    const visitor = await open(site.server, { viewport: phone, hasTouch: true })
    const list = `/?q=${encodeURIComponent(title)}`
    await visitor.page.goto(list)
    const before = await storedVotes()
    await voteFor(visitor.page).tap()
    await assertVote(visitor.page, before + 1, true)
    // Not the stored count: what is reloaded before its answer is there has no cookie yet.
    await expect(async () => assert.equal(await isGuest(visitor.page), true)).toPass()
    assert.equal(await storedVotes(), before + 1)
    await visitor.page.getByRole('button', { name: 'Get updates' }).tap()
    await visitor.page.getByRole('dialog', { name: 'Sign in to follow' }).waitFor()
    await picture(visitor, 'guest-get-updates')
    await visitor.page.reload()
    await assertVote(visitor.page, before + 1, true)
    const other = await open(site.server)
    await other.page.goto(list)
    await assertVote(other.page, before + 1, false)

    const link = new URL(await invite(site.server, 'Gwen'))
    await visitor.page.goto(link.pathname + link.search)
    await visitor.page.getByRole('button', { name: 'Join as Gwen' }).tap()
    await visitor.page.waitForURL((url) => !placeOf(url.href).pathname.startsWith('/invitation'))
    await visitor.page.goto(list)
    await assertVote(visitor.page, before + 1, true)
    assert.equal(await isGuest(visitor.page), false)

    await choose(owner.page, 'Who can read', /^Members/)
    await other.page.getByRole('link', { name: title, exact: true }).click()
    await other.page.getByText('Only members can read this site.').waitFor()
    await other.page.waitForURL((url) => placeOf(url.href).pathname.startsWith('/ideas/'))
    const place = placeOf(other.page.url()).pathname
    await other.page.reload()
    await other.page.getByText('Only members can read this site.').waitFor()
    assert.equal(await other.page.getByText(title).count(), 0)
    assert.equal(placeOf(other.page.url()).pathname, place)
    await assertAccessible(other.page)
    await visitor.page.reload()
    await assertVote(visitor.page, before + 1, true)
  },
)
