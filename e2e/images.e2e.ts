// Images in posts: pasted, dropped and chosen; shown to who may read the post, and to nobody else.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { openMailbox, type Mailbox } from '../server/testing/mailbox.ts'
import { assertAccessible } from './harness/axe.ts'
import { chooseBoard } from './harness/chooseBoard.ts'
import { linkTo } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

// A trace's snapshot of the page would fetch the picture that is shown, which the page's policy refuses.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, sources: false } })

let mailbox: Mailbox | undefined
const site = sharedSite('SAMPLE', undefined, async () => {
  mailbox = await openMailbox()
  return { SMTP_URL: mailbox.url }
})
test.afterAll(() => mailbox?.close())

const comment = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' })
const details = (page: Page): Locator => page.getByRole('textbox', { name: /^Details/ })
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
const picture = (width = 1200, height = 800, background = '#c96f4a') =>
  sharp({ create: { width, height, channels: 3, background } })

async function give(
  field: Locator,
  by: 'paste' | 'drop',
  bytes: Buffer,
  name: string,
  type: string,
): Promise<void> {
  await field.evaluate(
    (element, { by: way, base64, name: called, type: kind }) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], called, {
          type: kind,
        }),
      )
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    { by, base64: bytes.toString('base64'), name, type },
  )
}

async function settled(page: Page, field: Locator, count: number): Promise<string> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('textarea[aria-label^="Description of image"]').length === wanted &&
      document.querySelector('progress') === null,
    count,
  )
  const text = await field.inputValue()
  assert.doesNotMatch(text, /uploading:/)
  return text
}

async function anIdea(): Promise<string> {
  const { ideas } = await ask<{ ideas: { edges: { node: { number: number; slug: string } }[] } }>(
    site.server,
    '{ ideas(sort: NEWEST, first: 1) { edges { node { number slug } } } }',
  )
  const [edge] = ideas.edges
  assert.ok(edge, 'there is no edge')
  return `/ideas/${edge.node.number}/${edge.node.slug}`
}

test(
  'an image is pasted, one dropped, one chosen; described, previewed, posted and seen by others, without where it was taken',
  { tag: '@slow' },
  async ({ open, picture: keep }) => {
    const path = await anIdea()
    const one = await open(site.server, (await join(site.server, 'Bo')).asThem)
    const { page } = one
    await page.goto(path)
    await comment(page).fill('Like this:')
    // The composer takes images; the field that stands there before it takes words alone.
    await page.getByRole('button', { name: 'Bold' }).waitFor()
    const exif = {
      IFD3: { GPSLatitude: '41/1 23/1 4/1', GPSLatitudeRef: 'N' },
      IFD0: { Copyright: 'secret place' },
    }
    await give(
      comment(page),
      'paste',
      await picture().withExif(exif).jpeg().toBuffer(),
      'photo.jpg',
      'image/jpeg',
    )
    await settled(page, comment(page), 1)
    await give(
      comment(page),
      'drop',
      await picture(300, 900, '#4a8bc9').png().toBuffer(),
      'plan.png',
      'image/png',
    )
    await settled(page, comment(page), 2)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'chosen.webp',
        mimeType: 'image/webp',
        buffer: await picture(64, 64).webp().toBuffer(),
      })
    assert.equal(await settled(page, comment(page), 3), 'Like this:')
    // The source is there for who wants it.
    await page.getByRole('button', { name: 'Place in the text' }).click()
    assert.match(
      await comment(page).inputValue(),
      /^Like this:\n\n!\[\]\(\/images\/[0-9a-v]{26}\)\n!\[\]\(\/images\/[0-9a-v]{26}\)\n!\[\]\(\/images\/[0-9a-v]{26}\)$/,
    )
    await page.getByRole('button', { name: 'Keep below the text' }).click()
    await expect(comment(page)).toHaveValue('Like this:')
    await page
      .getByRole('textbox', { name: 'Description of image 1' })
      .fill('A kestrel over the field')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page
      .getByRole('button', { name: 'Enlarge the image: A kestrel over the field' })
      .waitFor()
    await page.getByRole('tab', { name: 'Write' }).click()
    await assertAccessible(page)
    await keep(one, 'desktop composer')

    // A draft keeps them over a reload.
    await page.reload()
    await settled(page, comment(page), 3)
    await comment(page).press('Control+Enter')
    const shown = page
      .getByRole('article')
      .or(page.locator('[id^="comment_"]'))
      .getByRole('button', { name: 'Enlarge the image: A kestrel over the field' })
      .last()
    await shown.waitFor()
    const facts = await shown.evaluate((image) => ({
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.getAttribute('loading'),
      src: image.getAttribute('src'),
    }))
    assert.deepEqual(
      { ...facts, src: null },
      { width: '1200', height: '800', loading: 'lazy', src: null },
    )
    const address = new URL(facts.src ?? '', site.server.url)
    const seen = await fetch(address)
    const bytes = Buffer.from(await seen.arrayBuffer())
    assert.equal(seen.headers.get('content-type'), 'image/jpeg')
    assert.equal((await sharp(bytes).metadata()).exif, undefined)
    assert.equal(bytes.includes('secret place'), false)

    const other = await open(site.server, { viewport: phone, colorScheme: 'dark' })
    await other.page.goto(path)
    const there = other.page.getByRole('button', {
      name: 'Enlarge the image: A kestrel over the field',
    })
    await there.scrollIntoViewIfNeeded()
    await other.page.waitForFunction(
      (src) =>
        [...document.images].some(
          (image) =>
            image.getAttribute('src') === src && image.complete && image.naturalWidth === 1200,
        ),
      facts.src,
    )
    assert.equal(await isWide(other.page), false)
    await assertAccessible(other.page)
    await keep(other, 'phone dark read')
  },
)

