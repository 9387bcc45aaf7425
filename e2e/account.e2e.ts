// A person's account: changing their name, their sessions, and leaving.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const site = sharedSite()

test(
  'a member changes their name, signs another browser out, takes their data and deletes the account',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const here = await join(site.server, 'Nora')
    const there = await join(site.server, 'Nora')
    const visit = await open(site.server, { ...here.asThem, viewport: phone })
    const other = await open(site.server, { ...there.asThem, viewport: desktop })
    const { page } = visit
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    await assertAccessible(page)
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing sticks out at 360 px',
    )
    await picture(visit, 'phone light')

    await page.getByLabel('Name', { exact: true }).fill('Nora Lind')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Saved. Your new name is shown everywhere.').waitFor()

    await other.page.emulateMedia({ colorScheme: 'dark' })
    await other.page.goto('/settings')
    await other.page.getByLabel('Name', { exact: true }).waitFor()
    await expect(other.page.getByLabel('Name', { exact: true })).toHaveValue('Nora Lind')
    await assertAccessible(other.page)
    await picture(other, 'desktop dark')
    await page
      .getByRole('button', { name: /^Sign out / })
      .first()
      .click()
    await page.getByText(/ is signed out\.$/).waitFor()
    await other.page.reload()
    await other.page.getByRole('heading', { name: 'Sign in to see your settings' }).waitFor()

    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel('New e-mail address').fill('nora@example.org')
    await picture(visit, 'email')
    await page.getByRole('button', { name: 'Cancel' }).click()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'my-data.json')
    const data = JSON.parse(await fs.readFile(await download.path(), 'utf8')) as {
      profile: { name: string }
    }
    assert.equal(data.profile.name, 'Nora Lind')

    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByText('Your votes still count').waitFor()
    await assertAccessible(page)
    await picture(visit, 'delete dialog')
    await dialog.getByRole('button', { name: 'Delete my account' }).dblclick()
    await dialog.getByText('Press again').waitFor()
    await page.waitForTimeout(650)
    await dialog.getByRole('button', { name: 'Yes, delete it permanently' }).click()
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor()
    await assertAccessible(page)
    await picture(visit, 'goodbye')
    assert.deepEqual(
      await ask(site.server, 'query Who { viewer { user { name } sessions { id } } }', {}, here),
      { viewer: { user: null, sessions: [] } },
    )
  },
)
