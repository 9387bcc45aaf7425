// From an empty folder to a site full of real feedback, and everything found again after the server's end.
import assert from 'node:assert/strict'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { feedbackData } from './harness/feedbackData.ts'
import type { RunningServer } from './harness/server.ts'
import { ask, runCommand } from './harness/site.ts'
import { expect, test, type Journey } from './harness/test.ts'
import type { Visit } from './harness/visit.ts'

interface Source {
  readonly at: string
  /** The line that says what the command line added. */
  readonly added: RegExp
  /** Those that stand for themselves: without the ones that a tracker closed as duplicates. */
  readonly ideas: number
  /** Finds ideas that votes are open for, and closed ones. */
  readonly search: string
  /** Two of its items cannot be imported. */
  readonly hasBroken: boolean
}

const rows = (page: Page): Locator => page.getByRole('feed').getByRole('article')
const voteIn = (place: Locator): Locator => place.getByRole('button', { name: /^Vote for/ })
const openRows = (page: Page): Locator =>
  rows(page).filter({ has: page.locator('button[aria-pressed]:not([aria-disabled])') })
const closedRows = (page: Page): Locator =>
  rows(page).filter({ has: page.locator('button[aria-disabled=true]') })
const countOf = async (vote: Locator): Promise<number> => Number(await vote.innerText())

async function createSite({ page }: Visit, server: RunningServer): Promise<void> {
  await page.goto(await server.ownerLink())
  await page.getByLabel('Name of the site').fill('Field Notes & Sons')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('radio', { name: /^Nothing/ }).check()
  await page.getByRole('button', { name: 'Create the site' }).click()
  await page.getByRole('heading', { name: 'Field Notes & Sons is ready' }).waitFor()
  await page.getByRole('button', { name: 'Add an address' }).waitFor()
  await page.getByRole('link', { name: 'Go to the ideas' }).click()
  await page.getByText('No open ideas yet').waitFor()
  await page.getByRole('button', { name: 'Ana', exact: true }).waitFor()
}

async function importWhileOpen(
  { page }: Visit,
  server: RunningServer,
  { at, added, ideas, hasBroken }: Source,
): Promise<void> {
  const importing = runCommand(server, 'import', at)
  // The browser is not kept waiting by it.
  await page.goto('/ideas/new')
  await page.getByRole('heading', { name: 'Post an idea' }).waitFor()
  const { code, stdout, stderr } = await importing
  assert.equal(code, hasBroken ? 1 : 0, stdout + stderr)
  assert.match(stdout, added)
  await page.goto('/')
  await assertIdeas(page, server, ideas)
}

/** All ideas are there, and the navigation counts those that the list shows: the open ones. */
async function assertIdeas(page: Page, server: RunningServer, ideas: number): Promise<void> {
  const { site } = await ask<{ site: { ideaCount: number; openIdeaCount: number } }>(
    server,
    '{ site { ideaCount openIdeaCount } }',
  )
  assert.equal(site.ideaCount, ideas)
  await page
    .getByRole('link', { name: `Ideas ${site.openIdeaCount.toLocaleString('en')}`, exact: true })
    .first()
    .waitFor()
}

async function search(page: Page, words: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('searchbox').pressSequentially(words, { delay: 20 })
  await page.waitForURL((url) => url.searchParams.get('q') === words)
  await page.getByRole('status').getByText(`“${words}”`).waitFor()
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded()
    assert.equal((await openRows(page).count()) > 0 && (await closedRows(page).count()) > 0, true)
  }).toPass()
}

/** Opens an open result and votes for it; resolves with its address and its votes. */
async function voteForResult(
  page: Page,
  words: string,
): Promise<{ address: string; votes: number }> {
  await search(page, words)
  await openRows(page).first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
  const vote = voteIn(page.getByRole('main'))
  const before = await countOf(vote)
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('setVote') ?? false,
  )
  await vote.click()
  await answered
  await expect(async () =>
    assert.deepEqual(
      [await countOf(vote), await vote.getAttribute('aria-pressed')],
      [before + 1, 'true'],
    ),
  ).toPass()
  return { address: page.url(), votes: before + 1 }
}