test(
  'what cannot be added says why at the field; what breaks off is tried again',
  { tag: '@slow' },
  async ({ open, picture: keep }) => {
    const one = await open(site.server, {
      ...(await join(site.server, 'Cleo')).asThem,
      viewport: phone,
    })
    const { page, allow } = one
    allow(/Failed to load resource|net::ERR_FAILED/)
    await page.goto('/ideas/new')
    await details(page).fill('Before')
    await give(
      details(page),
      'drop',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>'),
      'logo.svg',
      'image/svg+xml',
    )
    await page.getByText('This file type isn’t supported.').waitFor()
    // The server looks into a file that calls itself a PNG.
    await give(
      details(page),
      'paste',
      Buffer.from('<svg onload="hit()"/>'),
      'logo.png',
      'image/png',
    )
    await page.getByText('This file type isn’t supported.').nth(1).waitFor()
    assert.equal((await details(page).inputValue()).trim(), 'Before')
    await page.getByRole('button', { name: 'Remove logo.svg' }).click()
    await page.getByRole('button', { name: 'Remove logo.png' }).click()

    await page.route('**/api/images', (route) => route.abort())
    await give(details(page), 'paste', await picture().png().toBuffer(), 'plan.png', 'image/png')
    await page.getByText('It couldn’t be uploaded').waitFor()
    await page.getByRole('textbox', { name: 'What’s your idea?' }).fill('Plans of the field')
    await chooseBoard(page)
    await page.getByRole('button', { name: 'Post idea' }).click()
    await page.getByText('The details have an image that is still uploading.').waitFor()
    assert.equal(await isWide(page), false)
    await assertAccessible(page)
    await keep(one, 'phone light failed')
    await page.unroute('**/api/images')
    await page.getByRole('button', { name: 'Try again with plan.png' }).click()
    await settled(page, details(page), 1)
    await page.getByRole('button', { name: 'Post idea' }).click()
    await page.waitForURL(/\/ideas\/\d+\//)
    await page
      .locator(`img[src^="${linkTo('/images/')}"]`)
      .first()
      .waitFor()
  },
)

test(
  'a visitor adds an image, signs in, and both the text and the image are there',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/ideas/new')
    await details(page).fill('A visitor wrote this')
    await give(
      details(page),
      'paste',
      await picture(80, 60).png().toBuffer(),
      'mine.png',
      'image/png',
    )
    await page.getByText('Sign in to add it.').waitFor()
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
    await dialog.getByLabel('E-mail address').fill('visitor@images.example')
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    assert.ok(mailbox, 'there is no mailbox')
    await dialog.getByLabel('Code').fill(await mailbox.codeFor('visitor@images.example'))
    await dialog.getByLabel('What should people call you?').fill('Vera')
    await dialog.getByRole('button', { name: 'Create my account' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await settled(page, details(page), 1), 'A visitor wrote this')
    await page.getByRole('list', { name: 'Images in this text' }).locator('img').waitFor()
  },
)
