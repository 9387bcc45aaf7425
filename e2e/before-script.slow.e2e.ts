// A page is there before its script: what is pressed and typed meanwhile is not lost, and counts once.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

/** Opens an address whose scripts wait; resolves with the way to let them come. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('main').waitFor()
  return release
}

const vote = (page: Page) => page.getByRole('button', { name: /^Vote for/ }).first()
const votesOf = async (title: string): Promise<number> => {
  const { ideas } = await ask<{
    ideas: { edges: { node: { title: string; voteCount: number } }[] }
  }>(
    site.server,
    'query Votes($search: String!) { ideas(filter: { search: $search }) { edges { node { title voteCount } } } }',
    { search: title },
  )
  return ideas.edges.find(({ node }) => node.title === title)?.node.voteCount ?? -1
}

test('a vote counts once', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const release = await openHeld(page, '/?sort=newest')
  const row = page.getByRole('article').filter({
    has: page.locator('button[aria-pressed="false"]:not([aria-disabled])'),
  })
  const title = (await row.first().getByRole('link').first().textContent()) ?? ''
  const before = await votesOf(title)
  const button = page.getByRole('button', { name: `Vote for ${title}`, exact: false })
  await button.click()
  await button.click()
  await expect(button).toHaveAttribute('data-held')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => assert.equal(await votesOf(title), before + 1)).toPass()
})

test('a guest’s vote counts once', { tag: '@slow' }, async ({ open }) => {
  const allow = (isAllowed: boolean): Promise<unknown> =>
    ask(
      site.server,
      `mutation { updateSite(guestVoting: ${isAllowed}) { errors { message } } }`,
      {},
      site.owner,
    )
  await allow(true)
  try {
    const { page } = await open(site.server)
    const release = await openHeld(page, '/?sort=newest')
    const row = page.getByRole('article').filter({
      has: page.locator('button[aria-pressed="false"]:not([aria-disabled])'),
    })
    const title = (await row.first().getByRole('link').first().textContent()) ?? ''
    const before = await votesOf(title)
    const button = page.getByRole('button', { name: `Vote for ${title}`, exact: false })
    await button.click()
    release()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => assert.equal(await votesOf(title), before + 1)).toPass()
    await page.reload()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    assert.equal(await votesOf(title), before + 1)
  } finally {
    await allow(false)
  }
})

test('a visitor is asked to sign in for it, as after', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server)
  const release = await openHeld(page, '/?sort=newest')
  await page.locator('button[aria-pressed="false"]:not([aria-disabled])').first().click()
  release()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
})

test('a search goes on where it was typed', async ({ open }) => {
  const { page } = await open(site.server)
  const release = await openHeld(page, '/?sort=newest')
  const field = page.getByRole('searchbox')
  await field.fill('dark')
  release()
  await page.waitForURL('**/?sort=newest&q=dark')
  await expect(field).toHaveValue('dark')
})

test('a search that is sent does not wait for the script', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server)
  const release = await openHeld(page, '/?sort=newest')
  await page.getByRole('searchbox').fill('dark')
  await page.getByRole('searchbox').press('Enter', { noWaitAfter: true })
  await page.waitForURL('**/?sort=newest&q=dark', { waitUntil: 'commit' })
  await page.getByRole('feed').waitFor()
  release()
})

test('keys lead to a row and open it', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const release = await openHeld(page, '/?sort=newest')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL(/\/ideas\/\d/)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a sheet and a menu open when they can', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const release = await openHeld(page, '/')
  await page.getByRole('button', { name: 'Filter' }).focus()
  await page.keyboard.press('Enter')
  release()
  await page.getByRole('dialog', { name: 'Filter ideas' }).waitFor()
  const other = await openHeld(page, '/?sort=top')
  await page.getByRole('button', { name: 'Ana', exact: true }).click()
  other()
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
})

/** Pastes a picture of one pixel into a field, as a browser does. */
const pasteImage = (field: Locator): Promise<void> =>
  field.evaluate((element) => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'pixel.png', { type: 'image/png' }))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })

