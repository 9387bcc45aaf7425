// Firebase's window may speak to /sign-in alone: its button leads there from everywhere else, and nothing is lost on the way.
import assert from 'node:assert/strict'
import { placeOf } from './harness/place.ts'
import { cloud } from './harness/providerCalls.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE', undefined, async () => cloud)

test('Firebase’s button leads to the page of its window, which knows what was typed and wanted', async ({
  open,
}) => {
  const { page, allow } = await open(site.server)
  // Its servers are elsewhere, and no journey speaks to them.
  allow(/https:\/\/(apis\.google\.com|[\w-]+\.firebaseapp\.com|[\w-]+\.googleapis\.com)\//)
  await page.context().route(/^https:/, (route) => route.abort('connectionrefused'))
  const list = await page.goto('/')
  assert.equal(list?.headers()['cross-origin-opener-policy'], 'same-origin')
  await page
    .getByRole('feed')
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to vote' })
  await dialog.getByLabel('E-mail address').fill('vera@example.org')
  const loaded = page.waitForResponse((response) => response.request().isNavigationRequest())
  await dialog.getByRole('button', { name: 'Continue with Firebase' }).click()
  const response = await loaded
  assert.equal(placeOf(response.url()).pathname, '/sign-in')
  assert.equal(response.headers()['cross-origin-opener-policy'], 'same-origin-allow-popups')
  const button = page.getByRole('button', { name: 'Continue with Firebase' })
  await expect(button).toBeFocused()
  await expect(page.getByLabel('E-mail address')).toHaveValue('vera@example.org')
  const kept = await page.evaluate(() => [
    localStorage.getItem('earshot.returnTo'),
    localStorage.getItem('earshot.intent'),
  ])
  assert.equal(kept[0], '/')
  assert.match(kept[1] ?? '', /"kind":"vote"/)
  // Here it asks, which fails without Firebase's servers, and stays.
  await page.keyboard.press('Enter')
  await page.getByText('Signing in with Firebase didn’t work').waitFor()
  assert.equal(placeOf(page.url()).pathname, '/sign-in')
})
