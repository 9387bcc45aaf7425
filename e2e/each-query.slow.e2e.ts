// Each query that somebody waits for, refused or without an answer (QUERY_TROUBLES=all: both): no white page, a sentence in time, and what was typed stays.
import assert from 'node:assert/strict'
import type { Route } from '@playwright/test'
import { onOperation } from './harness/graphql.ts'
import { failed, places } from './harness/queryPlaces.ts'
import { renderedByBrowsers, sharedSite, type SharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

/** Something to edit, a history, and a merged idea whose text does not come with the page, as that of three does. */
async function prepare({ server, owner }: Pick<SharedSite, 'server' | 'owner'>): Promise<void> {
  const { idea } = await ask<{ idea: { body: string; version: number; board: { id: string } } }>(
    server,
    '{ idea(id: "idea_2") { body version board { id } } }',
    {},
    owner,
  )
  const edit = {
    title: 'Another title of the second idea',
    body: idea.body,
    boardId: idea.board.id,
    expectedVersion: idea.version,
  }
  await ask(
    server,
    `mutation ($title: String!, $body: String!, $boardId: ID!, $expectedVersion: Int!) {
      editIdea(ideaId: "idea_2", title: $title, body: $body, boardId: $boardId, expectedVersion: $expectedVersion) { errors { message } }
      a: mergeIdea(ideaId: "idea_4", intoId: "idea_3") { errors { message } }
      b: mergeIdea(ideaId: "idea_5", intoId: "idea_3") { errors { message } }
      c: mergeIdea(ideaId: "idea_6", intoId: "idea_3") { errors { message } }
      d: mergeIdea(ideaId: "idea_7", intoId: "idea_3") { errors { message } }
      postComment(ideaId: "idea_1", body: "Mine to edit") { errors { message } }
      createChangelogEntry(title: "A draft", body: "Words", labels: [NEW], ideaIds: []) { errors { message } }
    }`,
    edit,
    owner,
  )
}

const site = sharedSite('SAMPLE', prepare, renderedByBrowsers)

const troubles = {
  refused: (route: Route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  silent: () => undefined,
} as const

const isAll = process.env['QUERY_TROUBLES'] === 'all'

for (const [turn, { query, at, act, says = failed, typed, visitor }] of places.entries())
  for (const [trouble, answer] of Object.entries(troubles).filter(
    (_, nth) => isAll || nth === turn % 2,
  ))
    test(`${query} is ${trouble}`, async ({ open, picture }) => {
      const visit = await open(site.server, visitor ? {} : site.owner.asThem)
      const { page, allow } = visit
      allow(/Failed to load resource|^failed request|A part of the screen failed/)
      await page.clock.install()
      let asked = 0
      const taken = (route: Route): unknown => {
        asked += 1
        return answer(route)
      }
      const stop = act ? null : await onOperation(page, query, taken)
      await page.goto(at)
      if (act) {
        await page.getByRole('heading').first().waitFor()
        await page.waitForLoadState('networkidle')
        await onOperation(page, query, taken)
        if (typed) await page.getByRole('textbox', { name: typed[0] }).fill(typed[1])
        await act(page)
      }
      await expect(async () => {
        // What waits for a pause in typing, and for a list to come near, has its time.
        await page.clock.fastForward(400)
        assert.ok(asked > 0, `${query} is not asked`)
      }).toPass()
      if (trouble === 'silent') await page.clock.fastForward(16_000)
      if (says)
        await page.getByText(says).filter({ visible: true }).first().waitFor({ timeout: 10_000 })
      await picture(visit, `${query}-${trouble}`)
      assert.ok((await page.locator('body').innerText()).trim().length > 40, 'the page is white')
      if (typed) {
        await page.getByRole('tab', { name: 'Write' }).click()
        await expect(page.getByRole('textbox', { name: typed[0] })).toHaveValue(typed[1])
      }
      await stop?.()
    })
