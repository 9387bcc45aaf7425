// A newer release, or a dropped connection, takes code away that an open page has still to fetch.
import assert from 'node:assert/strict'
import type { Page, Route } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { chunkFiles } from './harness/chunks.ts'
import { onOperation } from './harness/graphql.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'
import { phone, type Visit } from './harness/visit.ts'

const site = sharedSite('SAMPLE', undefined, renderedByBrowsers)

const refused = /Failed to load resource|^failed request|A part of the screen failed/

/** Answers like a server that has another release: the files are gone. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
  const other = (route: Route) => route.fulfill({ body: 'another-release' })
  const files = chunkFiles(name).map((file) => `**${file}`)
  for (const file of files) await page.route(file, gone)
  await page.route('**/release.txt', other)
  return async () => {
    for (const file of files) await page.unroute(file, gone)
    await page.unroute('**/release.txt', other)
  }
}

/** Stops every answer of the server, and lets them through again. */
async function stopServer(page: Page): Promise<() => Promise<void>> {
  const nothing = (route: Route) => route.abort('connectionrefused')
  await page.route('**/*', nothing)
  return () => page.unroute('**/*', nothing)
}

/** Waits for the newer version to be offered, takes it, and waits for the page. */
async function reload({ page }: Pick<Visit, 'page'>, find: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'A newer version is available' })
  await alert.waitFor()
  await alert.getByRole('button', { name: 'Reload' }).press('Enter')
  await find()
  await alert.waitFor({ state: 'detached' })
}

const standalone = [
  ['/sign-in', 'SignInPage', 'Sign in'],
  ['/invitation?token=none', 'InvitationPage', /invitation|link/i],
  ['/welcome?token=none', 'WelcomePage', /./],
] as const

for (const [path, name, heading] of standalone) {
  test(
    `${path} without its code is no white page`,
    { tag: name === 'SignInPage' ? [] : '@slow' },
    async ({ open, picture }) => {
      const visit = await open(site.server, { viewport: phone })
      const { page, allow } = visit
      allow(refused)
      const found = await lose(page, name)
      await page.goto(path)
      await page.getByRole('alert').waitFor()
      await picture(visit, `lost-code-${name}`)
      await assertAccessible(page)
      await found()
      await reload(visit, () => page.getByRole('heading', { name: heading }).first().waitFor())
    },
  )
}

for (const [path, name, heading] of [
  ['/settings', 'SettingsPage', 'Settings'],
  ['/team', 'TeamPage', 'Triage'],
] as const) {
  test(
    `${path} without its code says so in the frame, at first and from elsewhere`,
    { tag: name === 'TeamPage' ? [] : '@slow' },
    async ({ open }) => {
      const visit = await open(site.server, site.owner.asThem)
      const { page, allow } = visit
      allow(refused)
      const found = await lose(page, name)
      await page.goto(path)
      await page.getByRole('main').getByRole('alert').waitFor()
      if (name === 'TeamPage') {
        await page.goto('/')
        await page.getByRole('feed').waitFor()
        await page.getByRole('link', { name: /^Triage/ }).click()
        await page.getByRole('main').getByRole('alert').waitFor()
      }
      await found()
      await reload(visit, () => page.getByRole('heading', { level: 1, name: heading }).waitFor())
    },
  )
}

test(
  'an address with nothing at it, without the code that says so',
  { tag: '@slow' },
  async ({ open }) => {
    const visit = await open(site.server)
    visit.allow(refused)
    const found = await lose(visit.page, 'behind')
    await visit.page.goto('/nowhere')
    await visit.page.getByRole('alert').waitFor()
    await found()
    await reload(visit, () => visit.page.getByRole('heading', { level: 1 }).waitFor())
  },
)

test(
  'a dialog whose code is gone: the press is answered, and what was typed stays over the reload',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server, site.owner.asThem)
    const { page, allow } = visit
    allow(refused)
    await page.goto('/ideas/1')
    const field = page.getByRole('textbox', { name: 'Your comment' })
    await field.fill('Numbats, please.')
    await page.waitForLoadState('networkidle')
    const found = await lose(page, 'VoterSheet')
    await page
      .getByRole('button', { name: /^All \d+|voters|Show all/ })
      .first()
      .click()
    await page.getByRole('alert').filter({ hasText: 'A newer version is available' }).waitFor()
    await picture(visit, 'lost-code-dialog')
    await assertAccessible(page)
    await found()
    await reload(visit, () => page.getByRole('heading', { name: 'Comments' }).waitFor())
    await expect(field).toHaveValue('Numbats, please.')
  },
)

