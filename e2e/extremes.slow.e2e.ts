// The longest texts, names and lists that can be stored: nothing breaks out of its box, and the screens stay usable.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { accessibilityProblems } from './harness/axe.ts'
import { brokenBoxes } from './harness/boxes.ts'
import { longWord, makeExtremes, type Extremes } from './harness/extremes.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const made: { current?: Extremes } = {}
const extremes = (): Extremes =>
  made.current ?? assert.fail('The extremes are made before the journeys.')

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const { site: found } = await ask<{ site: { boards: { id: string }[] } }>(
    server,
    '{ site { boards { id } } }',
  )
  const post = async (title: string): Promise<number> => {
    const mutation =
      'mutation Post($title: String!, $boardId: ID!) { postIdea(title: $title, body: "", boardId: $boardId) { idea { number } } }'
    return (
      await ask<{ postIdea: { idea: { number: number } } }>(
        server,
        mutation,
        { title, boardId: found.boards[0]?.id },
        owner,
      )
    ).postIdea.idea.number
  }
  made.current = { pressed: await post('Pressed'), busy: await post('Busy') }
  await server.stop()
  await makeExtremes(server.dataDir, made.current)
  await site.restart()
})

const ways = [
  { name: '360 px, light', viewport: phone, colorScheme: 'light' },
  { name: '1440 px, dark', viewport: desktop, colorScheme: 'dark' },
] as const

const comments = (page: Page) => page.locator('[id^="comment_"]')

for (const { name, ...way } of ways) {
  test(`nothing breaks out of its box: ${name}`, async ({ open, picture }) => {
    const visit = await open(site.server, { ...way, reducedMotion: 'reduce', ...site.owner.asThem })
    const { page } = visit
    const problems: string[] = []
    const look = async (screen: string): Promise<void> => {
      await picture(visit, `${name} ${screen}`)
      problems.push(...(await brokenBoxes(page)).map((it) => `${screen}: ${it}`))
    }
    const { pressed, busy } = extremes()
    for (const [screen, address] of [
      ['newest', '/?sort=newest'],
      ['search', `/?q=${longWord.slice(0, 20)}`],
      ['people', '/team/people'],
      ['moderation', '/team'],
    ] as const) {
      await page.goto(address)
      await page.getByRole('main').getByText(/\w/).first().waitFor()
      await page.waitForLoadState('networkidle')
      await look(screen)
    }
    await page.goto(`/ideas/${pressed}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(async () => assert.equal((await comments(page).count()) >= 40, true)).toPass()
    await page.waitForLoadState('networkidle')
    await look('pressed')
    await page
      .getByRole('button', { name: /^All .+ voters$/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('listitem').nth(20).waitFor()
    await look('voters')
    await page.keyboard.press('Escape')
    await page.goto(`/ideas/${busy}`)
    await expect(async () => assert.equal((await comments(page).count()) >= 40, true)).toPass()
    await look('busy')
    problems.push(...(await accessibilityProblems(page)))
    assert.deepEqual(problems, [])
  })
}
