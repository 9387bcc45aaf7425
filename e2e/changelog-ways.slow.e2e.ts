// The changelog in its other ways: published on time by a server that starts late, in both themes and sizes, kept text, and a conflict of two editors.
import assert from 'node:assert/strict'
import path from 'node:path'
import { openDatabase, statement } from '#server/db/database.ts'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')
const folder = path.resolve(import.meta.dirname, '../.cache/screens')
const makeDue = statement<never>(
  'journey_entries_due',
  `update changelog_entry set publish_at = now() - interval '1 minute' where state = 'SCHEDULED'`,
)
const create = `mutation Create($title: String!, $body: String!, $labels: [ChangelogLabel!]!, $ideaIds: [ID!]!) {
  createChangelogEntry(title: $title, body: $body, labels: $labels, ideaIds: $ideaIds) { errors { message } entry { id slug version } } }`
const schedule = `mutation Schedule($id: ID!, $at: DateTime) {
  scheduleChangelogEntry(entryId: $id, publishAt: $at, expectedVersion: 1) { errors { message } } }`
const publish = `mutation Publish($id: ID!) { publishChangelogEntry(entryId: $id, expectedVersion: 1) { errors { message } } }`

interface Created {
  createChangelogEntry: { entry: { id: string; slug: string } }
}

/** The status with which the address of a page answers a browser. */
const statusOf = async (at: string): Promise<number> =>
  (await fetch(site.server.url + at, { headers: { accept: 'text/html' } })).status

async function write(title: string, ideaIds: readonly string[] = []) {
  const text = { title, body: `About **${title}**.\n\nAnd more.`, labels: ['NEW'], ideaIds }
  const { createChangelogEntry } = await ask<Created>(site.server, create, text, site.owner)
  return createChangelogEntry.entry
}

test('what came due while no server ran is published by the next one, once', async ({ open }) => {
  const { id, slug } = await write('Late news')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await ask(site.server, schedule, { id, at }, site.owner)
  assert.equal(await statusOf(`/changelog/${slug}`), 404)
  await site.server.stop()
  const db = await openDatabase({ dataDir: site.server.dataDir })
  await db.query(makeDue, [])
  await db.close()
  await site.restart()
  await expect(async () => assert.equal(await statusOf(`/changelog/${slug}`), 200)).toPass()
  const { page } = await open(site.server)
  await page.goto('/changelog')
  await expect(page.getByRole('article', { name: 'Late news' })).toHaveCount(1)
})

for (const viewport of [phone, desktop])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the changelog and its desk at ${viewport.width} px, ${colorScheme}`, async ({ open }) => {
      const ideaIds = ['idea_1', 'idea_2']
      const { id, slug } = await write(`News at ${viewport.width} in ${colorScheme}`, ideaIds)
      await ask(site.server, publish, { id }, site.owner)
      const { page } = await open(site.server, { ...site.owner.asThem, viewport, colorScheme })
      const at = [
        ['/changelog', 'changelog'],
        [`/changelog/${slug}`, 'changelog-entry'],
        ['/team/changelog?show=published', 'changelog-desk'],
        [`/team/changelog?edit=${id}`, 'changelog-form'],
      ] as const
      for (const [address, name] of at) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await assertAccessible(page)
        assert.equal(
          await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          ),
          false,
          `${address} scrolls sideways`,
        )
        const file = `${name}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: path.join(folder, file), fullPage: true })
      }
    })

test('a new entry outlives a reload, and two who edit one see both texts', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/team/changelog?edit=new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL('**/team/changelog?edit=entry_*')
  const second = await open(site.server, site.owner.asThem)
  await second.page.goto(page.url())
  // Its form comes with late code, and would begin with what the first has saved.
  await expect(second.page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
  for (const [one, title] of [
    [page, 'As the first says'],
    [second.page, 'As the second says'],
  ] as const) {
    await expect(one.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
    await one.getByRole('textbox', { name: 'Title' }).fill(title)
    await one.getByRole('button', { name: 'Save draft' }).click()
    if (one === page) await one.getByText('Saved', { exact: true }).waitFor()
  }
  await second.page.getByText('As the first says').first().waitFor()
  await assertAccessible(second.page)
})

test('bad input is refused where it stands', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/team/changelog?edit=new')
  await page.getByRole('textbox', { name: 'Title' }).fill('No')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByText(/needs at least 3 characters/).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.goto('/team/changelog?edit=entry_nothing')
  await page.getByText('This entry no longer exists.').waitFor()
  for (const address of ['/changelog/no-such-entry', `/changelog/${'x'.repeat(400)}`])
    assert.equal(await statusOf(address), 404)
})
