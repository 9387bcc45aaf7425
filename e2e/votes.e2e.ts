// Voters and their reasons, votes for somebody, following and sharing: on the idea's page.
import assert from 'node:assert/strict'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone as phoneSize } from './harness/visit.ts'

const site = sharedSite('SAMPLE')

const first =
  'query First { ideas(filter: { categories: [OPEN] }, sort: NEWEST, first: 1) { edges { node { id number title voteCount } } } }'
type First = {
  ideas: { edges: { node: { id: string; number: number; title: string; voteCount: number } }[] }
}

test(
  'a vote says why, the team sees it, votes for somebody, and follows; a link is shared',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const idea = (await ask<First>(site.server, first)).ideas.edges[0]?.node
    assert.ok(idea, 'there is no idea')
    const bo = await join(site.server, 'Bo')
    const phone = await open(site.server, { ...bo.asThem, viewport: { width: 360, height: 740 } })
    const { page } = phone
    await page.goto(`/ideas/${idea.number}`)
    await page.getByRole('button', { name: /^Vote for/ }).click()
    const why = page.getByLabel('Why? (one sentence; only you and the team can see it)')
    await why.fill('I lose my place every day.')
    await picture(phone, 'why')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your reason: “I lose my place every day.”').waitFor()
    await page
      .getByRole('button', { name: 'Following', pressed: true })
      .or(page.getByRole('button', { name: 'Follow', exact: true }))
      .first()
      .waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Following', pressed: true }).click()
    await page.getByRole('button', { name: 'Follow', exact: true, pressed: false }).waitFor()
    await expect(async () => {
      const { data } = {
        data: await ask<{ idea: { viewerIsFollowing: boolean } }>(
          site.server,
          'query F($id: ID!) { idea(id: $id) { viewerIsFollowing } }',
          { id: idea.id },
          bo,
        ),
      }
      assert.equal(data.idea.viewerIsFollowing, false)
    }).toPass()
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share this idea' }).click()
    await page.getByText('Link copied').waitFor()
    assert.match(
      await page.evaluate(() => navigator.clipboard.readText()),
      new RegExp(`/ideas/${idea.number}/`),
    )
    await assertAccessible(page)
    assert.equal(
      await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
      false,
    )

    const team = await open(site.server, site.owner.asThem)
    await team.page.goto(`/ideas/${idea.number}`)
    await team.page.getByRole('button', { name: 'More about this idea' }).click()
    await team.page.getByRole('menuitem', { name: 'Vote on someone’s behalf…' }).click()
    const dialog = team.page.getByRole('dialog', { name: 'Vote on someone’s behalf' })
    await dialog.getByLabel('Their name').fill('Cleo of Acme')
    await dialog.getByLabel(/^Link to where they asked/).fill('https://mail.example/thread/7')
    await dialog.getByLabel(/^Why, in one sentence/).fill('Asked on the phone.')
    await picture(team, 'for somebody')
    await assertAccessible(team.page)
    await dialog.getByRole('button', { name: 'Add vote' }).click()
    await team.page.getByRole('button', { name: `All ${idea.voteCount + 2} voters` }).click()
    const sheet = team.page.getByRole('dialog', { name: `${idea.voteCount + 2} votes` })
    await sheet.getByText('I lose my place every day.').waitFor()
    await sheet.getByRole('link', { name: 'Where they asked' }).waitFor()
    await picture(team, 'voters')
    await assertAccessible(team.page)
    await sheet.getByRole('button', { name: 'Withdraw Cleo of Acme’s vote' }).click()
    await sheet.getByText('Cleo of Acme').waitFor({ state: 'detached' })

    await page.reload()
    await page.getByRole('button', { name: `All ${idea.voteCount + 1} voters` }).click()
    const own = page.getByRole('dialog', { name: `${idea.voteCount + 1} votes` })
    await own.getByText('I lose my place every day.').waitFor()
    await picture(phone, 'voters on a phone')
    const visitor = await open(site.server)
    await visitor.page.goto(`/ideas/${idea.number}`)
    await visitor.page.getByRole('button', { name: `All ${idea.voteCount + 1} voters` }).click()
    await visitor.page.getByRole('dialog').getByText('Bo', { exact: true }).waitFor()
    assert.equal(await visitor.page.getByText('I lose my place every day.').count(), 0)
    await visitor.page.keyboard.press('Escape')
    await visitor.page.getByRole('button', { name: 'Follow', exact: true }).click()
    await visitor.page.getByRole('dialog', { name: 'Sign in to follow' }).waitFor()
  },
)

test(
  'a vote cast while a slow phone still takes the page over counts, and asks why',
  { tag: '@slow' },
  async ({ open }) => {
    const idea = (await ask<First>(site.server, first)).ideas.edges[0]?.node
    assert.ok(idea, 'there is no idea')
    const cy = await join(site.server, 'Cy')
    const { page } = await open(site.server, { ...cy.asThem, viewport: phoneSize })
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    await page.goto(`/ideas/${idea.number}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: /^Vote for/ }).click()
    await page.getByLabel(/^Why\?/).fill('On the train.')
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your reason: “On the train.”').waitFor()
  },
)
