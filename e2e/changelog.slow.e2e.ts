// An entry is written, linked and published; a visitor reads it, somebody reacts, and it is taken back.
import assert from 'node:assert/strict'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')
const title = 'When two devices disagree, you see both'
const path = '/changelog/when-two-devices-disagree-you-see-both'
const first = `{ ideas(first: 1, filter: { statuses: ["open"] }) { edges { node { id number title } } } }`

/** The status with which the address of the entry answers a browser. */
const statusOf = async (): Promise<number> =>
  (await fetch(site.server.url + path, { headers: { accept: 'text/html' } })).status

interface Ideas {
  ideas: { edges: { node: { id: string; number: number; title: string } }[] }
}

test('what shipped is told, read, reacted to, and taken back', async ({ open, picture }) => {
  const bo = await join(site.server, 'Bo')
  const { ideas } = await ask<Ideas>(site.server, first)
  const idea = ideas.edges[0]?.node ?? assert.fail('There is no idea')

  const team = await open(site.server, site.owner.asThem)
  await team.page.goto('/team/changelog')
  await team.page.getByRole('link', { name: 'New entry' }).first().click()
  await team.page.getByRole('textbox', { name: 'Title' }).fill(title)
  await team.page.getByRole('checkbox', { name: 'New', exact: true }).check()
  await team.page.getByRole('textbox', { name: /^Text/ }).fill('Both versions **stay**.')
  await team.page.getByRole('searchbox', { name: /^Find an idea/ }).fill(`#${idea.number}`)
  await team.page.getByRole('button', { name: `Link “${idea.title}”` }).click()
  await assertAccessible(team.page)
  await picture(team, 'writing')
  await team.page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = team.page.getByRole('dialog', { name: `Publish “${title}”` })
  await dialog.getByText(/^1 idea will be set to Shipped\./).waitFor()
  await assertAccessible(team.page)
  await picture(team, 'publishing')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await team.page.getByText(/^Published on .+ Changes appear immediately\.$/).waitFor()

  const visitor = await open(site.server, { javaScriptEnabled: false })
  visitor.allow(/^failed request: GET \S+\.js csp$/)
  await visitor.page.goto('/changelog')
  await visitor.page.getByRole('link', { name: title }).click()
  await visitor.page.waitForURL(`**${path}`)
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor()
  assert.equal(await visitor.page.locator('strong', { hasText: 'stay' }).count(), 1)
  await visitor.page.getByRole('link', { name: idea.title }).click()
  await visitor.page.getByRole('link', { name: title }).first().waitFor()

  const reader = await open(site.server, { ...bo.asThem, viewport: phone })
  await reader.page.goto('/changelog')
  await reader.page.getByRole('button', { name: 'React' }).first().click()
  await reader.page.getByRole('menuitem', { name: 'Hooray' }).click()
  await expect(reader.page.getByRole('button', { name: 'Hooray, 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await assertAccessible(reader.page)
  await picture(reader, 'reading on a phone')

  assert.equal(await statusOf(), 200)
  await team.page.getByRole('button', { name: 'Unpublish' }).click()
  await team.page.getByText('Draft. Only the team can see it.').waitFor()
  await expect(async () => assert.equal(await statusOf(), 404)).toPass()
})
