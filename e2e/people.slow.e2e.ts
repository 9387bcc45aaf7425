// People: invited by mail, made a collaborator, banned, and out at once in another browser.
import assert from 'node:assert/strict'
import { openMailbox, type Mailbox } from '../server/testing/mailbox.ts'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

let mailbox: Mailbox

const site = sharedSite('SAMPLE', undefined, async () => {
  mailbox = await openMailbox()
  return { SMTP_URL: mailbox.url, MAIL_FROM: 'Fieldnotes <hello@example.com>' }
})
test.afterAll(() => mailbox.close())

test('somebody is invited by mail, becomes a collaborator, is banned, and is out in the other browser', async ({
  open,
}) => {
  const { page } = await open(site.server, {
    ...site.owner.asThem,
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto('/team/people')
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  await page.getByLabel('E-mail addresses').fill('ida@example.com')
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await page.getByText('1 invitation is on its way.').waitFor()
  await page.locator('li', { hasText: 'ida@example.com' }).getByText('Open until').waitFor()
  assert.equal((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, true)
  await assertAccessible(page)

  await page.getByRole('button', { name: 'Copy link: ida@example.com' }).click()
  await page.getByText('Link copied. The first person to open it joins as Member.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const passedOn = (await open(site.server)).page
  await passedOn.goto(copied)
  await passedOn.getByText('You’ll join as a member.').waitFor()
  assert.equal(await passedOn.getByText('ida@example.com').count(), 0)

  const link =
    /http\S+\/invitation\?token=\S+/.exec(
      (await mailbox.mailTo('ida@example.com')).mail.text ?? '',
    )?.[0] ?? ''
  assert.notEqual(copied, link)
  const other = (await open(site.server)).page
  await other.goto(link)
  await other.getByText('You’ll sign in with ida@example.com').waitFor()
  await assertAccessible(other)
  await other.getByRole('button', { name: 'Join' }).click()
  await other.getByText('The name is missing.').waitFor()
  await other.getByLabel('Your name').fill('Ida')
  await other.getByRole('button', { name: 'Join' }).click()
  await other.getByRole('button', { name: 'Ida', exact: true }).waitFor()

  await page.goto('/team/people')
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('ida@')
  const row = page.locator('li', { hasText: 'ida@example.com' })
  await page.waitForURL(/q=ida/)
  await row.getByRole('combobox', { name: 'Role of Ida' }).selectOption('COLLABORATOR')
  const roleOf = async (): Promise<unknown> =>
    (
      await ask<{ people: { edges: { node: { role: string } }[] } }>(
        site.server,
        '{ people(search: "ida") { edges { node { role } } } }',
        {},
        site.owner,
      )
    ).people.edges[0]?.node.role
  await expect(async () => assert.equal(await roleOf(), 'COLLABORATOR')).toPass()

  await row.getByRole('button', { name: 'More actions for Ida' }).click()
  await page.getByRole('menuitem', { name: 'Ban…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ban Ida' })
  await dialog.getByRole('radio', { name: /Hide them/ }).check()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await row.getByText('Banned', { exact: true }).waitFor()
  // The other page noticed by itself, without a reload.
  await other.getByRole('button', { name: 'Ida', exact: true }).waitFor({ state: 'detached' })
})

test('for everybody else the screen does not exist', async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto('/team/people')
  await page.getByRole('heading', { level: 1, name: /not|nothing/i }).waitFor()
  assert.equal(await page.getByLabel('E-mail addresses').count(), 0)
})
