// Somebody writes what is there already: a vote instead of another post, and what they wrote said there.
import assert from 'node:assert/strict'
import { assertAccessible } from './harness/axe.ts'
import { onOperation } from './harness/graphql.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE')

test('similar ideas: first what the browser has, then the server; a vote, and the text goes along as a comment', async ({
  open,
  picture,
}) => {
  const { ideas } = await ask<{
    ideas: { edges: { node: { id: string; number: number; title: string } }[] }
  }>(
    site.server,
    '{ ideas(filter: { categories: [OPEN] }, sort: TRENDING, first: 1) { edges { node { id number title } } } }',
  )
  const idea = ideas.edges[0]?.node
  assert.ok(idea, 'there is no idea')
  const bo = await join(site.server, 'Bo')
  const wide = await open(site.server, { ...bo.asThem, viewport: { width: 1440, height: 900 } })
  const { page } = wide
  await page.goto('/')
  await page.getByRole('link', { name: idea.title, exact: true }).waitFor()
  // The server is never heard: what there is comes from the list that was read before.
  const stop = await onOperation(page, 'useSimilarIdeasQuery', () => new Promise(() => undefined))
  await page.getByRole('link', { name: 'Post an idea' }).first().click()
  await page.getByLabel('What’s your idea?').fill(`${idea.title} please`)
  const place = page.getByRole('region', { name: 'Similar ideas' })
  await place.getByRole('link', { name: idea.title }).waitFor()
  assert.equal((await place.locator('mark').count()) > 0, true)
  await stop()
  await page.getByLabel('What’s your idea?').fill(`${idea.title} soon`)
  await page.getByRole('textbox', { name: /^Details/ }).fill('I need it **on the train**.')
  await place
    .getByRole('status')
    .getByText(/similar idea/)
    .waitFor({ state: 'attached' })
  await picture(wide, 'beside the form')
  assert.equal(await place.getByRole('button', { name: 'Add my text as a comment' }).count(), 0)
  await place.getByRole('button', { name: `Vote for ${idea.title}` }).click()
  await place.getByRole('button', { name: 'Add my text as a comment' }).waitFor()
  await assertAccessible(page)
  await picture(wide, 'voted')
  await place.getByRole('button', { name: 'Add my text as a comment' }).click()
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.waitFor()
  await expect(field).toHaveValue(`${idea.title} soon\n\nI need it **on the train**.`)
  assert.equal(await field.evaluate((it) => it === document.activeElement), true)
  await picture(wide, 'carried')
  // Back on the form nothing is lost either.
  await page.goBack()
  await expect(page.getByLabel('What’s your idea?')).toHaveValue(`${idea.title} soon`)
  await page.goForward()
  await field.press('Control+Enter')
  await page
    .locator('[id^="comment_"]')
    .filter({ hasText: 'on the train' })
    .getByRole('button', { name: 'More about this comment' })
    .waitFor()
  await page.goto('/ideas/new')
  await expect(page.getByLabel('What’s your idea?')).toHaveValue('')
})

test(
  'a visitor on a phone votes from the form; the sign-in keeps what was typed',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const { ideas } = await ask<{ ideas: { edges: { node: { title: string } }[] } }>(
      site.server,
      '{ ideas(filter: { categories: [OPEN] }, sort: NEWEST, first: 1) { edges { node { title } } } }',
    )
    const title = ideas.edges[0]?.node.title ?? ''
    const small = await open(site.server, { viewport: phone, colorScheme: 'dark' })
    const { page } = small
    await page.goto('/ideas/new')
    await page.getByLabel('What’s your idea?').fill(title)
    const place = page.getByRole('region', { name: 'Similar ideas' })
    await place.getByRole('link', { name: title }).waitFor()
    await picture(small, 'open on a phone')
    assert.equal(
      await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
      false,
    )
    await assertAccessible(page)
    await place.getByRole('button', { name: `Vote for ${title}` }).click()
    await page.getByRole('dialog', { name: 'Sign in to vote' }).waitFor()
    await picture(small, 'sign in')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('What’s your idea?')).toHaveValue(title)
  },
)
