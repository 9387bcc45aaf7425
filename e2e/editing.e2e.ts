// Changing an idea and where it stands: two people, two tabs, and nothing typed is lost.
import assert from 'node:assert/strict'
import { assertAccessible } from './harness/axe.ts'
import { chooseBoard } from './harness/chooseBoard.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE')
const phone = { viewport: { width: 360, height: 740 } }

async function post(
  as: Person,
  title: string,
  body: string,
): Promise<{ id: string; number: number }> {
  const boards = await ask<{ site: { boards: { id: string }[] } }>(
    site.server,
    '{ site { boards { id } } }',
  )
  const mutation =
    'mutation P($title: String!, $body: String!, $boardId: ID!) { postIdea(title: $title, body: $body, boardId: $boardId) { errors { message } idea { id number } } }'
  const { postIdea } = await ask<{ postIdea: { idea: { id: string; number: number } } }>(
    site.server,
    mutation,
    { title, body, boardId: boards.site.boards[0]?.id },
    as,
  )
  await ask(
    site.server,
    'mutation L($id: ID!) { setIdeaState(ideaId: $id, state: LIVE) { errors { message } } }',
    { id: postIdea.idea.id },
    site.owner,
  )
  return postIdea.idea
}

async function words(id: string): Promise<{ title: string; body: string }> {
  return (
    await ask<{ idea: { title: string; body: string } }>(
      site.server,
      'query W($id: ID!) { idea(id: $id) { title body } }',
      { id },
      site.owner,
    )
  ).idea
}

