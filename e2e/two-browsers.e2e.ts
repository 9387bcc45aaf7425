// Two people at the same idea: what one does is right for the other after their next step, and nothing either typed is lost.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { linkTo } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { expect, test, type Journey } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const people: { bo?: Person; cleo?: Person } = {}
const site = sharedSite('SAMPLE', async ({ server }) => {
  people.bo = await join(server, 'Bo')
  people.cleo = await join(server, 'Cleo')
})

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' })
const said = (page: Page, text: string): Locator =>
  page.locator('[id^="comment_"]').filter({ hasText: text })
const vote = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Vote for/ })
    .first()
const countOf = async (page: Page): Promise<number> =>
  Number((await vote(page).innerText()).replace(/\D/g, ''))
const title = (page: Page, text: string): Locator =>
  page.getByRole('heading', { level: 1, name: text, exact: true })

let posted = 0
/** An idea of the owner's own. */
async function anIdea(): Promise<{ id: string; number: number; title: string }> {
  const { site: found } = await ask<{ site: { boards: { id: string }[] } }>(
    site.server,
    '{ site { boards { id } } }',
  )
  const mutation =
    'mutation Post($title: String!, $boardId: ID!) { postIdea(title: $title, body: "Said once.", boardId: $boardId) { idea { id number title } errors { message } } }'
  const variables = { title: `Seen by two at once, ${(posted += 1)}`, boardId: found.boards[0]?.id }
  return (
    await ask<{ postIdea: { idea: { id: string; number: number; title: string } } }>(
      site.server,
      mutation,
      variables,
      site.owner,
    )
  ).postIdea.idea
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Control+Enter')
  await said(page, text).getByRole('button', { name: 'More about this comment' }).waitFor()
}

interface Two {
  bo: Page
  cleo: Page
}
const asTwo = async (open: Journey['open'], path: string): Promise<Two> => {
  const one = await open(site.server, people.bo?.asThem ?? {})
  const other = await open(site.server, { ...people.cleo?.asThem, viewport: phone })
  for (const { page } of [one, other]) {
    await page.goto(path)
    await field(page).waitFor()
  }
  return { bo: one.page, cleo: other.page }
}

test(
  'votes and comments of one are there for the other after their own',
  { tag: '@slow' },
  async ({ open }) => {
    const idea = await anIdea()
    const { bo, cleo } = await asTwo(open, `/ideas/${idea.number}`)
    const before = await countOf(bo)
    await vote(bo).click()
    await expect(async () => assert.equal(await countOf(bo), before + 1)).toPass()
    await vote(cleo).click()
    await expect(async () => assert.equal(await countOf(cleo), before + 2)).toPass()
    await vote(bo).click()
    await expect(async () => assert.equal(await countOf(bo), before + 1)).toPass()

    await say(bo, 'Bo says the first thing.')
    await say(cleo, 'Cleo says the second thing.')
    await said(cleo, 'Bo says the first thing.').waitFor()
    const order = await cleo.locator('[id^="comment_"]').allInnerTexts()
    assert.ok(
      order.findIndex((it) => it.includes('first thing')) <
        order.findIndex((it) => it.includes('second thing')),
      'in the order of time',
    )
    await say(bo, 'Bo says the third thing.')
    await said(bo, 'Cleo says the second thing.').waitFor()
  },
)

