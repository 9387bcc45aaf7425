// A page at another address than its API: listed it works whole, and elsewhere it says at once why not.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import type { Route } from '@playwright/test'
import sharp from 'sharp'
import { openMailbox, type Mailbox } from '../server/testing/mailbox.ts'
import { assertAccessible } from './harness/axe.ts'
import { startPages, type Pages } from './harness/pages.ts'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { invite } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

let mailbox: Mailbox | undefined
let pages: Pages | undefined
const there = (): Pages => {
  assert.ok(pages, 'there are no pages')
  return pages
}
const site = sharedSite('SAMPLE', undefined, async () => {
  mailbox = await openMailbox()
  pages = await startPages()
  return { SMTP_URL: mailbox.url, ALLOWED_ORIGINS: pages.url }
})
test.afterAll(async () => {
  await mailbox?.close()
  await pages?.close()
})
// A trace's snapshot of the page would fetch the picture that is shown, which the page's policy refuses.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, sources: false } })

const elsewhere = /request to another host: http:\/\/localhost:/

test('a listed page: sign in by code, vote, upload an image, see it, and take my data home', async ({
  open,
  picture,
}) => {
  there().tell(`${site.server.url}/graphql`)
  const visit = await open(there())
  const { page, allow } = visit
  allow(elsewhere)
  await page.goto(`${there().url}/`)
  const row = page.getByRole('feed').getByRole('article').first()
  const vote = row.getByRole('button', { name: /^Vote for/ })
  const before = Number(await vote.innerText())
  await vote.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to vote' })
  await dialog.getByLabel('E-mail address').fill('vera@example.org')
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Code').fill((await mailbox?.codeFor('vera@example.org')) ?? '')
  await dialog.getByLabel('What should people call you?').fill('Vera')
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect(vote).toHaveText(String(before + 1))
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${there().url}/ideas/1`)
  const watched = page.waitForResponse((it) => placeOf(it.url()).pathname === '/api/access')
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.fill('See here:\n')
  const file = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#c96f4a' },
  })
    .png()
    .toBuffer()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add images' }).click()
  await (await choosing).setFiles({ name: 'chart.png', mimeType: 'image/png', buffer: file })
  const preview = page.getByRole('list', { name: /images/i }).locator('img')
  await expect(preview).toHaveAttribute('src', new RegExp(`^${site.server.url}/images/`))
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const shown = page.locator(`img[src^="${site.server.url}/images/"]`).last()
  await expect(shown).toHaveJSProperty('naturalWidth', 60)
  await picture(visit, 'other origin')
  await assertAccessible(page)

  assert.equal((await watched).status(), 200)
  await page.goto(`${there().url}/settings`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'my-data.json')
  assert.match(await fs.readFile(await download.path(), 'utf8'), /vera@example\.org/)
})

test('a page that the server does not list says so at once, with what helps', async ({
  open,
  picture,
}) => {
  there().tell(`${site.server.url}/graphql`)
  const foreign = { url: there().url.replace('pages.', 'unlisted.') }
  const visit = await open(foreign, { viewport: phone })
  visit.allow(elsewhere)
  visit.allow(/CORS|ERR_FAILED|403|A part of the screen failed/)
  await visit.page.goto(`${foreign.url}/`)
  await visit.page
    .getByRole('alert')
    .filter({ hasText: 'does not answer pages at' })
    .filter({ hasText: `add ${foreign.url} to ALLOWED_ORIGINS` })
    .waitFor()
  await picture(visit, 'unlisted origin')
  await assertAccessible(visit.page)
})

test('a page whose own policy forbids it says that', async ({ open }) => {
  there().tell(`${site.server.url}/graphql`, [])
  const visit = await open(there())
  visit.allow(elsewhere)
  visit.allow(/Content Security Policy|violates|ERR_FAILED|csp|A part of the screen failed/i)
  await visit.page.goto(`${there().url}/`)
  await visit.page.getByRole('alert').filter({ hasText: 'connect-src and img-src' }).waitFor()
})

test('an invitation is not used up in a browser that keeps no cookies, and works once it does', async ({
  open,
}) => {
  const link = new URL(await invite(site.server, 'Nadia'))
  const visit = await open(site.server)
  const { page } = visit
  // As in a browser that refuses them: none is kept, and none is sent along.
  const forgetful = async (route: Route): Promise<void> => {
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin', cookie: '' }
    const response = await route.fetch({ headers })
    await page.context().clearCookies()
    await route.fulfill({
      response,
      body: await response.body(),
      headers: { 'content-type': 'application/json' },
    })
  }
  await page.route('**/graphql', forgetful)
  await page.goto(link.pathname + link.search)
  const join = page.getByRole('button', { name: 'Join as Nadia' })
  await join.click()
  await page.getByRole('alert').filter({ hasText: 'blocks this site’s cookies' }).waitFor()
  await page.unroute('**/graphql', forgetful)
  await page.reload()
  await join.click()
  await page.getByRole('button', { name: 'Nadia', exact: true }).waitFor()
})