for (const [what, address, name] of [
  ['a comment', '/ideas/1', 'Your comment'],
  ['an idea', '/ideas/new', /^Details/],
] as const)
  test(`an image that is pasted into ${what} is not lost`, async ({ open }) => {
    const { page } = await open(site.server, site.owner.asThem)
    const release = await openHeld(page, address)
    const field = page.getByRole('textbox', { name })
    await pasteImage(field)
    await field.fill('As in this picture.')
    release()
    await page.getByRole('textbox', { name: 'Description of image' }).waitFor()
    await expect(field).toHaveValue('As in this picture.')
  })

test('a comment is gone on with, at the same place', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const release = await openHeld(page, '/ideas/1')
  const early = page.getByRole('textbox', { name: 'Your comment' })
  await early.fill('Every morning.')
  await early.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
  release()
  await page.getByText('Draft saved in this browser').waitFor()
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await expect(field).toBeFocused()
  await page.keyboard.type(' single')
  await expect(field).toHaveValue('Every single morning.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('Every single morning.')).toHaveCount(1)
})

test('a comment that is sent by its keys is there once', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const release = await openHeld(page, '/ideas/2')
  const early = page.getByRole('textbox', { name: 'Your comment' })
  await early.fill('Sent before the script.')
  await early.press('Control+Enter')
  await early.press('Control+Enter')
  release()
  const said = page.locator('[id^="comment_"]').filter({ hasText: 'Sent before the script.' })
  await said.getByRole('button', { name: 'More about this comment' }).waitFor()
  assert.equal(await said.count(), 1)
})

test('a draft from before does not go along with a comment that is sent by its keys', async ({
  open,
}) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/ideas/4')
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought')
  await page.getByText('Draft saved in this browser').waitFor()
  const release = await openHeld(page, '/ideas/4')
  const early = page.getByRole('textbox', { name: 'Your comment' })
  await early.fill('Thanks!')
  await early.press('Control+Enter')
  release()
  await expect(early).toHaveValue('Half a thought\n\nThanks!')
})

test('what is typed while a slow device takes the page over stays', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await page.goto('/ideas/3', { waitUntil: 'commit' })
  await field.waitFor()
  // Each at another moment of it.
  let text = ''
  for (const word of 'One word after the other, each by itself.'.split(' ')) {
    text += `${word} `
    await field.focus()
    await page.keyboard.insertText(`${word} `)
  }
  await page
    .getByRole('tab', { name: 'Preview' })
    .or(page.getByRole('button', { name: 'Preview' }))
    .first()
    .waitFor()
  await expect(field).toHaveValue(text)
})

test('who types on while the composer comes loses no key', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await page.goto('/ideas/5', { waitUntil: 'commit' })
  await field.focus()
  const composer = page.getByRole('toolbar', { name: 'Formatting' })
  let text = ''
  for (let isHere = false; !isHere; isHere = await composer.isVisible()) {
    for (const key of 'so it goes on ') {
      text += key
      await page.keyboard.insertText(key)
    }
  }
  await expect(field).toHaveValue(text)
})

test('the title of an idea stays as it was typed', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server)
  const release = await openHeld(page, '/ideas/new')
  await page.getByRole('textbox', { name: 'What’s your idea?' }).fill('Dark pages')
  release()
  await page.getByText(/Draft saved/).waitFor()
  await expect(page.getByRole('textbox', { name: 'What’s your idea?' })).toHaveValue('Dark pages')
})

test('keys of a list wait for their code', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const release = await openHeld(page, '/?status=shipped')
  await page.keyboard.press('j')
  await page.keyboard.press('v')
  release()
  await page
    .getByRole('status')
    .getByText(/^Voting closed on .+ as Shipped\.$/)
    .waitFor()
})

test(
  'the command palette opens when it can, from a field too',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    const release = await openHeld(page, '/?sort=newest')
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Control+k')
    release()
    await page.getByRole('dialog', { name: 'Go to an idea, a page or an action' }).waitFor()
  },
)

test('a script that does not come is told', async ({ open, picture }) => {
  const visit = await open(site.server)
  const { page, allow } = visit
  allow(/Failed to load resource|^failed request/)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/')
  await vote(page).click()
  await page.getByRole('alert').getByText('This page did not load completely').waitFor()
  await picture(visit, 'lost-script')
  await page.unroute('**/assets/*.js')
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})
