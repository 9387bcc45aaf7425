// A discussion is locked and unlocked by the team, by menu and by keyboard, and everybody sees what that means.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const said = (page: Page, text: string) =>
  page.locator('[id^="comment_"]').filter({ hasText: text })

test(
  'a locked discussion takes no new comments, and what was being written is kept',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const bo = await join(site.server, 'Bo')
    const { ideas } = await ask<{ ideas: { edges: { node: { number: number } }[] } }>(
      site.server,
      '{ ideas(sort: NEWEST, first: 1) { edges { node { number } } } }',
    )
    const path = `/ideas/${ideas.edges[0]?.node.number ?? assert.fail('There is no idea')}`
    const [team, member, visitor] = [
      await open(site.server, site.owner.asThem),
      await open(site.server, { ...bo.asThem, viewport: phone }),
      await open(site.server),
    ]
    await member.page.goto(path)
    await field(member.page).fill('Wombats wait for it.')

    await team.page.goto(path)
    await team.page.getByRole('button', { name: 'More about this idea' }).click()
    await team.page.getByRole('menuitem', { name: 'Lock the discussion' }).click()
    await team.page.getByText('Discussion locked.').waitFor()
    await team.page
      .getByText(/^Ana locked this discussion on .+ Only the team can comment\.$/)
      .waitFor()
    await team.page
      .getByRole('listitem')
      .getByText(/^Ana locked the discussion/)
      .waitFor()
    await assertAccessible(team.page)
    await picture(team, 'team')
    await field(team.page).fill('We begin in spring.')
    await field(team.page).press('Control+Enter')
    await said(team.page, 'We begin in spring.').waitFor()

    await field(member.page).press('Control+Enter')
    await member.page
      .getByRole('alert')
      .getByText('This discussion is locked and closed to new comments.')
      .waitFor()
    await expect(field(member.page)).toHaveValue('Wombats wait for it.')
    await member.page.getByText(/It’s closed to new comments\.$/).waitFor()
    await assertAccessible(member.page)
    await picture(member, 'refused on a phone')
    assert.equal(
      await member.page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
      false,
    )

    await visitor.page.goto(path)
    await visitor.page
      .getByText(/^Ana locked this discussion on .+ It’s closed to new comments\.$/)
      .waitFor()
    assert.equal(await field(visitor.page).count(), 0)
    await assertAccessible(visitor.page)

    await team.page.getByRole('heading', { level: 1 }).click()
    await team.page.keyboard.press('l')
    await team.page.getByText('Discussion unlocked.').waitFor()
    await team.page
      .getByRole('listitem')
      .getByText(/^Ana unlocked the discussion/)
      .waitFor()
    await member.page.reload()
    await field(member.page).waitFor()
    await expect(field(member.page)).toHaveValue('Wombats wait for it.')
    await field(member.page).press('Control+Enter')
    await said(member.page, 'Wombats wait for it.').waitFor()
  },
)