test(
  'a page whose code cannot be fetched while the server is stopped says that it cannot be reached, and comes once it can',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server, site.owner.asThem)
    const { page, allow } = visit
    allow(refused)
    await page.clock.install()
    // Likely pages are fetched ahead.
    const files = chunkFiles('TeamPage').map((file) => `**${file}`)
    for (const file of files) await page.route(file, (route) => route.abort())
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.waitForLoadState('networkidle')
    const start = await stopServer(page)
    await page
      .getByRole('link', { name: /^Triage/ })
      .first()
      .click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Earshot cannot be reached')
    await expect(alert).not.toContainText('newer version')
    await picture(visit, 'server-stopped')
    for (const file of files) await page.unroute(file)
    await start()
    const answered = page.getByRole('heading', { level: 1, name: 'Triage' })
    await page.clock.fastForward('02:00')
    await answered.waitFor()
    assert.equal(await alert.count(), 0)
  },
)

test(
  'a refresh behind a page that fails leaves the page, says so quietly, and goes on by itself',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server, { viewport: phone })
    const { page, allow } = visit
    allow(refused)
    await page.clock.install()
    await page.goto('/ideas/1')
    const title = page.getByRole('heading', { level: 1 })
    await title.waitFor()
    await page.waitForLoadState('networkidle')
    const start = await stopServer(page)
    await page.clock.fastForward('10:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const notice = page.getByRole('status').filter({ hasText: 'You’re seeing an earlier version' })
    await expect(async () => {
      await page.clock.fastForward('00:10')
      assert.ok(await notice.isVisible(), 'it is told')
    }).toPass()
    assert.ok(await title.isVisible(), 'the page stays')
    await assertAccessible(page)
    await picture(visit, 'stale-page')
    await start()
    await page.clock.fastForward('01:00')
    await notice.waitFor({ state: 'detached' })
  },
)

test('an old tab after a release: a query of before is answered by the newer version, never by the schema', async ({
  open,
}) => {
  const visit = await open(site.server)
  const { page, allow } = visit
  allow(refused)
  for (const status of [200, 400]) {
    const stop = await onOperation(page, 'HomePageQuery', (route) =>
      route.fulfill({
        status,
        contentType: 'application/json',
        body: JSON.stringify({
          errors: [
            {
              message: 'Cannot query field "warmth" on type "Idea".',
              extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
            },
          ],
        }),
      }),
    )
    await page.goto('/')
    await page.getByRole('alert').waitFor()
    assert.doesNotMatch(await page.getByRole('main').innerText(), /warmth|Idea"/)
    await stop()
    await reload(visit, () => page.getByRole('feed').waitFor())
  }
})

test(
  'an old tab after a release, with nothing missing yet: it says so when it is looked at again',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server, { ...site.owner.asThem, viewport: phone })
    const { page } = visit
    await page.clock.install()
    await page.goto('/ideas/1')
    const field = page.getByRole('textbox', { name: 'Your comment' })
    await field.fill('Quokkas as well.')
    await page.waitForLoadState('networkidle')
    const look = async (): Promise<void> => {
      await page.clock.fastForward('10:00')
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    }
    const same = page.waitForResponse('**/release.txt')
    await look()
    assert.equal(
      await (await same).text(),
      await page.locator('meta[name="release"]').getAttribute('content'),
    )
    const notice = page.getByRole('status').filter({ hasText: 'A newer version is available' })
    assert.equal(await notice.count(), 0)
    await page.route('**/release.txt', (route) => route.fulfill({ body: 'another-release' }))
    await look()
    await notice.waitFor()
    await picture(visit, 'newer-release')
    await assertAccessible(page)
    await notice.getByRole('button', { name: 'Not now' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.reload()
    await page.waitForLoadState('networkidle')
    await look()
    await notice.getByRole('button', { name: 'Reload' }).click()
    await notice.waitFor({ state: 'detached' })
    await expect(field).toHaveValue('Quokkas as well.')
  },
)
