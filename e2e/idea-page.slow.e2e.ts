// The page of an idea as a reader meets it: the team's answer is found at once, nothing stands
// apart without a reason, and no message covers what is in use.
import assert from 'node:assert/strict'
import type { Locator } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const made = { path: '' }
const body = 'What people write is longer than anybody plans for, and all of it matters to them. '
  .repeat(240)
  .slice(0, 19_990)

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const { site: found } = await ask<{
    site: { boards: { id: string }[]; statuses: { id: string; category: string }[] }
  }>(server, '{ site { boards { id } statuses { id category } } }')
  const post =
    'mutation P($body: String!, $boardId: ID!) { postIdea(title: "A very long wish", body: $body, boardId: $boardId) { errors { message } idea { id number slug } } }'
  const { postIdea } = await ask<{
    postIdea: { idea: { id: string; number: number; slug: string } }
  }>(server, post, { body, boardId: found.boards[0]?.id }, owner)
  const { id, number, slug } = postIdea.idea
  const answer =
    'mutation A($id: ID!, $statusId: ID!) { setIdeaStatus(ideaId: $id, statusId: $statusId, answer: "We begin in **spring**.") { errors { message } } }'
  await ask(
    server,
    answer,
    { id, statusId: found.statuses.find(({ category }) => category === 'PLANNED')?.id },
    owner,
  )
  await ask(
    server,
    'mutation C($id: ID!) { postComment(ideaId: $id, body: "That is good to hear.") { errors { message } } }',
    { id },
    owner,
  )
  made.path = `/ideas/${number}/${slug}`
})

const boxOf = async (it: Locator): Promise<{ top: number; bottom: number }> => {
  const { y, height } = (await it.boundingBox()) ?? assert.fail('It is not on the screen')
  return { top: y, bottom: y + height }
}
/** Asserts that two boxes, both about as wide as the screen, do not overlap. */
const assertApart = (
  one: { top: number; bottom: number },
  other: { top: number; bottom: number },
): void =>
  assert.ok(
    one.bottom <= other.top || other.bottom <= one.top,
    `${JSON.stringify(one)} and ${JSON.stringify(other)}`,
  )

for (const [name, viewport] of [
  ['360 px', phone],
  ['1440 px', desktop],
] as const) {
  test(`the official answer is found at once above 20,000 characters, and leads to its place: ${name}`, async ({
    open,
    picture,
  }) => {
    const { page } = await open(site.server, { viewport })
    await page.goto(made.path)
    const answer = page.getByRole('region', { name: 'Official answer' })
    await answer.getByText('spring').waitFor()
    const asked = page.getByText(/^What people write is longer/)
    // Fonts and what the page asks for later may still move what is on it.
    await expect(async () => {
      const [answered, status] = [
        await boxOf(answer),
        await boxOf(page.getByRole('heading', { level: 1 })),
      ]
      assert.ok(
        answered.top > status.bottom && answered.bottom < viewport.height - 64,
        `it stands at ${answered.top} to ${answered.bottom}`,
      )
      assert.equal((await boxOf(asked)).top > answered.bottom, true)
    }).toPass()
    await assertAccessible(page)
    await picture({ page }, 'answer')
    await expect(async () => {
      const gap =
        (await boxOf(page.getByRole('heading', { name: 'Comments' }))).top -
        (await boxOf(asked)).bottom
      assert.ok(gap >= 40 && gap <= 60, `${gap} px stand between what was asked and what was said`)
    }).toPass()
    await answer.getByRole('link', { name: 'Show in discussion' }).click()
    // It stands once: its place in the discussion points to it.
    const place = page.locator('[id^="comment_"][class*="target"]')
    await place.getByText('The official answer is at the top.').waitFor()
    assert.equal(await page.getByText('spring').count(), 1)
    await expect(async () =>
      assert.equal(
        await page.evaluate(() => document.activeElement?.id.startsWith('comment_')),
        true,
      ),
    ).toPass()
  })
}

test('in a discussion the vote stays at hand, a word takes little room, and the newest can come first', async ({
  open,
}) => {
  const { page } = await open(site.server, { ...site.owner.asThem, viewport: desktop })
  await page.goto(made.path)
  const said = page.locator('[id^="comment_"]').filter({ hasText: 'That is good to hear.' })
  await said.scrollIntoViewIfNeeded()
  const { top, bottom } = await boxOf(said)
  assert.equal(bottom - top <= 88, true, `a comment of one line is ${bottom - top} px high`)
  const votes = page.getByRole('main').getByRole('button', { name: /^Vote for A very long wish/ })
  await expect(async () => assert.equal(await votes.count(), 2)).toPass()
  const before = await votes.first().getAttribute('aria-pressed')
  await page.keyboard.press('v')
  for (const vote of await votes.all())
    await expect(async () =>
      assert.notEqual(await vote.getAttribute('aria-pressed'), before),
    ).toPass()
  await assertAccessible(page)
  const order = () => page.locator('[id^="comment_"]').allInnerTexts()
  const oldest = await order()
  await page.getByRole('link', { name: 'Newest first' }).click()
  await expect(async () => assert.deepEqual(await order(), oldest.toReversed())).toPass()
  await page.reload()
  await page.getByRole('link', { name: 'Oldest first' }).waitFor()
  await expect(async () => assert.deepEqual(await order(), oldest.toReversed())).toPass()
})

test('on a phone a message covers neither what is typed, nor what was pressed, nor the bar', async ({
  open,
  picture,
}) => {
  const { page } = await open(site.server, {
    ...site.owner.asThem,
    viewport: phone,
    permissions: ['clipboard-write'],
  })
  await page.goto(made.path)
  const message = page.getByRole('region', { name: 'Messages' })
  const form = page.getByRole('form', { name: 'Your comment' })
  const said = page.locator('[id^="comment_"]').filter({ hasText: 'That is good to hear.' })
  await form.getByRole('textbox').fill('Half a thought')
  await page.waitForLoadState('networkidle')
  const more = said.getByRole('button', { name: 'More about this comment' })
  const bar = await boxOf(page.getByRole('navigation').last())
  /** Copies the comment's link by its menu, which stands at this height. */
  const copyLink = async (top: number): Promise<void> => {
    await more.evaluate((it, at) => {
      window.scrollBy(0, it.getBoundingClientRect().top - at)
      it.focus({ preventScroll: true })
    }, top)
    await page.keyboard.press('Enter')
    await page.locator('[role=menuitem]:focus').getByText('Copy link').waitFor()
    await page.keyboard.press('Enter')
    // Pointed at, a message stays for as long as the checks take.
    await message.getByText('Link copied.').hover()
    await expect(async () =>
      assert.equal(await more.evaluate((it) => it === document.activeElement), true),
    ).toPass()
    await expect(async () => {
      assert.ok(
        // Focus that comes back may bring it out from under the bar.
        Math.abs((await boxOf(more)).top - top) < 16,
        `it stands at ${(await boxOf(more)).top}`,
      )
      for (const used of [bar, await boxOf(more)]) assertApart(await boxOf(message), used)
    }).toPass()
  }
  await copyLink(160)
  await picture({ page }, 'message above')
  for (const used of [
    form.getByRole('textbox'),
    form.getByRole('button', { name: 'Comment' }),
    said.getByRole('button', { name: /^Reply/ }),
  ])
    assertApart(await boxOf(message), await boxOf(used))
  await message.getByRole('button', { name: 'Close message' }).click()
  await message.waitFor({ state: 'detached' })
  await copyLink(24)
  await picture({ page }, 'message below')
})
