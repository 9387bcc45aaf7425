// Each query that somebody waits for, refused or without an answer (QUERY_TROUBLES=all: both): no white page, a sentence in time, and what was typed stays.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { onOperation } from './harness/graphql.ts'
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

/** One query: where it is asked, and what is seen when it fails. */
interface Place {
  readonly query: string
  /** Opened before anything fails; the query's own page otherwise. */
  readonly at: string
  /** What a person does so that the query is asked; nothing where its page asks it. */
  readonly act?: (page: Page) => Promise<unknown>
  /** The sentence that tells of it; null where the rest is whole without it, and nothing is said. */
  readonly says?: RegExp | null
  /** What is typed before it is asked. */
  readonly typed?: readonly [field: RegExp, text: string]
  readonly visitor?: true
}

const failed = /could not be loaded|wrong on our side|taking too long|cannot be reached/
const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More about this idea' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const comment = [/^Your comment/, 'Half a thought about numbats'] as const

const places: readonly Place[] = [
  { query: 'HomePageQuery', at: '/' },
  { query: 'FrameQuery', at: '/' },
  { query: 'ListSidebarQuery', at: '/' },
  { query: 'BoardPageQuery', at: '/boards/editor' },
  { query: 'RoadmapPageQuery', at: '/roadmap' },
  { query: 'IdeaPageQuery', at: '/ideas/1' },
  { query: 'RelatedIdeasQuery', at: '/ideas/1', says: null },
  { query: 'PostPageQuery', at: '/ideas/new' },
  { query: 'SettingsPageQuery', at: '/settings' },
  { query: 'TeamPageQuery', at: '/team' },
  { query: 'ChangelogPageQuery', at: '/changelog' },
  { query: 'ChangelogDeskPageQuery', at: '/team/changelog' },
  { query: 'PeoplePageQuery', at: '/team/people' },
  { query: 'SiteSettingsPageQuery', at: '/team/settings' },
  { query: 'CatalogPageQuery', at: '/team/settings/boards' },
  { query: 'PlatformSettingsQuery', at: '/team/settings' },
  { query: 'MailSettingsQuery', at: '/team/settings' },
  { query: 'ImportSettingsQuery', at: '/team/settings' },
  { query: 'AuditLogQuery', at: '/team/settings' },
  { query: 'AuditFiltersQuery', at: '/team/settings' },
  { query: 'AssigneeFieldQuery', at: '/ideas/1' },
  { query: 'InboxPageQuery', at: '/inbox' },
  { query: 'SignInPageQuery', at: '/sign-in', visitor: true },
  { query: 'WelcomePageQuery', at: '/welcome?token=x', visitor: true },
  { query: 'InvitationPageQuery', at: '/invitation?token=x', visitor: true },
  {
    query: 'SortExplanationQuery',
    at: '/',
    act: (page) => page.getByRole('button', { name: 'How is this sorted?' }).click(),
  },
  {
    query: 'SignInDialogQuery',
    at: '/',
    visitor: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Vote for/ })
        .first()
        .click(),
  },
  {
    query: 'VoterSheetQuery',
    at: '/ideas/1',
    act: (page) => page.getByRole('button', { name: /^All \d+ voters/ }).click(),
  },
  {
    query: 'VoterListPageQuery',
    at: '/ideas/1',
    act: async (page) => {
      await page.getByRole('button', { name: /^All \d+ voters/ }).click()
      // It loads by itself when it comes into view, and may be gone before a press.
      await page.getByRole('dialog').getByRole('button', { name: /more/i }).scrollIntoViewIfNeeded()
    },
  },
  {
    query: 'IdeaListPageQuery',
    at: '/',
    act: (page) => page.getByRole('feed').getByRole('article').last().scrollIntoViewIfNeeded(),
  },
  {
    query: 'MarkdownPreviewQuery',
    at: '/ideas/1',
    typed: comment,
    act: (page) => page.getByRole('tab', { name: 'Preview' }).click(),
  },
  { query: 'ChangelogEntryPageQuery', at: '/changelog/nothing' },
  { query: 'EditedEntryQuery', at: '/team/changelog?edit=entry_nothing' },
  { query: 'EditIdeaFormQuery', at: '/ideas/1', act: (page) => menu(page, 'Edit') },
  {
    query: 'EditFormQuery',
    at: '/ideas/1',
    act: async (page) => {
      await page.getByRole('button', { name: 'More about this comment' }).last().click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    },
  },
  {
    query: 'HistoryDialogQuery',
    at: '/ideas/2',
    act: (page) => menu(page, 'Earlier versions'),
  },
  {
    query: 'useMergeChoicesQuery',
    at: '/ideas/1',
    act: async (page) => {
      await menu(page, 'Merge into…')
      await page.getByRole('dialog').getByRole('searchbox').fill('dark')
    },
  },
  {
    query: 'MergeResultQuery',
    // Without the sum the merge can be done all the same.
    says: null,
    at: '/ideas/1',
    act: async (page) => {
      await menu(page, 'Merge into…')
      await page.getByRole('dialog').getByRole('searchbox').fill('dark')
      await page.getByRole('dialog').getByRole('radio').first().check()
    },
  },
  {
    query: 'PublishDialogQuery',
    at: '/team/changelog',
    act: async (page) => {
      await page.getByRole('link', { name: 'A draft' }).first().click()
      await page.getByRole('button', { name: 'Publish…' }).click()
    },
  },
  {
    query: 'AssigneeFilterQuery',
    at: '/',
    act: (page) => page.getByRole('button', { name: 'Filter' }).first().click(),
  },
  // The filter stays without the name.
  { query: 'AssigneeChipQuery', at: '/?assignee=user_nobody', says: null },
  {
    query: 'OpenSearchWordsQuery',
    at: '/team/settings/boards',
    act: (page) => page.getByRole('button', { name: 'Show search words' }).click(),
  },
  {
    query: 'usePeopleByNameQuery',
    // Any name can be typed there.
    says: null,
    at: '/ideas/2',
    act: async (page) => {
      await menu(page, 'Vote on someone’s behalf…')
      await page.getByRole('dialog').getByRole('textbox').first().fill('Tess')
    },
  },
  {
    query: 'useMentionsQuery',
    // Writing goes on without them.
    says: null,
    at: '/ideas/1',
    act: (page) =>
      page.getByRole('textbox', { name: /^Your comment/ }).pressSequentially('Ask @Te'),
  },
  {
    query: 'useSimilarIdeasQuery',
    // Posting goes on without them.
    says: null,
    at: '/ideas/new',
    act: (page) => page.getByLabel('What’s your idea?').fill('Dark mode at night'),
  },
  {
    query: 'usePaletteIdeasQuery',
    at: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('dark')
    },
  },
  {
    query: 'MergedIdeaQuery',
    at: '/ideas/3',
    act: (page) => page.locator('summary').nth(3).click(),
  },
]

