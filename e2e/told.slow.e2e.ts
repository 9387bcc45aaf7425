// From an empty folder to the letter that a follower gets, with every press counted; and everybody who asked is told.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openMailbox, type Mailbox, type Received } from '../server/testing/mailbox.ts'
import { feedbackData } from './harness/feedbackData.ts'
import { card, drag, moved, plan, titles } from './harness/roadmap.ts'
import type { RunningServer } from './harness/server.ts'
import { ask, createSite, runCommand } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop } from './harness/visit.ts'

let mailbox: Mailbox
test.beforeAll(async () => void (mailbox = await openMailbox()))
test.afterAll(() => mailbox.close())

/** Counts what somebody presses: the mouse, and Enter. Words that are typed are not counted. */
function counter() {
  let count = 0
  return {
    count: () => count,
    press: async (target: Locator) => {
      count += 1
      await target.click()
    },
  }
}

const nav = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('link', { name }).filter({ visible: true }).first()

test('from an empty folder to the first follower’s letter in at most 15 presses', async ({
  start,
  open,
}) => {
  const server = await start({ env: { SMTP_URL: mailbox.url, MAIL_BATCH_SECONDS: '1' } })
  const begun = performance.now()
  const { count, press } = counter()
  const { page: owner } = await open(server)
  await owner.goto(await server.ownerLink())
  await owner.getByLabel('Name of the site').fill('Field Notes')
  await owner.getByLabel('Your name').fill('Ana')
  await press(owner.getByRole('radio', { name: /^Nothing/ }))
  await press(owner.getByRole('button', { name: 'Create the site' }))
  await press(owner.getByRole('link', { name: 'Go to the ideas' }))

  const { page: member } = await open(server)
  await member.goto('/')
  await press(nav(member, 'Post an idea'))
  await member.getByLabel('What’s your idea?').fill('Keep my place while I read')
  await press(member.getByRole('button', { name: 'Post idea' }))
  const dialog = member.getByRole('dialog', { name: 'Sign in to post' })
  await dialog.getByLabel('E-mail address').fill('mara@example.org')
  await press(dialog.getByRole('button', { name: 'Send me a code' }))
  await dialog.getByLabel('Code').fill(await mailbox.codeFor('mara@example.org'))
  await dialog.getByLabel('What should people call you?').fill('Mara')
  await press(dialog.getByRole('button', { name: 'Create my account' }))
  await member.getByRole('heading', { level: 1, name: 'Keep my place while I read' }).waitFor()

  await owner.reload()
  await press(owner.getByRole('link', { name: 'Keep my place while I read', exact: true }))
  await press(owner.getByRole('button', { name: /^Open/ }))
  await press(owner.getByRole('menuitemradio', { name: 'Planned' }))
  const status = owner.getByRole('dialog', { name: 'Set to Planned' })
  await status.getByLabel('Official answer').fill('We begin with it in June.')
  await press(status.getByRole('button', { name: 'Set status' }))

  const { mail } = await mailbox.mailTo('mara@example.org')
  assert.match(mail.text ?? '', /We begin with it in June\./)
  assert.match(mail.subject ?? '', /Keep my place while I read/)
  const minutes = (performance.now() - begun) / 60_000
  assert.ok(count() <= 15, `${count()} presses`)
  assert.ok(minutes < 10, `${minutes} minutes`)
})

interface Listed {
  readonly id: string
  readonly number: number
  readonly title: string
}

/** The three open ideas with the most votes of an imported site. */
async function topIdeas(server: RunningServer): Promise<[Listed, Listed, Listed]> {
  const { ideas } = await ask<{ ideas: { edges: { node: Listed }[] } }>(
    server,
    '{ ideas(first: 3, sort: TOP, filter: { statuses: ["open"] }) { edges { node { id number title } } } }',
  )
  const [first, second, third] = ideas.edges.map(({ node }) => node)
  assert.ok(first && second && third, 'fewer than three ideas are open')
  return [first, second, third]
}

/** Signs somebody up by the code of a real letter. */
async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').fill(await mailbox.codeFor(email))
  await page.getByLabel('What should people call you?').fill(name)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('button', { name, exact: true }).waitFor()
}

