import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { IdeaNews } from '#entities/ChangelogEntry/IdeaNews.tsx'
import type { ChangelogNewsTestQuery } from '#generated/ChangelogNewsTestQuery.graphql.ts'
import type { ChangelogTestQuery } from '#generated/ChangelogTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { servicesWrapper, trackedServices } from '#testing/testServices.tsx'
import { ChangelogList } from './ChangelogList.tsx'
import { EarlierEntries } from './EarlierEntries.tsx'
import { KeptPromises } from './KeptPromises.tsx'
import { LabelTabs } from './LabelTabs.tsx'
import { SubscribeButton } from './SubscribeButton.tsx'

const idea = (number: number, facts: object = {}) => ({
  ...anIdea({ number, title: `Idea ${number}` }),
  status: aStatus('SHIPPED', 'Shipped'),
  ...facts,
})
const entry = {
  id: 'entry_1',
  slug: 'both-versions-stay',
  title: 'Both versions stay',
  bodyHtml: '<p>You see <strong>both</strong>.</p>',
  labels: ['NEW', 'FIXED'],
  publishedAt: '2026-05-09T12:00:00.000Z',
  askedCount: 214,
  toldCount: null,
  viewerCanEdit: false,
  viewerCanReact: true,
  reactions: [{ reaction: 'CHEER', count: 2, viewerHasReacted: false }],
  ideas: [idea(7, { viewerHasVoted: true, voteCount: 92 }), idea(8, { voteCount: 1 })],
}
const aViewer = { id: 'viewer_user_ana', canPost: true, isSubscribedToChangelog: false }

async function renderChangelog(
  entries: object[] = [entry],
  {
    viewer = aViewer,
    visibility = 'PUBLIC',
    pageInfo = { hasNextPage: false },
    route = '/changelog',
    promises = { shippedCount: 0, askedCount: 0, toldCount: 0 },
    periods = [] as object[],
  } = {},
) {
  const { services, tracked } = trackedServices()
  const kit = renderWithRelay<ChangelogTestQuery>({
    query: graphql`
      query ChangelogTestQuery @relay_test_operation {
        ...SubscribeButton_query
        ...KeptPromises_query
        ...EarlierEntries_query
        ...ChangelogList_query
      }
    `,
    render: (data) => (
      <>
        <LabelTabs label="FIXED" />
        <ChangelogList query={data} label={null} />
        <SubscribeButton query={data} />
        <KeptPromises query={data} />
        <EarlierEntries query={data} />
      </>
    ),
    wrapper: servicesWrapper(services),
    route,
  })
  await kit.resolve({
    Query: () => ({ changelogPeriods: periods }),
    KeptPromises: () => promises,
    Viewer: () => viewer,
    Site: () => ({ visibility }),
    ChangelogEntryConnection: () => ({ edges: entries.map((node) => ({ node })), pageInfo }),
  })
  const said = () => services.toasts.snapshot().map(({ text }) => text)
  return { ...kit, services, tracked, said }
}

test('an entry says when, what kind, what is new, and whom it answers', async () => {
  await renderChangelog()
  const article = screen.getByRole('article', { name: 'Both versions stay' })
  expect(article).toHaveTextContent('9 May')
  expect(article).toHaveTextContent('NewFixed')
  expect(article).toHaveTextContent('Closes 2 ideas · 214 people asked')
  expect(screen.getByRole('link', { name: 'Both versions stay' })).toHaveAttribute(
    'href',
    '/changelog/both-versions-stay',
  )
  const [first, second] = within(article).getAllByRole('listitem')
  expect(first).toHaveTextContent('ShippedIdea 7You asked for this92')
  expect(second).not.toHaveTextContent('You asked for this')
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
})

test('an entry says how many of those who asked were told', async () => {
  await renderChangelog([{ ...entry, toldCount: 209 }])
  expect(screen.getByRole('article')).toHaveTextContent('214 people asked, 209 told')
})

test('beside the list stand the promises kept, and nothing while none was', async () => {
  const { unmount } = await renderChangelog([entry], {
    promises: { shippedCount: 197, askedCount: 11_482, toldCount: 11_023 },
  })
  const section = screen.getByRole('heading', { name: 'Promises kept' }).parentElement
  expect(section).toHaveTextContent(
    '197ideas shipped in the last year. Of the 11,482 people who asked, 96% were told.',
  )
  unmount()
  await renderChangelog()
  expect(screen.queryByRole('heading', { name: 'Promises kept' })).not.toBeInTheDocument()
})

test('earlier months and years lead to the list from there on', async () => {
  const { unmount } = await renderChangelog([entry], {
    periods: [
      { year: 2026, month: 5, count: 3, after: 'may' },
      { year: 2025, month: null, count: 61, after: 'last' },
    ],
  })
  expect(screen.getByRole('link', { name: /May/ })).toHaveAttribute('href', '/changelog?after=may')
  expect(screen.getByRole('link', { name: /2025/ })).toHaveTextContent('612025')
  unmount()
  await renderChangelog([entry], { periods: [{ year: 2026, month: 5, count: 3, after: 'may' }] })
  expect(screen.queryByRole('heading', { name: 'Earlier' })).not.toBeInTheDocument()
})

