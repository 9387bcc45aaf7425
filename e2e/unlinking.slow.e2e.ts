// Signing in at a provider, unlinking it in the settings, and linking it again.
import assert from 'node:assert/strict'
import { assertAccessible } from './harness/axe.ts'
import { startOidcProvider, type OidcProvider } from './harness/oidc.ts'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { test } from './harness/test.ts'
import { desktop, phone, type Visit } from './harness/visit.ts'

let provider: OidcProvider | undefined
const oidc = (): OidcProvider => {
  assert.ok(provider, 'there is no provider')
  return provider
}
const site = sharedSite(
  'EMPTY',
  ({ server }) => oidc().answerTo(server),
  async () => {
    provider = await startOidcProvider()
    return provider.env
  },
)
test.afterAll(() => provider?.close())

async function comeBy(visit: Visit): Promise<void> {
  visit.allow(/^request to another host: http:\/\/127\.0\.0\.1:\d+\/(?:auth|interaction)/)
  await visit.page.goto('/sign-in')
  await visit.page.getByRole('button', { name: 'Continue with Example ID' }).click()
}

test('an unlinked provider no longer gets into the account, until it is linked again', async ({
  open,
  picture,
}) => {
  await oidc().be({ sub: 'uma', email: 'uma@example.com', email_verified: true, name: 'Uma' })
  const visit = await open(site.server, { viewport: phone })
  const { page } = visit
  await comeBy(visit)
  await page.waitForURL((url) => placeOf(url.href).pathname === '/')
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Linked services' })
  await section.getByRole('button', { name: 'Unlink Example ID…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unlink Example ID?' })
  await dialog.getByText('You’ll no longer be able to sign in').waitFor()
  await assertAccessible(page)
  await picture(visit, 'dialog')
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await section.getByText('Example ID is unlinked.').waitFor()
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing sticks out at 360 px',
  )
  await assertAccessible(page)
  await section.scrollIntoViewIfNeeded()
  await picture(visit, 'unlinked')

  const other = await open(site.server, { viewport: desktop, colorScheme: 'dark' })
  await comeBy(other)
  await other.page.getByText('You unlinked this service from your account.').waitFor()
  assert.equal(await other.page.getByRole('button', { name: 'Uma', exact: true }).count(), 0)
  await assertAccessible(other.page)
  await picture(other, 'refused dark')

  await section.getByRole('button', { name: 'Link again: Example ID' }).click()
  await section.getByText('You can sign in with Example ID again.').waitFor()
  await comeBy(other)
  await other.page.getByRole('button', { name: 'Uma', exact: true }).waitFor()
})

test('the only way to sign in cannot be unlinked, and its button says why', async ({
  open,
  picture,
}) => {
  await oidc().be({ sub: 'vic', name: 'Vic' })
  const visit = await open(site.server, { viewport: desktop, colorScheme: 'dark' })
  const { page } = visit
  await comeBy(visit)
  await page.getByRole('button', { name: 'Vic', exact: true }).waitFor()
  await page.goto('/settings')
  const button = page.getByRole('button', { name: 'Unlink Example ID…' })
  await button.waitFor()
  assert.equal(await button.getAttribute('aria-disabled'), 'true')
  await page.getByText('This is your only way to sign in.').waitFor()
  await assertAccessible(page)
  await button.scrollIntoViewIfNeeded()
  await picture(visit, 'only way dark')
})
