// From an empty folder to a site of one's own, in few presses; all of it there after a restart and for others.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accentVariables } from '#rules/accent.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

/** What an owner may be asked to do at most. */
const PRESSES = 25
const MINUTES = 3
/** Seconds until another browser has all of it. */
const ELSEWHERE = 10

const boards = ['Mobile', 'Desktop', 'Public API']
const statuses = ['Researching', 'In the lab']
const tags = ['audio', 'export', 'offline', 'quick win']
const template = '## What are you trying to do?'
const accent = '#7a3fd1'
const title = 'Let me pair a second watch'

const button = (at: Page | Locator, name: string): Locator =>
  at.getByRole('button', { name, exact: true })

/** A name and what else a form asks for, by the label of its field. */
type Texts = Readonly<Record<string, string>>

/** Counts what is clicked, and every key that does what a click would. Texts are typed for free. */
function counting(page: Page) {
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses += 1
    await target.click()
  }
  return {
    presses: () => presses,
    press,
    /** Makes several in a row. */
    async add(what: 'board' | 'status' | 'tag', all: readonly Texts[]): Promise<void> {
      await press(button(page, `Add a ${what}`))
      const form = page.getByRole('form', { name: `New ${what}` })
      for (const [at, texts] of all.entries()) {
        for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
        await press(button(form, at === all.length - 1 ? 'Save' : 'Save and add another'))
        await button(page, `Edit ${texts['Name']}`).waitFor()
      }
    },
    async chooseFile(target: Locator, name: string, buffer: Buffer): Promise<void> {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(target)])
      // In the browser's own window a file is one more.
      presses += 1
      await chooser.setFiles({ name, mimeType: 'image/png', buffer })
    },
  }
}

const logo = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: accent } })
    .png()
    .toBuffer()

/** The whole way of the owner; ends on the page of the first idea. */
async function makeOwn(page: Page, link: string): Promise<number> {
  const { press, presses, add, chooseFile } = counting(page)
  await page.goto(link)
  await page.getByLabel('Name of the site').fill('Fieldnotes')
  await page.getByLabel('Your name').fill('Ana')
  await press(page.getByRole('radio', { name: /^Nothing/ }))
  await press(button(page, 'Create the site'))
  await press(page.getByRole('link', { name: 'Make it your own' }))

  await page.getByRole('textbox', { name: 'Accent' }).fill(accent)
  await chooseFile(button(page, 'Choose a file: Logo'), 'logo.png', await logo())
  await page.getByRole('img', { name: 'Preview: Logo' }).waitFor()
  await press(page.getByRole('radio', { name: /^Vote straight away/ }))
  await press(button(page, 'Save'))
  await page.getByText('Saved.', { exact: true }).waitFor()

  await press(page.getByRole('link', { name: 'Edit boards, statuses and tags' }))
  const withTemplate = (Name: string): Texts =>
    Name === boards[0] ? { Name, 'Template for new ideas': template } : { Name }
  await add('board', boards.map(withTemplate))
  await add(
    'status',
    statuses.map((Name) => ({ Name })),
  )
  await add(
    'tag',
    tags.map((Name) => ({ Name })),
  )

  await press(page.getByRole('link', { name: 'Post an idea' }).filter({ visible: true }).first())
  await page.getByLabel('What’s your idea?').fill(title)
  await press(page.getByRole('radio', { name: boards[0], exact: true }))
  const details = page.getByRole('textbox', { name: /^Details/ })
  await expect(details).toHaveValue(template)
  await details.fill(`${template}\nSwim with one, sleep with the other.`)
  await press(button(page, 'Post idea'))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return presses()
}

/** What everybody sees of it. */
async function assertOwn(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Fieldnotes/ })
    .first()
    .waitFor()
  for (const name of [...boards, ...statuses])
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor()
  const picture = page.locator('img[src*="/images/"]').first()
  await expect(picture).toHaveJSProperty('naturalWidth', 64)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { name: 'What are you trying to do?' }).waitFor()
}

test('a site becomes one’s own in 25 presses and 3 minutes, and stays so', async ({
  start,
  restart,
  open,
}) => {
  const server = await start()
  const owner = await open(server)
  const begun = Date.now()
  const presses = await makeOwn(owner.page, await server.ownerLink())
  const seconds = (Date.now() - begun) / 1000
  console.log(`${presses} presses, ${seconds.toFixed(0)} s`)
  assert.ok(presses <= PRESSES, `${presses} presses`)
  assert.ok(seconds <= MINUTES * 60, `${seconds} s`)

  await owner.page.close()
  assert.equal(await server.stop(), 0)
  const again = await restart(server)
  const other = await open(again)
  const since = Date.now()
  await assertOwn(other.page)
  assert.ok(Date.now() - since <= ELSEWHERE * 1000, `${Date.now() - since} ms`)
  // A guest votes.
  const vote = other.page.getByRole('button', { name: /^Vote for/ }).first()
  const pressed = await vote.getAttribute('aria-pressed')
  await vote.click()
  await expect(vote).not.toHaveAttribute('aria-pressed', pressed ?? '')
  await expect(other.page.getByRole('dialog')).toHaveCount(0)
  const colour = await vote.evaluate((it) =>
    getComputedStyle(it).getPropertyValue('--accent-light'),
  )
  assert.equal(colour, accentVariables(accent)?.['--accent-light'])
  const { site } = await ask<{
    site: { tags: { name: string }[]; boards: { name: string; template: string }[] }
  }>(again, '{ site { tags { name } boards { name template } } }')
  assert.deepEqual(
    site.tags.map(({ name }) => name),
    tags,
  )
  const board = site.boards.find(({ name }) => name === boards[0])
  assert.equal(board?.template, template)
})
