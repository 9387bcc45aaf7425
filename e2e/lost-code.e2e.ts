// A newer release, or a dropped connection, takes code away that an open page has still to fetch.
import assert from 'node:assert/strict'
import type { Page, Route } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { onOperation } from './harness/graphql.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'
import { phone, type Visit } from './harness/visit.ts'

const site = sharedSite()

const refused = /Failed to load resource|^failed request|A part of the screen failed/

/** Answers like a server that has another release: the files are gone. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
  await page.route(`**/assets/${name}-*.js`, gone)
  return () => page.unroute(`**/assets/${name}-*.js`, gone)
}

/** Waits for the newer version to be offered, takes it, and waits for the page. */
async function reload({ page }: Pick<Visit, 'page'>, find: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'A newer version is here' })
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
    await visit.page.route('**/assets/behind-*.js', (route) => route.abort())
    await visit.page.goto('/nowhere')
    await visit.page.getByRole('alert').waitFor()
    await visit.page.unroute('**/assets/behind-*.js')
    await reload(visit, () => visit.page.getByRole('heading', { level: 1 }).waitFor())
  },
)

test('a dialog whose code is gone: the press is answered, and what was typed stays over the reload', async ({
  open,
  picture,
}) => {
  const visit = await open(site.server, site.owner.asThem)
  const { page, allow } = visit
  allow(refused)
  await page.goto('/ideas/1')
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.fill('Numbats, please.')
  await page.waitForLoadState('networkidle')
  const found = await lose(page, 'RankingExplanation')
  const other = await lose(page, 'VoterSheet')
  await page
    .getByRole('button', { name: /^All \d+|voters|Show all/ })
    .first()
    .click()
  await page.getByRole('alert').filter({ hasText: 'A newer version is here' }).waitFor()
  await picture(visit, 'lost-code-dialog')
  await assertAccessible(page)
  await found()
  await other()
  await reload(visit, () => page.getByRole('heading', { name: 'Comments' }).waitFor())
  await expect(field).toHaveValue('Numbats, please.')
})

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
