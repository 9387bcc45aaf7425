// The roadmap in other ways: by mouse and menu, on a phone, without a script, and by two of the team at once.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { brokenBoxes } from './harness/boxes.ts'
import { card, column, drag, moved, plan, titles } from './harness/roadmap.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')

test('by mouse an idea goes before another one and to another column', async ({
  open,
  picture,
}) => {
  const team = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  const { page } = team
  await plan(page)
  const [first = '', second = '', third = ''] = await titles(page, 'Planned')
  await drag(page, card(page, third), card(page, first), 'top')
  await picture(team, 'by mouse')
  const within = moved(page)
  await page.mouse.up()
  await within
  await expect(async () =>
    assert.deepEqual((await titles(page, 'Planned')).slice(0, 3), [third, first, second]),
  ).toPass()
  const [started = ''] = await titles(page, 'In progress')
  await drag(page, card(page, first), card(page, started), 'bottom')
  await picture(team, 'by mouse to another column')
  const across = moved(page)
  await page.mouse.up()
  await across
  await expect(async () =>
    assert.deepEqual((await titles(page, 'In progress')).slice(0, 2), [started, first]),
  ).toPass()
})

for (const width of [320, 360, 390])
  test(`at ${width} px every column says its whole name`, async ({ open, picture }) => {
    const { server, owner } = site
    const { site: found } = await ask<{ site: { statuses: { id: string; name: string }[] } }>(
      server,
      '{ site { statuses { id name } } }',
    )
    const planned = ['Planned', 'In progress', 'Shipped']
    const columns = planned.map((name) => found.statuses.find((it) => it.name === name)?.id)
    const rename = async (names: readonly string[]): Promise<void> => {
      for (const [at, name] of names.entries())
        await ask(
          server,
          'mutation Rename($id: ID!, $name: String!) { updateStatus(statusId: $id, name: $name) { errors { message } } }',
          { id: columns[at], name },
          owner,
        )
    }
    const visit = await open(server, {
      viewport: { width, height: 740 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const { page } = visit
    const own = ['Wird gerade geprüft', 'In der Entwicklungsabteilung', 'Donaudampfschifffahrtsamt']
    try {
      for (const names of [planned, ['Geplant', 'In Arbeit', 'Umgesetzt'], own]) {
        await rename(names)
        await page.goto('/roadmap')
        const segments = page.getByRole('navigation', { name: 'Columns' })
        await expect(segments.getByRole('link')).toHaveCount(3)
        await picture(visit, `segments ${width} ${names[0]}`)
        const seen = await segments.getByRole('link').evaluateAll((links) =>
          links.map((link) => ({
            top: link.getBoundingClientRect().top,
            isCut: [link, ...link.querySelectorAll('*')].some(
              (it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0,
            ),
          })),
        )
        assert.deepEqual(
          seen.map(({ isCut }) => isCut),
          [false, false, false],
          names.join(),
        )
        if (names !== own && width > 320)
          assert.equal(new Set(seen.map(({ top }) => top)).size, 1, 'beside each other')
        assert.deepEqual(await brokenBoxes(page), [])
      }
    } finally {
      await rename(planned)
    }
  })

test('what somebody else has moved meanwhile goes back, says why, and shows their order', async ({
  open,
}) => {
  const [one, two] = [
    (await open(site.server, { ...site.owner.asThem, viewport: desktop })).page,
    (await open(site.server, { ...site.owner.asThem, viewport: desktop })).page,
  ]
  for (const page of [one, two]) await plan(page)
  const [first = ''] = await titles(one, 'Planned')
  const menu = async (page: Page, item: string) => {
    await page.getByRole('button', { name: `Move ${first} or set its month`, exact: true }).click()
    const answer = moved(page)
    await page.getByRole('menuitem', { name: item }).click()
    await answer
  }
  await one.getByRole('button', { name: `Drag ${first}`, exact: true }).focus()
  await one.keyboard.press('Enter')
  await expect(one.getByText(/^Planned, place/)).toBeVisible()
  await one.keyboard.press('Tab')
  await expect(one.getByText(/^In progress, place/)).toBeVisible()
  const across = moved(one)
  await one.keyboard.press('Enter')
  await across
  await menu(two, 'Move to the end')
  await two.getByText('Someone else changed the roadmap.').waitFor()
  await expect(async () => {
    for (const name of ['Planned', 'In progress'])
      assert.deepEqual(await titles(two, name), await titles(one, name))
  }).toPass()
})

test('the key s opens the menu of the card in hand; a month and a status are set there', async ({
  open,
  picture,
}) => {
  const team = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  const { page } = team
  await plan(page)
  const [first = ''] = await titles(page, 'Planned')
  await card(page, first).focus()
  await page.keyboard.press('s')
  await page.getByRole('menuitem', { name: 'Set the month' }).waitFor()
  await picture(team, 'card menu')
  await assertAccessible(page)
  await page.getByRole('menuitem', { name: 'Set the month' }).click()
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 3 })
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, first)).toContainText('about ')
  await card(page, first).focus()
  await page.keyboard.press('s')
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click()
  await page.getByRole('textbox', { name: 'Official answer' }).fill('It is there.')
  await page.getByRole('button', { name: 'Set status' }).click()
  await expect(async () => assert.equal((await titles(page, 'Shipped'))[0], first)).toPass()
})