/** Opens a closed result, and is refused by the screen and by the server. */
async function beRefused(page: Page, words: string): Promise<void> {
  await search(page, words)
  await closedRows(page).first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
  const vote = voteIn(page.getByRole('main'))
  const before = await countOf(vote)
  // It says that it is disabled, which a click would wait for; it can be pressed all the same.
  await vote.click({ force: true })
  await page
    .getByRole('status')
    .getByText(/^Voting closed on .+ as (Shipped|Declined)\.$/)
    .waitFor()
  assert.deepEqual(
    [await countOf(vote), await vote.getAttribute('aria-pressed')],
    [before, 'false'],
  )
  const number = /\/ideas\/(\d+)/.exec(page.url())?.[1]
  const query =
    'mutation ($id: ID!) { setVote(ideaId: $id, voted: true) { errors { code message } idea { voteCount importedVoteCount viewerHasVoted } } }'
  const answer = await page.request.post('/graphql', {
    headers: { origin: new URL(page.url()).origin },
    data: { query, variables: { id: `idea_${number}` } },
  })
  const { errors, idea } = (
    (await answer.json()) as {
      data: {
        setVote: {
          errors: { code: string; message: string }[]
          idea: { voteCount: number; importedVoteCount: number; viewerHasVoted: boolean }
        }
      }
    }
  ).data.setVote
  assert.deepEqual(
    [errors.map((it) => it.code), idea.voteCount + idea.importedVoteCount, idea.viewerHasVoted],
    [['VOTING_CLOSED'], before, false],
  )
  assert.match(errors[0]?.message ?? '', /^Voting closed on .+ as (Shipped|Declined)\.$/)
}

async function post(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Post an idea' }).first().click()
  await page.getByLabel('What’s your idea?').fill('A macro that explains itself')
  await page
    .getByRole('textbox', { name: /^Details/ })
    .fill(
      'It should be **bold**, with `code` and\n\n- a list\n- of two\n\n<script>alert(1)</script>',
    )
  await page.getByRole('button', { name: 'Post idea' }).click()
  await page.getByRole('heading', { level: 1, name: 'A macro that explains itself' }).waitFor()
  await assertPosted(page)
  return page.url()
}

async function assertPosted(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.locator('strong', { hasText: /^bold$/ }).waitFor()
  await main.locator('code', { hasText: /^code$/ }).waitFor()
  assert.deepEqual(await main.locator('li', { hasText: /^(a list|of two)$/ }).allInnerTexts(), [
    'a list',
    'of two',
  ])
  await expect(voteIn(main)).toHaveAttribute('aria-pressed', 'true')
}

async function assertAllThere(
  page: Page,
  server: RunningServer,
  posted: string,
  voted: { address: string; votes: number },
  ideas: number,
): Promise<void> {
  await page.goto('/')
  await assertIdeas(page, server, ideas)
  await page.getByRole('button', { name: 'Ana', exact: true }).waitFor()
  await page.goto(posted)
  await assertPosted(page)
  await page.goto(voted.address)
  const vote = voteIn(page.getByRole('main'))
  await vote.waitFor()
  assert.deepEqual(
    [await countOf(vote), await vote.getAttribute('aria-pressed')],
    [voted.votes, 'true'],
  )
}

async function firstRun(
  { start, restart, open }: Pick<Journey, 'start' | 'restart' | 'open'>,
  source: Source,
): Promise<void> {
  const server = await start()
  const visit = await open(server)
  const { page } = visit
  await createSite(visit, server)
  await importWhileOpen(visit, server, source)
  const voted = await voteForResult(page, source.search)
  await beRefused(page, source.search)
  const posted = await post(page)

  // An open page would send requests to a server that is gone.
  await page.goto('about:blank')
  assert.equal(await server.stop(), 0)
  const second = await restart(server)
  assert.doesNotMatch(second.output(), /welcome\?token/)
  await assertAllThere(page, server, posted, voted, source.ideas + 1)

  const again = await runCommand(second, 'import', source.at)
  assert.match(
    again.stdout,
    source.hasBroken
      ? /Nothing new, but 2 items could not be imported/
      : /Nothing new: everything was already there\./,
  )
  await page.goto('about:blank')
  await second.kill()
  await restart(second)
  await assertAllThere(page, server, posted, voted, source.ideas + 1)
  await page.goto(await server.ownerLink())
  await page.getByText('This site already has an owner').waitFor()
}

const fixture = path.resolve(import.meta.dirname, '../server/areas/importing/fixtures/rest')

test(
  'from nothing to a site with a small import, and all of it again after a restart',
  { tag: '@slow' },
  async ({ start, restart, open }) => {
    const source = {
      at: fixture,
      added: /Added +10 ideas, 5 comments/,
      ideas: 9,
      search: 'export',
      hasBroken: true,
    }
    await firstRun({ start, restart, open }, source)
  },
)

test(
  'from nothing to a site with 1,500 real ideas, and all of it again after a restart',
  { tag: '@slow' },
  async ({ start, restart, open }) => {
    const source = {
      at: feedbackData('rust-issues-github-rest'),
      added: /Added +1,500 ideas, 12,629 comments/,
      ideas: 1492,
      search: 'macro',
      hasBroken: false,
    }
    await firstRun({ start, restart, open }, source)
  },
)