test(
  'what one has deleted says so when the other acts on it, and the answer they typed stays',
  { tag: '@slow' },
  async ({ open }) => {
    const idea = await anIdea()
    const { bo, cleo } = await asTwo(open, `/ideas/${idea.number}`)
    await say(bo, 'Bo will take this back.')
    await say(bo, 'Bo will take this back too.')
    await say(cleo, 'Cleo was here.')
    const [first, second] = [
      said(cleo, 'Bo will take this back.'),
      said(cleo, 'Bo will take this back too.'),
    ]
    await second.getByRole('button', { name: 'Reply to Bo' }).click()
    await cleo.getByRole('textbox', { name: 'Your reply' }).fill('Typed with care.')
    const secondId = (await second.getAttribute('id')) ?? ''
    const firstId = (await first.getAttribute('id')) ?? ''
    for (const each of [first, second]) {
      await ask(
        site.server,
        'mutation Delete($id: ID!) { deleteComment(commentId: $id) { errors { message } } }',
        { id: await each.getAttribute('id') },
        people.bo,
      )
    }
    await first.getByRole('button', { name: 'React' }).click()
    await cleo.getByRole('menuitem', { name: 'Agree' }).click()
    await cleo.locator(`#${firstId}`).getByText('This comment was deleted.').waitFor()
    await cleo.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter')
    await cleo.getByText('The comment you are replying to no longer exists.').waitFor()
    await cleo.locator(`#${secondId}`).getByText('This comment was deleted.').waitFor()
    await expect(cleo.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Typed with care.')
  },
)

test(
  'an idea that was merged meanwhile leads on with a vote and with a comment',
  { tag: '@slow' },
  async ({ open }) => {
    const [from, into] = [await anIdea(), await anIdea()]
    const { bo, cleo } = await asTwo(open, `/ideas/${from.number}`)
    // Cleo has seen the target before: what her browser knows of it is of then.
    await cleo.goto(`/ideas/${into.number}`)
    await field(cleo).waitFor()
    await cleo.evaluate(
      (path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      },
      linkTo(`/ideas/${from.number}`),
    )
    await title(cleo, from.title).waitFor()
    await ask(
      site.server,
      'mutation Merge($from: ID!, $into: ID!) { mergeIdea(ideaId: $from, intoId: $into) { errors { message } } }',
      { from: from.id, into: into.id },
      site.owner,
    )
    await vote(bo).click()
    await title(bo, into.title).waitFor()
    await expect(async () =>
      assert.equal(await vote(bo).getAttribute('aria-pressed'), 'true'),
    ).toPass()
    await field(cleo).fill('Cleo comments on what it was.')
    await field(cleo).press('Control+Enter')
    await title(cleo, into.title).waitFor()
    await said(cleo, 'Cleo comments on what it was.').waitFor()
    await expect(async () => assert.equal(await countOf(cleo), await countOf(bo))).toPass()
  },
)

test(
  'an edit is there for a reader after their vote, and two who edit at once lose nothing',
  { tag: '@slow' },
  async ({ open }) => {
    const idea = await anIdea()
    const reader = (await open(site.server, people.cleo?.asThem ?? {})).page
    await reader.goto(`/ideas/${idea.number}`)
    await title(reader, idea.title).waitFor()
    const pages = [
      (await open(site.server, site.owner.asThem)).page,
      (await open(site.server, { ...site.owner.asThem, viewport: phone })).page,
    ] as const
    const [first, second] = pages
    const form = (page: Page): Locator => page.getByRole('form', { name: 'Edit this idea' })
    for (const page of pages) {
      await page.goto(`/ideas/${idea.number}?edit`)
      await form(page).getByLabel('Details').waitFor()
    }
    await form(first).getByLabel('Title').fill('What the first calls it')
    await form(first).getByLabel('Details').fill('What the first wrote.')
    await form(first).getByRole('button', { name: 'Save' }).click()
    await title(first, 'What the first calls it').waitFor()
    await vote(reader).click()
    await title(reader, 'What the first calls it').waitFor()

    await form(second).getByLabel('Details').fill('What the second wrote.')
    await form(second).getByRole('button', { name: 'Save' }).click()
    await second
      .getByRole('region', { name: 'Current version' })
      .getByText('What the first wrote.')
      .waitFor()
    await second.getByRole('button', { name: 'Keep mine' }).click()
    await form(second).getByRole('button', { name: 'Save' }).click()
    await second.getByRole('article').getByText('What the second wrote.').first().waitFor()
    const { idea: found } = await ask<{ idea: { body: string; edits: { body: string }[] } }>(
      site.server,
      'query E($id: ID!) { idea(id: $id) { body edits { body } } }',
      { id: idea.id },
      site.owner,
    )
    assert.equal(found.body, 'What the second wrote.')
    assert.deepEqual(found.edits.map(({ body }) => body).sort(), [
      'Said once.',
      'What the first wrote.',
    ])
  },
)