test('a phone shows one column, whose cards move by menu', async ({ open, picture }) => {
  const visit = await open(site.server, {
    ...site.owner.asThem,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })
  const { page } = visit
  await plan(page)
  await assertAccessible(page)
  await picture(visit, 'phone team')
  await expect(column(page, 'Planned')).toBeVisible()
  await expect(column(page, 'Shipped')).toBeHidden()
  await page.getByRole('navigation', { name: 'Columns' }).getByText('Shipped').click()
  await page.waitForURL('**/roadmap?column=shipped')
  await expect(column(page, 'Planned')).toBeHidden()
  await page.getByRole('navigation', { name: 'Columns' }).getByText('Planned').click()
  await expect(column(page, 'Planned')).toBeVisible()
  const [first = '', second = ''] = await titles(page, 'Planned')
  await page.getByRole('button', { name: `Move ${first} or set its month`, exact: true }).click()
  const answer = moved(page)
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await answer
  await expect(async () =>
    assert.deepEqual((await titles(page, 'Planned')).slice(0, 2), [second, first]),
  ).toPass()
})

test('without a script it is read, filtered by a form, and chosen by links', async ({ open }) => {
  const { page, allow } = await open(site.server, { javaScriptEnabled: false, viewport: phone })
  allow(/^failed request: GET \S+\.js csp$/)
  await page.goto('/roadmap')
  assert.notEqual((await titles(page, 'Planned')).length, 0)
  await page.getByRole('combobox', { name: 'Board' }).selectOption({ index: 1 })
  await page.locator('button', { hasText: 'Filter' }).click()
  await page.waitForURL(/\/roadmap\?board=[^&]+/)
  await page.getByRole('link', { name: /^Shipped/ }).click()
  await page.waitForURL(/column=shipped/)
  await expect(column(page, 'Shipped')).toBeVisible()
  await expect(column(page, 'Planned')).toBeHidden()
})

test('what an empty column says stands under its name, also beside the grips of others', async ({
  open,
  picture,
}) => {
  await ask(
    site.server,
    'mutation { createStatus(name: "Parked", category: STARTED, onRoadmap: true) { errors { message } } }',
    {},
    site.owner,
  )
  const team = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  await plan(team.page)
  const parked = column(team.page, 'Parked')
  const said = parked.getByText('Nothing here yet.')
  await expect(said).toBeVisible()
  await picture(team, 'an empty column')
  const [name, text] = await Promise.all([parked.boundingBox(), said.boundingBox()])
  assert.equal(text?.x, name?.x)
})
