// The owner chooses a language for the site: all of its pages are in it, with JavaScript and without, until it is chosen back.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE')

/** Without scripts theirs are refused, also where a header names them. */
const scripts = /^failed request: GET \S+\.js csp$/
const ideas = (page: Page) => page.getByRole('feed').getByRole('article')

/** The list, an idea and the page to sign in, as anybody reads them in German. */
async function readInGerman(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('navigation').first()).toContainText('Ideen')
  await expect(page.getByRole('searchbox').first()).toBeVisible()
  await ideas(page).first().getByRole('link').first().click()
  await page.waitForURL('**/ideas/**')
  // "3. Mai", "12. November 2025", "vor 5 Tagen": no English month or day.
  await expect(page.locator('main time').first()).toHaveText(/\d+\. |vor |gestern|heute/)
  await page.goto('/sign-in')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
}

/** Chooses a language and saves it. Nothing was pressed before, by which the page would be taken over. */
async function choose(page: Page, label: string, language: string, save: string): Promise<void> {
  const button = page.getByRole('button', { name: save, exact: true })
  await expect(async () => {
    await page.getByLabel(label).selectOption(language)
    await expect(button).toBeEnabled({ timeout: 500 })
  }).toPass()
  await button.click()
}

test('a site speaks the language that its owner chooses', async ({ open, picture }) => {
  const owner = await open(site.server, site.owner.asThem)
  await owner.page.goto('/team/settings')
  await choose(owner.page, 'Language of the site', 'Deutsch', 'Save')
  await expect(owner.page.getByLabel('Sprache der Website')).toHaveValue('de')
  await expect(owner.page.locator('html')).toHaveAttribute('lang', 'de')
  await assertAccessible(owner.page)
  await picture(owner, 'German settings')

  const reader = await open(site.server)
  const plain = await open(site.server, { javaScriptEnabled: false })
  plain.allow(scripts)
  await readInGerman(reader.page)
  await readInGerman(plain.page)
  await reader.page.goto('/')
  await picture(reader, 'German list')
  assert.equal(
    await reader.page.locator('meta[property="og:locale"]').getAttribute('content'),
    'de_DE',
  )
  // What is on no page of visitors comes with its code.
  await owner.page.goto('/')
  await ideas(owner.page).first().getByRole('link').first().click()
  await owner.page.waitForURL('**/ideas/**')
  await assertAccessible(owner.page)
  await picture(owner, 'German idea')

  await owner.page.goto('/team/settings')
  await choose(owner.page, 'Sprache der Website', 'English', 'Speichern')
  await expect(owner.page.getByLabel('Language of the site')).toHaveValue('en')
  await reader.page.reload()
  await expect(reader.page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(reader.page.getByRole('navigation').first()).toContainText('Ideas')
})

test('who makes a site is offered the language of their browser, and all that it begins with is in it', async ({
  start,
  open,
  picture,
}) => {
  const server = await start()
  const { page } = await open(server, { locale: 'de-AT' })
  await page.goto(await server.ownerLink())
  await expect(page.getByLabel('Language of the site')).toHaveValue('de')
  await page.getByLabel('Name of the site').fill('Feldnotizen')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('radio', { name: /^A city or public body/ }).check()
  await assertAccessible(page)
  await picture({ page }, 'Welcome with a language')
  await page.getByRole('button', { name: 'Create the site' }).click()
  await page.getByRole('heading', { name: 'Feldnotizen ist bereit' }).waitFor()
  await page.getByRole('link', { name: 'Zu den Ideen' }).click()
  await page
    .getByRole('link', { name: /^Dienstleistungen/ })
    .first()
    .waitFor()
  await page.goto('/team/settings/boards')
  await page.getByText('In Umsetzung', { exact: true }).first().waitFor()
})
