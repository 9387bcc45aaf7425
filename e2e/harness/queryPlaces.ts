// Where each query of the product is asked, and what is seen when it fails.
import type { Page } from '@playwright/test'

/** One query: where it is asked, and what is seen when it fails. */
export interface Place {
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

export const failed = /could not be loaded|wrong on our side|taking too long|cannot be reached/
const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More about this idea' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const comment = [/^Your comment/, 'Half a thought about numbats'] as const

export const places: readonly Place[] = [
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
    query: 'useMergeChoicesSimilarQuery',
    // Searching for one goes on without them.
    says: null,
    at: '/ideas/1',
    act: (page) => menu(page, 'Merge into…'),
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
export const others = {
  'a further page of a list, as IdeaListPageQuery and VoterListPageQuery':
    'AuditListPageQuery ChangelogListPageQuery CommentListPageQuery DeadLettersPageQuery DeskListPageQuery ImportListPageQuery InboxListPageQuery InvitationListPageQuery MemberListPageQuery QueueListPageQuery RoadmapColumnEndQuery SuppressedAddressesPageQuery',
  'it refreshes what is shown, which stays':
    'ImportListLookQuery StaleRowsRefreshQuery UnreadWatchQuery askServerQuery renewGuardQuery useDecideCountsQuery useInboxNewsQuery useUnreadQuery',
  'it has come with the page where it is asked, or is left out':
    'ListDownloadQuery StatusChoicesQuery usePalettePlacesQuery useRecentIdeasQuery',
  'the store alone answers it': 'usePaletteIdeasStoredQuery useSimilarIdeasStoredQuery',
  'it follows a sign-in; CarryOn.test.tsx has it fail': 'CarriedVoteQuery',
}