async function follow(page: Page, { number, title }: Listed): Promise<void> {
  await page.goto(`/ideas/${number}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('button', { name: 'Following', exact: true }).waitFor()
}

async function vote(page: Page, { number, title }: Listed): Promise<void> {
  await page.goto(`/ideas/${number}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page
    .getByRole('button', { name: `Vote for ${title}` })
    .filter({ visible: true })
    .first()
    .click()
  // Who votes follows.
  await page.getByRole('button', { name: 'Following', exact: true }).waitFor()
}

/** Sets an idea to Planned on its page, with an answer. */
async function planOnPage(team: Page, { number }: Listed, answer: string): Promise<void> {
  await team.goto(`/ideas/${number}`)
  await team.getByRole('button', { name: /^Open/ }).click()
  await team.getByRole('menuitemradio', { name: 'Planned' }).click()
  const dialog = team.getByRole('dialog', { name: 'Set to Planned' })
  await dialog.getByLabel('Official answer').fill(answer)
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Merges an idea into another one on its page. */
async function mergeOnPage(team: Page, from: Listed, into: Listed): Promise<void> {
  await team.goto(`/ideas/${from.number}`)
  await team.getByRole('button', { name: 'More about this idea' }).click()
  await team.getByRole('menuitem', { name: 'Merge into…' }).click()
  const dialog = team.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(`#${into.number}`)
  await dialog.getByRole('radio', { name: into.title }).check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await team.getByRole('heading', { level: 1, name: into.title }).waitFor()
}

const lettersTo = (address: string): Received[] =>
  mailbox.all.filter(
    ({ recipients, mail }) => recipients.includes(address) && !/code/i.test(mail.subject ?? ''),
  )
const subjects = (address: string): string[] =>
  lettersTo(address).map(({ mail }) => mail.subject ?? '')

/** Puts a letter into a maildir folder, as a mail server does. */
async function deliver(maildir: string, letter: string): Promise<void> {
  const name = `${Date.now()}.journey.example`
  await writeFile(path.join(maildir, 'tmp', name), letter)
  await rename(path.join(maildir, 'tmp', name), path.join(maildir, 'new', name))
}

test('three followers of an imported tracker hear what they asked for, once each', async ({
  start,
  open,
}) => {
  const maildir = await mkdtemp(path.join(os.tmpdir(), 'earshot-maildir-'))
  for (const part of ['tmp', 'new', 'cur']) await mkdir(path.join(maildir, part))
  try {
    const server = await start({
      env: {
        SMTP_URL: mailbox.url,
        MAIL_BATCH_SECONDS: '1',
        REPLY_ADDRESS: 'reply@in.example.org',
        MAILDIR: maildir,
      },
    })
    const owner = await createSite(server, 'EMPTY')
    const imported = await runCommand(server, 'import', feedbackData('rust-issues-github-rest'))
    assert.equal(imported.code, 0, imported.stderr)
    const [first, second, third] = await topIdeas(server)

    const pages: Page[] = []
    for (const [name, wanted] of [
      ['Vera', first],
      ['Wim', second],
      ['Xenia', third],
    ] as const) {
      const { page } = await open(server)
      await signUp(page, `${name.toLowerCase()}@example.org`, name)
      await vote(page, wanted)
      pages.push(page)
    }
    const [vera, wim, xenia] = pages as [Page, Page, Page]

    await follow(vera, second)

    const { page: team } = await open(server, { ...owner.asThem, viewport: desktop })
    await planOnPage(team, first, 'We begin with it in June.')
    const answered = await mailbox.mailTo('vera@example.org')
    assert.match(answered.mail.text ?? '', /We begin with it in June\./)

    for (const idea of [second, third]) await planOnPage(team, idea, 'This comes after it.')
    for (const name of ['vera', 'wim', 'xenia']) await mailbox.mailTo(`${name}@example.org`)
    await plan(team)
    await team.getByRole('button', { name: `Drag ${first.title}`, exact: true }).focus()
    await team.keyboard.press('Enter')
    const bar = team.getByRole('status').filter({ hasText: 'notified' })
    await expect(bar).toContainText('Planned, place')
    await team.keyboard.press('Tab')
    await expect(bar).toContainText('In progress, place')
    await expect(bar).toContainText('1 person will be notified.')
    await team.keyboard.press('Enter')
    await expect(team.getByText('Moved to In progress.')).toBeVisible()
    await mailbox.mailTo('vera@example.org')
    const told = lettersTo('vera@example.org').at(-1)

    await drag(team, card(team, second.title), card(team, first.title), 'bottom')
    await expect(bar).toContainText('2 people will be notified.')
    const across = moved(team)
    await team.mouse.up()
    await across
    await expect(async () =>
      assert.deepEqual(await titles(team, 'In progress'), [first.title, second.title]),
    ).toPass()
    for (const name of ['vera', 'wim']) await mailbox.mailTo(`${name}@example.org`)

    // Answering a letter is a comment.
    const replyTo = told?.mail.replyTo?.[0]?.address ?? ''
    await deliver(
      maildir,
      [
        'From: Vera <vera@example.org>',
        `To: ${replyTo}`,
        'Subject: Re: yours',
        'Message-ID: <answer-1@example.org>',
        `In-Reply-To: ${told?.mail.messageId ?? ''}`,
        'Content-Type: text/plain; charset=utf-8',
        '',
        'That is good to hear.',
        '',
        'On Sunday Earshot wrote:',
        '> It is in progress.',
        '',
      ].join('\r\n'),
    )
    await wim.goto(`/ideas/${first.number}`)
    await expect(async () => {
      await wim.reload()
      await wim.getByText('That is good to hear.').waitFor({ timeout: 2_000 })
    }).toPass()
    await expect(wim.getByText('It is in progress.')).toHaveCount(0)

    // One leaves by the link of the letter, without signing in.
    const last = lettersTo('wim@example.org').at(-1)
    const oneClick = /<(http[^>]+)>/.exec(
      last?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
    )?.[1]
    const { page: signedOut } = await open(server)
    await signedOut.goto(oneClick ?? assert.fail('There is no link'))
    await signedOut.getByRole('main').getByRole('button').first().click()
    await signedOut.getByRole('main').waitFor()

    // The third is merged into the first; who followed it goes on there.
    await mergeOnPage(team, third, first)
    await mailbox.mailTo('xenia@example.org')
    await xenia.goto(`/ideas/${third.number}`)
    await xenia.waitForURL(`**/ideas/${first.number}/**`)
    await xenia.getByRole('textbox', { name: 'Your comment' }).fill('I am here now.')
    await xenia.getByRole('button', { name: 'Comment', exact: true }).click()
    await xenia.getByText('I am here now.').first().waitFor()

    // An entry closes two of them.
    await team.goto('/team/changelog')
    await team.getByRole('link', { name: 'New entry' }).first().click()
    await team.getByRole('textbox', { name: 'Title' }).fill('It is all there')
    await team.getByRole('textbox', { name: /^Text/ }).fill('Both of them.')
    for (const { number, title } of [first, second]) {
      await team.getByRole('searchbox', { name: /^Find an idea/ }).fill(`#${number}`)
      await team.getByRole('button', { name: `Link “${title}”` }).click()
    }
    await team.getByRole('button', { name: 'Publish…' }).click()
    const publishing = team.getByRole('dialog', { name: 'Publish “It is all there”' })
    await expect(publishing.getByLabel('Linked ideas').locator('option:checked')).toHaveText(
      'Set to Shipped',
    )
    await expect(publishing.getByRole('status')).toHaveText(
      /Shipped\. 2 people will be notified\.$/,
    )
    await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
    await team.getByText(/^Published on /).waitFor()
    for (const name of ['vera', 'xenia'])
      await expect(async () =>
        assert.equal(
          subjects(`${name}@example.org`).filter((one) => one.includes('It is all there')).length,
          1,
        ),
      ).toPass()
    for (const page of [vera, xenia]) {
      await page.goto('/inbox')
      await page.getByRole('link', { name: 'It is all there' }).first().waitFor()
    }
    // Both are shipped, and everybody reads who asked and who was told.
    for (const page of [team, vera]) {
      await page.goto(`/ideas/${first.number}`)
      await page.getByText('2 voters, 2 told.').waitFor()
      await expect(
        page.getByRole('main').getByText('Shipped', { exact: true }).first(),
      ).toBeVisible()
    }
    await vera.getByText('You asked for this').first().waitFor()
    await vera.getByRole('link', { name: 'Read what changed' }).first().click()
    await vera.getByRole('heading', { level: 1, name: 'It is all there' }).waitFor()
    // Votes that were imported count among those who asked, and nobody could be told.
    await vera.getByText(/^Closes 2 ideas · [\d,]+ people asked, 2 told$/).waitFor()
    // Wim wants nothing more about the idea, so the entry tells him nothing either.
    await wim.goto('/inbox')
    await wim.getByRole('article').first().waitFor()
    await expect(wim.getByText('It is all there')).toHaveCount(0)
    assert.deepEqual(
      ['vera', 'wim', 'xenia'].map((name) => lettersTo(`${name}@example.org`).length),
      [5, 2, 3],
    )
  } finally {
    await rm(maildir, { recursive: true, force: true })
  }
})
