// Running a site: an import is looked at and taken back, what the team did is found and taken along, and so is everything; a member gets a segment.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Download, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { temporaryFolder } from './harness/server.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { join, runCommand } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const wishes = 'title,description,votes\nA quieter bell,It wakes us,12\nA louder bell,,many\n'

const site = sharedSite('EMPTY', async ({ server }) => {
  const folder = await temporaryFolder()
  const source = path.join(folder, 'wishes.csv')
  await fs.writeFile(source, wishes)
  const { code, stderr } = await runCommand(server, 'import', source)
  assert.equal(code, 0, stderr)
  await fs.rm(folder, { recursive: true })
  await join(server, 'Bo')
})

/** What a link or button of a section gives to save. */
async function saved(page: Page, section: string, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('region', { name: section }).getByRole('link', { name }).click(),
  ])
  return download
}

test('an import is undone from the settings, and the audit log and an export are taken along', async ({
  open,
}) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/team/settings#imports')
  const row = page.getByRole('list', { name: 'Imports' }).getByRole('listitem').first()
  await expect(row).toContainText('wishes.csv')
  await expect(row).toContainText('2 ideas')
  await row.getByText('What was left out or changed').click()
  await row.getByText('a number of votes that is none: taken as unknown').waitFor()
  await assertAccessible(page)
  await row.getByRole('button', { name: /^Undo/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
  await dialog.getByText('2 ideas came from wishes.csv.').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(row).toContainText('Undone: 2 ideas removed', { timeout: 20_000 })
  await expect(row.getByRole('button', { name: /^Undo/ })).toHaveCount(0)

  await page.getByLabel('About', { exact: true }).selectOption('DATA')
  await expect(page).toHaveURL(/log=data/)
  const log = await fs.readFile(
    await (await saved(page, 'Audit log', 'Download as CSV')).path(),
    'utf8',
  )
  assert.match(log, /import\.undone/i)
  assert.match(log, /wishes\.csv/)
  assert.doesNotMatch(log, /site\.created/i)

  const everything = await saved(page, 'Export', 'Download everything')
  assert.match(everything.suggestedFilename(), /^earshot-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await fs.readFile(await everything.path())
  assert.equal(archive.subarray(0, 2).toString(), 'PK')
})

test('a member gets a segment', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/team/people')
  const more = page.getByRole('button', { name: 'More actions for Bo' })
  const row = page.getByRole('listitem').filter({ has: more })
  await more.click()
  await page.getByRole('menuitem', { name: 'Set segment…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Segment of Bo' })
  await assertAccessible(page)
  await dialog.getByLabel('Segment').fill('Enterprise')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Enterprise')
})
