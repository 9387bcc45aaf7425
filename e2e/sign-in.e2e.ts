// Signing in by a real mail, and what a visitor was doing goes on by itself.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { openMailbox, type Mailbox } from '../server/testing/mailbox.ts'
import { assertAccessible } from './harness/axe.ts'
import { chooseBoard } from './harness/chooseBoard.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

let mailbox: Mailbox | undefined
const mails = (): Mailbox => {
  assert.ok(mailbox, 'there is no mailbox')
  return mailbox
}
const site = sharedSite('SAMPLE', undefined, async () => {
  mailbox = await openMailbox()
  return { SMTP_URL: mailbox.url }
})
test.afterAll(() => mailbox?.close())

const voteIn = (place: Locator | Page): Locator => place.getByRole('button', { name: /^Vote for/ })
const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function storedVotes(title: string): Promise<number> {
  const query =
    'query Votes($search: String!) { ideas(filter: { search: $search }) { edges { node { title voteCount } } } }'
  const { ideas } = await ask<{
    ideas: { edges: { node: { title: string; voteCount: number } }[] }
  }>(site.server, query, { search: title })
  return ideas.edges.find(({ node }) => node.title === title)?.node.voteCount ?? -1
}

async function assertVotes(vote: Locator, count: number): Promise<void> {
  await expect(async () =>
    assert.deepEqual(
      [Number(await vote.innerText()), await vote.getAttribute('aria-pressed')],
      [count, 'true'],
    ),
  ).toPass()
}

async function askForCode(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Code').waitFor()
}

async function nameYourself(place: Locator, name: string): Promise<void> {
  await place.getByLabel('What should people call you?').fill(name)
  await place.getByRole('button', { name: 'Create my account' }).click()
}

test('a visitor votes, signs in by the code of a real mail, and the vote stands', async ({
  open,
  picture,
}) => {
  const visit = await open(site.server)
  const { page } = visit
  const title = 'Word count for what I have selected'
  const before = await storedVotes(title)
  await page.goto(`/?q=${encodeURIComponent(title)}`)
  await voteIn(rowOf(page, title)).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to vote' })
  await dialog.getByLabel('E-mail address').waitFor()
  await expect(async () =>
    assert.equal(
      await dialog.getByLabel('E-mail address').evaluate((it) => it === document.activeElement),
      true,
    ),
  ).toPass()
  await assertAccessible(page)
  await picture(visit, 'dialog light')
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByText('Enter your e-mail address.').waitFor()
  await askForCode(dialog, 'vera@example.org')
  const code = await mails().codeFor('vera@example.org')
  await dialog.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await dialog.getByText(/That code doesn’t match/).waitFor()
  await assertAccessible(page)
  await picture(visit, 'code refused')
  await dialog.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await nameYourself(dialog, 'Vera')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Vera', exact: true }).waitFor()
  await assertVotes(voteIn(rowOf(page, title)), before + 1)
  await expect(async () => assert.equal(await storedVotes(title), before + 1)).toPass()
  await page.reload()
  await assertVotes(voteIn(rowOf(page, title)), before + 1)
})

test(
  'on the phone a draft is written, signed up for and posted, over a reload in between',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server, {
      viewport: phone,
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark',
    })
    const { page } = visit
    await page.goto('/ideas/new')
    await page.getByLabel('What’s your idea?').fill('Read my notes aloud')
    await page.getByRole('textbox', { name: /^Details/ }).fill('While I **cook**.')
    await chooseBoard(page)
    await page.getByRole('button', { name: 'Post idea' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Sign in to post' })
    await dialog.getByLabel('E-mail address').waitFor()
    await picture(visit, 'dialog on the phone')
    await askForCode(dialog, 'wim@example.org')
    // A phone may drop the page while its owner looks for the mail.
    await page.reload()
    await dialog.getByLabel('Code').waitFor()
    await assertAccessible(page)
    await picture(visit, 'code on the phone')
    await dialog.getByLabel('Code').fill(await mails().codeFor('wim@example.org'))
    await nameYourself(dialog, 'Wim')
    await page.getByRole('heading', { level: 1, name: 'Read my notes aloud' }).waitFor()
    await page.locator('main strong', { hasText: 'cook' }).waitFor()
    await page.goto('/ideas/new')
    await expect(page.getByLabel('What’s your idea?')).toHaveValue('')
    const { ideas } = await ask<{ ideas: { edges: { node: { title: string } }[] } }>(
      site.server,
      '{ ideas(sort: NEWEST, first: 20) { edges { node { title } } } }',
    )
    assert.equal(ideas.edges.filter(({ node }) => node.title === 'Read my notes aloud').length, 1)
  },
)

test(
  'the link of a mail signs in on a press, in another tab; the first tab notices',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server)
    const { page } = visit
    const title = 'Paste as plain text by default'
    const before = await storedVotes(title)
    await page.goto(`/?q=${encodeURIComponent(title)}`)
    await voteIn(rowOf(page, title)).click()
    await askForCode(page.getByRole('dialog', { name: 'Sign in to vote' }), 'xenia@example.org')
    const { mail } = await mails().mailTo('xenia@example.org')
    const link = /http\S+\/sign-in#\S+/.exec(mail.text ?? '')?.[0] ?? ''
    const second = await page.context().newPage()
    await second.goto(link)
    const press = second.getByRole('button', { name: 'Sign in as xenia@example.org' })
    await press.waitFor()
    assert.equal(new URL(second.url()).hash, '')
    assert.deepEqual(
      (await page.context().cookies()).map(({ name }) => name),
      ['earshot.sign_in'],
    )
    await assertAccessible(second)
    await picture(visit, 'code')
    await picture({ page: second }, 'link')
    await press.click()
    await nameYourself(second.getByRole('main'), 'Xenia')
    await assertVotes(voteIn(rowOf(second, title)), before + 1)
    await page.getByRole('button', { name: 'Xenia', exact: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await assertVotes(voteIn(rowOf(page, title)), before + 1)
    await expect(async () => assert.equal(await storedVotes(title), before + 1)).toPass()
  },
)

test(
  'the page signs in as well, and knows who is signed in',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visitor = await open(site.server, { viewport: phone })
    await visitor.page.goto('/sign-in?error=denied')
    await visitor.page
      .getByRole('alert')
      .getByText(/Sign-in was cancelled/)
      .waitFor()
    await visitor.page.getByLabel('E-mail address').waitFor()
    await assertAccessible(visitor.page)
    await picture(visitor, 'page on the phone')
    const wide = await open(site.server, { colorScheme: 'dark' })
    await wide.page.goto('/sign-in')
    await wide.page.getByLabel('E-mail address').waitFor()
    await picture(wide, 'page dark')
    const { asThem } = await join(site.server, 'Yara')
    const { page } = await open(site.server, asThem)
    await page.goto('/sign-in')
    await page.getByText('You are signed in as Yara').waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Yara', exact: true }).waitFor()
  },
)