test(
  'two people change one idea: neither loses a word, and the timeline tells of it',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const bo = await join(site.server, 'Bo')
    const idea = await post(
      bo,
      'Fold the headings',
      'Long pages are hard to read. Let me fold what I know.',
    )
    const author = await open(site.server, { ...bo.asThem, ...phone })
    const { page } = author
    await page.goto(`/ideas/${idea.number}`)
    await page.getByRole('button', { name: 'More about this idea' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('form', { name: 'Edit this idea' })
    await form.getByLabel('Details').fill('Long pages are hard to read. Let me fold chapters.')
    assert.match(page.url(), /[?&]edit/)
    await page.reload()
    await expect(form.getByLabel('Details')).toHaveValue(
      'Long pages are hard to read. Let me fold chapters.',
    )
    await picture(author, 'form on a phone')
    await assertAccessible(page)

    const team = await open(site.server, site.owner.asThem)
    await team.page.goto(`/ideas/${idea.number}?edit`)
    const theirs = team.page.getByRole('form', { name: 'Edit this idea' })
    await theirs.getByLabel('Title').fill('Fold headings')
    await theirs
      .getByLabel('Details')
      .fill('Very long pages are hard to read. Let me fold what I know.')
    await theirs.getByRole('checkbox').first().check()
    await picture(team, 'form')
    await assertAccessible(team.page)
    await theirs.getByRole('button', { name: 'Save' }).click()
    await team.page.getByRole('heading', { level: 1, name: 'Fold headings' }).waitFor()
    await team.page.getByText(/^Edited .* by Ana$/).waitFor()
    await team.page.getByText(/Fold the headings/).waitFor()

    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Ana changed this while you were writing' }).waitFor()
    await page
      .getByRole('region', { name: 'Current version' })
      .getByText(/Very long pages/)
      .waitFor()
    await picture(author, 'conflict on a phone')
    await assertAccessible(page)
    assert.equal(
      await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
      false,
    )
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(form.getByLabel('Details')).toHaveValue(
      'Very long pages are hard to read. Let me fold what I know.',
    )
    await form.getByText('You have an older draft').waitFor()
    await picture(author, 'the other text on offer')
    await form.getByRole('button', { name: 'Use it' }).click()
    await expect(form.getByLabel('Details')).toHaveValue(
      'Long pages are hard to read. Let me fold chapters.',
    )
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByText('Let me fold chapters.').waitFor()
    await page.waitForURL((url) => !url.searchParams.has('edit'))
    await expect(async () =>
      assert.deepEqual(await words(idea.id), {
        title: 'Fold headings',
        body: 'Long pages are hard to read. Let me fold chapters.',
      }),
    ).toPass()

    await team.page.reload()
    await team.page.getByRole('button', { name: 'More about this idea' }).click()
    await team.page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    await team.page
      .getByRole('dialog', { name: 'Earlier versions' })
      .getByText(/Very long pages/)
      .waitFor()
    await picture(team, 'earlier versions')
    await assertAccessible(team.page)
  },
)

test(
  'a status closes votes with an official answer; who is late is told so, and the count goes back',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const bo = await join(site.server, 'Bo')
    const cleo = await join(site.server, 'Cleo')
    const idea = await post(bo, 'A calmer night mode', '')
    const voter = await open(site.server, { ...cleo.asThem, ...phone })
    await voter.page.goto(`/ideas/${idea.number}`)
    const vote = voter.page.getByRole('button', { name: /^Vote for A calmer night mode/ })
    await vote.waitFor()

    const { page } = await open(site.server, site.owner.asThem)
    const team = { page }
    await page.goto(`/ideas/${idea.number}`)
    await page.getByRole('button', { name: /^Open/ }).click()
    await page.getByRole('menuitemradio', { name: 'Shipped' }).waitFor()
    await picture({ page }, 'status menu')
    await page.getByRole('menuitemradio', { name: 'Shipped' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set to Shipped' })
    await dialog.getByText(/^Voting will close/).waitFor()
    await dialog.getByLabel('Official answer').fill('It is in **version 9**.')
    await picture({ page }, 'status dialog')
    await assertAccessible(team.page)
    await dialog.getByRole('button', { name: 'Set status' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect(page.getByRole('button', { name: /^Shipped/ })).toBeFocused()
    await page.getByText('version 9').first().waitFor()

    await vote.click()
    await voter.page
      .getByRole('status')
      .getByText(/^Voting closed on \d+ \w+ as Shipped\.$/)
      .waitFor()
    await voter.page
      .getByRole('button', { name: /1 vote/ })
      .and(voter.page.locator('[aria-pressed="false"]'))
      .waitFor()
    await picture(voter, 'too late')
  },
)

test(
  'a draft in two tabs: the newer text wins, the older is offered, and what is posted disappears',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const bo = await join(site.server, 'Bo')
    const one = await open(site.server, bo.asThem)
    await one.page.goto('/ideas/new')
    await one.page.getByLabel('What’s your idea?').fill('Export as text')
    const two = await one.page.context().newPage()
    await two.goto(`${site.server.url}/ideas/new`)
    await expect(two.getByLabel('What’s your idea?')).toHaveValue('Export as text')
    await two.getByLabel('What’s your idea?').fill('Print without images')
    await one.page.getByText('You have an older draft').waitFor()
    await expect(one.page.getByLabel('What’s your idea?')).toHaveValue('Print without images')
    await picture(one, 'two tabs')
    await assertAccessible(one.page)
    await one.page.getByRole('button', { name: 'Use it' }).click()
    await expect(two.getByLabel('What’s your idea?')).toHaveValue('Export as text')
    await one.page.getByRole('button', { name: 'Discard' }).click()
    await two.getByText('You have an older draft').waitFor({ state: 'detached' })
    await chooseBoard(two)
    await two.getByRole('button', { name: 'Post idea' }).click()
    await two.getByRole('heading', { level: 1, name: 'Export as text' }).waitFor()
    await one.page.getByText('Your text was posted in another tab.').waitFor()
    await expect(one.page.getByLabel('What’s your idea?')).toHaveValue('')

    const { number } = (
      await ask<{ ideas: { edges: { node: { number: number } }[] } }>(
        site.server,
        '{ ideas(first: 1, sort: NEWEST) { edges { node { number } } } }',
        {},
        bo,
      )
    ).ideas.edges[0]?.node ?? { number: 1 }
    await one.page.goto(`/ideas/${number}`)
    await two.goto(`${site.server.url}/ideas/${number}`)
    await one.page.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought')
    await expect(two.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Half a thought')
    await one.page.reload()
    await expect(one.page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(
      'Half a thought',
    )
    await two.getByRole('button', { name: 'Comment', exact: true }).click()
    await two.getByText('Half a thought').first().waitFor()
    await expect(one.page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('')
    await one.page.getByRole('button', { name: 'Show it' }).click()
    await one.page.getByText('Half a thought').first().waitFor()
  },
)