test('each kind has its address, and the chosen one is said', async () => {
  await renderChangelog()
  const tabs = screen.getByRole('navigation', { name: 'Category' })
  expect(within(tabs).getByRole('link', { name: 'Fixed' })).toHaveAttribute('aria-current', 'true')
  expect(within(tabs).getByRole('link', { name: 'Improved' })).toHaveAttribute(
    'href',
    '/changelog?label=improved',
  )
})

test('the team is led to the form of an entry', async () => {
  await renderChangelog([{ ...entry, viewerCanEdit: true }])
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/team/changelog?edit=entry_1',
  )
})

test('a reaction shows at once, and goes back with the reason when it is refused', async () => {
  const { user, operation, respond, said, tracked } = await renderChangelog()
  await user.click(screen.getByRole('button', { name: 'Hooray, 2' }))
  expect(screen.getByRole('button', { name: 'Hooray, 3' })).toHaveAttribute('aria-pressed', 'true')
  expect(operation().request.variables).toMatchObject({
    id: 'entry_1',
    reaction: 'CHEER',
    on: true,
  })
  await respond({
    data: {
      setChangelogReaction: {
        errors: [refusal({ code: 'NOT_FOUND', message: 'This entry no longer exists.' })],
        entry: null,
      },
    },
  })
  expect(screen.getByRole('button', { name: 'Hooray, 2' })).toHaveAttribute('aria-pressed', 'false')
  expect([said(), tracked]).toEqual([['This entry no longer exists.'], []])
})

test('a visitor is asked to sign in before they react or subscribe', async () => {
  const { user, services, pending } = await renderChangelog([{ ...entry, viewerCanReact: false }], {
    viewer: { id: 'viewer', canPost: false, isSubscribedToChangelog: false },
  })
  await user.click(screen.getByRole('button', { name: 'Hooray, 2' }))
  expect(services.signInPrompt.current()).toBe('react')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect([services.signInPrompt.current(), pending()]).toEqual(['subscribe', 0])
})

test('subscribing shows at once and says what follows; a failure takes it back', async () => {
  const { user, respond, tracked } = await renderChangelog()
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  const button = screen.getByRole('button', { name: 'Subscribed' })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText(/You’ll be notified of every entry/)).toBeVisible()
  await respond({
    data: {
      setChangelogSubscription: {
        errors: [],
        viewer: { id: 'viewer_user_ana', isSubscribedToChangelog: true },
      },
    },
  })
  expect(tracked).toEqual([['changelog_subscribed', { subscribed: true }]])
  await user.click(screen.getByRole('button', { name: 'Subscribed' }))
  await respond({
    data: {
      setChangelogSubscription: { errors: [refusal({ code: 'RATE_LIMITED' })], viewer: null },
    },
  })
  expect(screen.getByRole('button', { name: 'Subscribed' })).toBeVisible()
})

test('the feeds are there for everybody, and not on a site for members', async () => {
  const { unmount } = await renderChangelog()
  expect(screen.getByRole('link', { name: 'Atom feed' })).toHaveAttribute(
    'href',
    '/feeds/changelog.atom',
  )
  unmount()
  await renderChangelog([entry], { visibility: 'MEMBERS' })
  expect(screen.queryByRole('link', { name: /feed/ })).not.toBeInTheDocument()
})

test('an empty changelog says what will come', async () => {
  await renderChangelog([])
  expect(screen.getByRole('heading', { name: 'Nothing has been announced yet' })).toBeVisible()
})

test('an idea leads to the entries that close it, and shows nothing without', async () => {
  const renderNews = async (entries: object[]) => {
    const kit = renderWithRelay<ChangelogNewsTestQuery>({
      query: graphql`
        query ChangelogNewsTestQuery @relay_test_operation {
          idea(id: "idea_7") {
            ...IdeaNews_idea
          }
        }
      `,
      render: (data) => data.idea && <IdeaNews idea={data.idea} />,
      wrapper: servicesWrapper(),
    })
    await kit.resolve({ Idea: () => ({ id: 'idea_7', changelogEntries: entries }) })
    return kit
  }
  const { unmount } = await renderNews([entry])
  expect(screen.getByRole('link', { name: /^Both versions stay/ })).toHaveAttribute(
    'href',
    '/changelog/both-versions-stay',
  )
  unmount()
  const { container } = await renderNews([])
  expect(container).toBeEmptyDOMElement()
})

test.each([
  [1, 'The one person who asked wasn’t told.'],
  [3, 'None of the 3 people who asked were told.'],
])('where nobody was told of %i who asked, it does not say so', async (askedCount, words) => {
  await renderChangelog([entry], { promises: { shippedCount: 1, askedCount, toldCount: 0 } })
  expect(screen.getByText(/shipped in the last year/)).toHaveTextContent(words)
})
