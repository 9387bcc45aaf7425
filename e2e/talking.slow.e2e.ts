// Voting, following, commenting, answering and reacting: by the keyboard alone, and by touch at 360 px.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { brokenBoxes } from './harness/boxes.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

const said = (page: Page, text: string): Locator =>
  page.locator('[id^="comment_"]').filter({ hasText: text })

async function quietIdea(at: number): Promise<{ number: number; title: string }> {
  const { ideas } = await ask<{
    ideas: { edges: { node: { number: number; title: string; commentCount: number } }[] }
  }>(
    site.server,
    '{ ideas(sort: NEWEST, first: 40, filter: { categories: [OPEN] }) { edges { node { number title commentCount } } } }',
  )
  return (
    ideas.edges.map(({ node }) => node).filter(({ commentCount }) => commentCount < 3)[at] ??
    assert.fail('No quiet idea')
  )
}

/** The name of the focused element; empty when nothing has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement
    if (!it || it === document.body) return ''
    const label = it.id === '' ? null : document.querySelector(`label[for="${CSS.escape(it.id)}"]`)
    return (it.getAttribute('aria-label') ?? label?.textContent ?? it.textContent ?? '').trim()
  })
const focusIs = (page: Page, name: RegExp): Promise<void> =>
  expect(async () => assert.match(await focused(page), name)).toPass()

/** Goes on with Tab (or back with Shift+Tab) until something has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const walked: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key)
    walked.push(await focused(page))
    if (name.test(walked.at(-1) ?? '')) return
  }
  assert.fail(`${key} never came to ${name.source}: ${JSON.stringify(walked)}`)
}

test('by the keyboard alone: vote, follow, comment, react and answer', async ({ open }) => {
  const bo = await join(site.server, 'Bo')
  const { page } = await open(site.server, bo.asThem)
  const idea = await quietIdea(0)
  await page.goto(`/?q=${encodeURIComponent(idea.title)}`)
  await page.getByRole('feed').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: idea.title, exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Your comment' }).waitFor()
  await focusIs(page, new RegExp(idea.title.slice(0, 12)))

  await tabTo(page, /^Vote for/)
  await page.keyboard.press('Space')
  await page
    .getByRole('button', { name: /^Vote for/, pressed: true })
    .first()
    .waitFor()
  await focusIs(page, /^Vote for/)
  // A vote follows the idea, which the person may undo; a press while another is under way counts
  // as well.
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  await tabTo(page, /^Following$/, 'Shift+Tab')
  for (const label of [/^Follow$/, /^Following$/, /^Follow$/]) {
    await page.keyboard.press('Enter')
    await focusIs(page, label)
  }
  await expect(async () => {
    const known = await ask<{ idea: { viewerIsFollowing: boolean } }>(
      site.server,
      'query F($id: ID!) { idea(id: $id) { viewerIsFollowing } }',
      { id: `idea_${idea.number}` },
      bo,
    )
    assert.equal(known.idea.viewerIsFollowing, false)
  }).toPass()
  assert.equal(await focused(page), 'Follow')

  await tabTo(page, /^Your comment/)
  await page.keyboard.type('Typed without a pointer.')
  await page.keyboard.press('Control+Enter')
  await said(page, 'Typed without a pointer.')
    .getByRole('button', { name: 'More about this comment' })
    .waitFor()
  await focusIs(page, /^Your comment/)
  await tabTo(page, /^Reply to Bo$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIs(page, /^Your reply/)
  await page.keyboard.type('And answered.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('list', { name: 'Replies' }).getByText('And answered.').waitFor()
  await expect(async () =>
    assert.notEqual(await focused(page), '', 'the focus is lost when the reply was posted'),
  ).toPass()
  await tabTo(page, /^React$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIs(page, /^Agree$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Agree, 1', pressed: true }).waitFor()
  await expect(async () =>
    assert.notEqual(await focused(page), '', 'the focus is lost after the menu'),
  ).toPass()
  await assertAccessible(page)
})

test('by touch at 360 px: vote, say why, comment, react, answer and follow', async ({
  open,
  picture,
}) => {
  const cleo = await join(site.server, 'Cleo')
  const visit = await open(site.server, {
    ...cleo.asThem,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const { page } = visit
  const idea = await quietIdea(1)
  const small: string[] = []
  /** Taps, and notes what is too small for a finger. */
  const tap = async (it: Locator): Promise<void> => {
    await it.scrollIntoViewIfNeeded()
    const box = await it.boundingBox()
    if (!box || box.width < 44 || box.height < 44)
      small.push(
        `${await it.innerText()}${(await it.getAttribute('aria-label')) ?? ''}: ${box?.width} × ${box?.height}`,
      )
    await it.tap()
  }
  await page.goto(`/ideas/${idea.number}`)
  await tap(page.getByRole('button', { name: /^Vote for/ }).first())
  await page.getByLabel(/^Why\?/).fill('On the train, one hand is all I have.')
  await tap(page.getByRole('button', { name: 'Save' }))
  await page.getByText('Your reason').waitFor()
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Written with a thumb.')
  await tap(page.getByRole('button', { name: 'Comment', exact: true }))
  const mine = said(page, 'Written with a thumb.')
  await mine.getByRole('button', { name: 'More about this comment' }).waitFor()
  await tap(mine.getByRole('button', { name: 'React' }))
  await tap(page.getByRole('menuitem', { name: 'Thanks' }))
  await page.getByRole('button', { name: 'Thanks, 1', pressed: true }).waitFor()
  await tap(mine.getByRole('button', { name: 'Reply to Cleo' }))
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Answered with it too.')
  await tap(page.getByRole('button', { name: 'Reply', exact: true }).last())
  await page.getByRole('list', { name: 'Replies' }).getByText('Answered with it too.').waitFor()
  await tap(page.getByRole('button', { name: 'Following', pressed: true }))
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor()
  assert.deepEqual(await brokenBoxes(page), [])
  assert.deepEqual(small, [])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await assertAccessible(page)
    await picture(visit, colorScheme)
  }
})
