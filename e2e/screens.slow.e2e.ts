// The main screens at the widths of a phone and a desk, light and dark: a picture of each in .cache/screens, and axe.
import path from 'node:path'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const folder = path.resolve(import.meta.dirname, '../.cache/screens')
const site = sharedSite()

/** Waits for what the sections of the settings show that come after the page, each with a query of its own. */
async function everySetting(page: Page): Promise<void> {
  const section = (id: string) => page.locator(`section#${id}`)
  const audit = section('audit')
  await section('mail').getByText('None.', { exact: true }).waitFor()
  await audit.getByText('No changes found.').or(audit.getByRole('listitem')).first().waitFor()
  for (const id of ['notifications', 'export', 'delete'])
    await section(id).getByRole('heading').first().waitFor()
  for (const id of ['platforms', 'imports']) {
    await section(id).waitFor()
    // The placeholder: what takes its place depends on what the site has.
    await expect(section(id).locator('> svg')).toHaveCount(0)
  }
  const contents = page.getByRole('link', { name: 'Delete this site' })
  if ((page.viewportSize()?.width ?? 0) > 1_000) await contents.waitFor()
}

const screens: readonly (readonly [
  name: string,
  at: string,
  isSignedIn: boolean,
  ready: (page: Page) => Promise<unknown>,
])[] = [
  ['home', '/', false, (page) => page.getByRole('feed').getByRole('article').nth(5).waitFor()],
  ['idea', '/ideas/1', true, (page) => page.getByRole('heading', { name: 'Comments' }).waitFor()],
  [
    'posting',
    '/ideas/new',
    true,
    async (page) => {
      await page.getByLabel('What’s your idea?').fill('Dark mode for the whole app')
      await page.getByRole('textbox', { name: /^Details/ }).fill('At night, in **one** step.')
    },
  ],
  ['team', '/team', true, (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['people', '/team/people', true, (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['site-settings', '/team/settings', true, everySetting],
  [
    'welcome',
    '/welcome',
    true,
    async (page) => {
      await page.getByRole('heading', { name: /is ready$/ }).waitFor()
      await page.getByLabel('E-mail address').waitFor()
    },
  ],
  [
    'boards-statuses-tags',
    '/team/settings/boards',
    true,
    (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  ],
  ['sign-in', '/sign-in', false, (page) => page.getByLabel('E-mail address').waitFor()],
]

for (const [name, at, isSignedIn, ready] of screens)
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${name} at ${width} px, ${colorScheme}`, async ({ open }) => {
        const { page } = await open(site.server, {
          ...(isSignedIn && site.owner.asThem),
          viewport: { width, height: width === 390 ? 844 : 900 },
          colorScheme,
          ...(width === 390 && { isMobile: true, hasTouch: true }),
        })
        await page.goto(at)
        await ready(page)
        await page.waitForLoadState('networkidle')
        await assertAccessible(page)
        await page.screenshot({
          path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
          animations: 'disabled',
        })
      })