/** Queries that are not here, by why. */
const others = {
  'a further page of a list, as IdeaListPageQuery and VoterListPageQuery':
    'AuditListPageQuery ChangelogListPageQuery CommentListPageQuery DeadLettersPageQuery DeskListPageQuery ImportListPageQuery InboxListPageQuery InvitationListPageQuery MemberListPageQuery QueueListPageQuery RoadmapColumnEndQuery SuppressedAddressesPageQuery',
  'it refreshes what is shown, which stays':
    'ImportListLookQuery StaleRowsRefreshQuery UnreadWatchQuery askServerQuery renewGuardQuery useDecideCountsQuery useInboxNewsQuery useUnreadQuery',
  'it has come with the page where it is asked, or is left out':
    'ListDownloadQuery StatusChoicesQuery usePalettePlacesQuery useRecentIdeasQuery',
  'the store alone answers it': 'usePaletteIdeasStoredQuery useSimilarIdeasStoredQuery',
  'it follows a sign-in; CarryOn.test.tsx has it fail': 'CarriedVoteQuery',
}

test('every query of the product is asked here, or has a reason not to be', () => {
  const made = fs
    .readdirSync(path.resolve(import.meta.dirname, '../__generated__'))
    .flatMap((file) => /^(\w+Query)\.graphql\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => !name.includes('Test'))
  const known = [
    ...places.map(({ query }) => query),
    ...Object.values(others).flatMap((names) => names.split(' ')),
  ]
  assert.deepEqual(known.toSorted(), made.toSorted())
})

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
