// Mentions: by keyboard, by touch, and by the name of today.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' })
const people = (page: Page): Locator => page.getByRole('listbox', { name: 'People to mention' })
const said = (page: Page, text: string): Locator =>
  page.locator('[id^="comment_"]').filter({ hasText: text })

async function quietIdea(): Promise<string> {
  const { ideas } = await ask<{
    ideas: { edges: { node: { id: string; number: number; slug: string; commentCount: number } }[] }
  }>(
    site.server,
    '{ ideas(sort: NEWEST, first: 20) { edges { node { id number slug commentCount } } } }',
  )
  const idea = ideas.edges.map(({ node }) => node).find(({ commentCount }) => commentCount < 4)
  assert.ok(idea, 'there is no idea')
  return `/ideas/${idea.number}/${idea.slug}`
}

/** Tells whether the list is within the screen on both sides. */
const isWithin = async (page: Page): Promise<boolean> =>
  people(page).evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return (
      left >= 0 &&
      top >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      document.documentElement.scrollWidth <= document.documentElement.clientWidth
    )
  })

test(
  'somebody is mentioned by keyboard, answered by touch, and shown by the name of today',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const path = await quietIdea()
    const [zora, zeno] = [await join(site.server, 'Zora Álvarez'), await join(site.server, 'Zeno')]
    const one = await open(site.server, zora.asThem)
    await one.page.goto(path)
    await field(one.page).fill('Wombats need it.')
    await field(one.page).press('Control+Enter')
    await said(one.page, 'Wombats need it.')
      .getByRole('button', { name: 'More about this comment' })
      .waitFor()

    const two = await open(site.server, zeno.asThem)
    await two.page.goto(path)
    // The list of people comes with the composer's code.
    await two.page.getByRole('button', { name: 'Bold' }).waitFor()
    await field(two.page).click()
    await two.page.keyboard.type('As you say, @')
    await people(two.page).waitFor()
    assert.equal(await people(two.page).getByRole('option').first().textContent(), 'Zora Álvarez')
    assert.equal(await isWithin(two.page), true)
    await assertAccessible(two.page)
    await picture(two, 'offered')
    await two.page.keyboard.type('alv')
    await people(two.page).getByRole('option').nth(1).waitFor({ state: 'detached' })
    await two.page.keyboard.press('Enter')
    await two.page.keyboard.type('and for platypuses too')
    await expect(field(two.page)).toHaveValue('As you say, @Zora Álvarez and for platypuses too')
    await two.page.getByRole('tab', { name: 'Preview' }).click()
    await two.page.getByRole('tabpanel', { name: 'Preview' }).locator('data').waitFor()
    await picture(two, 'preview')
    await two.page.keyboard.press('Control+Enter')
    const chip = said(two.page, 'platypuses').locator('data')
    assert.equal(await chip.textContent(), '@Zora Álvarez')
    await said(two.page, 'platypuses')
      .getByRole('button', { name: 'More about this comment' })
      .waitFor()

    const phone = await open(site.server, {
      ...zora.asThem,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      colorScheme: 'dark',
    })
    await phone.page.goto(path)
    await said(phone.page, 'platypuses').locator('data').waitFor()
    await phone.page.getByRole('button', { name: 'Bold' }).waitFor()
    await field(phone.page).tap()
    await phone.page.keyboard.type('Yes, a longer sentence that goes on, @ze')
    await people(phone.page).waitFor()
    assert.equal(await isWithin(phone.page), true)
    await assertAccessible(phone.page)
    await picture(phone, 'phone')
    await people(phone.page).getByRole('option', { name: 'Zeno' }).tap()
    await expect(field(phone.page)).toHaveValue('Yes, a longer sentence that goes on, @Zeno ')
    await phone.page.keyboard.type('thanks')
    await phone.page.getByRole('button', { name: 'Comment', exact: true }).tap()
    await said(phone.page, 'longer sentence')
      .getByRole('button', { name: 'More about this comment' })
      .waitFor()
    await assertAccessible(phone.page)
    await picture(phone, 'said')

    await ask(
      site.server,
      'mutation { updateProfile(name: "Zenobia") { errors { message } } }',
      {},
      zeno,
    )
    await phone.page.reload()
    await said(phone.page, 'longer sentence')
      .locator('data')
      .filter({ hasText: '@Zenobia' })
      .waitFor()
  },
)
