import { act, screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CommentTimelineTestQuery } from '#generated/CommentTimelineTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { CommentList } from './CommentList.tsx'

const at = (number: number) =>
  new Date(Date.parse('2026-05-09T12:00:00.000Z') + number * 1_000).toISOString()
const comment = (number: number, facts: object = {}) => ({
  __typename: 'Comment',
  id: `comment_${number}`,
  state: 'LIVE',
  internal: false,
  official: false,
  mergedFrom: null,
  bodyHtml: `<p>Comment ${number}</p>`,
  createdAt: at(number),
  editedAt: null,
  replyTo: null,
  reactions: [],
  author: aUser({ id: 'user_other' }),
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: false,
  viewerHasReported: false,
  ...facts,
})
const event = (number: number, facts: object = {}) => ({
  __typename: 'IdeaEvent',
  id: `event_${number}`,
  kind: 'STATUS_CHANGED',
  createdAt: at(number),
  actor: { name: 'Cleo' },
  from: null,
  to: null,
  ...facts,
})
const value = { title: null, status: null, board: null, tag: null, idea: null, entry: null }
const edge = (node: { id: string }) => ({ cursor: `c_${node.id}`, node })
const page = (nodes: { id: string }[], pageInfo: object = {}) => ({
  edges: nodes.map(edge),
  pageInfo: {
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: nodes[0] ? `c_${nodes[0].id}` : null,
    endCursor: nodes.length > 0 ? `c_${nodes.at(-1)?.id}` : null,
    ...pageInfo,
  },
})

/** A link to the answer from elsewhere on the page, and one that puts the address right. */
function Links() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate('/#comment_2')}>Follow</button>
      <button onClick={() => void navigate('/retitled#comment_2', { replace: true })}>
        Retitle
      </button>
    </>
  )
}

async function renderTimeline(
  nodes: { id: string }[],
  {
    pageInfo = {},
    idea = {},
    signedIn = true,
    path = '/',
    services = createTestServices(),
  }: {
    pageInfo?: object
    idea?: object
    signedIn?: boolean
    path?: string
    services?: ReturnType<typeof createTestServices>
  } = {},
) {
  const kit = renderWithRelay<CommentTimelineTestQuery>({
    query: graphql`
      query CommentTimelineTestQuery @relay_test_operation {
        ...CommentList_query
        idea(id: "idea_7") {
          ...CommentList_idea
          ...CommentListHead_idea
        }
      }
    `,
    render: (data) =>
      data.idea && (
        <>
          <Links />
          <CommentList idea={data.idea} query={data} />
        </>
      ),
    wrapper: servicesWrapper(services),
    route: path,
  })
  await kit.resolve({
    Idea: ({ path }) =>
      path?.includes('timeline') || path?.includes('mergedFrom')
        ? undefined
        : {
            id: 'idea_7',
            state: 'LIVE',
            commentCount: nodes.length,
            viewerCanComment: signedIn,
            viewerCanReact: signedIn,
            viewerCanCommentInternally: false,
            unread: null,
            mergedFrom: [],
            ...idea,
          },
    Viewer: () => ({ user: signedIn ? aUser({ id: 'user_me' }) : null }),
    TimelineItemConnection: () => page(nodes, pageInfo),
  })
  return { ...kit, services }
}

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const scrolled = jest.fn<void, [string]>()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id)
  }
})

test('events stand between comments, in words', async () => {
  const idea = { id: 'idea_7', number: 7, slug: 'a', title: 'This' }
  await renderTimeline([
    event(0, { kind: 'POSTED' }),
    comment(1),
    event(2, { to: { ...value, status: { name: 'Planned', color: null, category: 'PLANNED' } } }),
    event(3, {
      kind: 'RETITLED',
      from: { ...value, title: 'Old <i>' },
      to: { ...value, title: 'שלום'.repeat(20) },
    }),
    event(4, { kind: 'TAGGED', actor: null, to: { ...value, tag: { name: 'mobile' } } }),
    event(5, {
      kind: 'MERGED',
      from: { ...value, idea: { id: 'idea_3', number: 3, slug: 'b', title: 'The other' } },
      to: { ...value, idea },
    }),
    event(6, {
      kind: 'UNMERGED',
      from: { ...value, idea },
      to: { ...value, idea: { id: 'idea_9', number: 9, slug: 'c', title: 'A third' } },
    }),
    event(7, {
      kind: 'MOVED',
      from: { ...value, board: { name: 'Web' } },
      to: { ...value, board: { name: 'Phone' } },
    }),
    event(8, { kind: 'UNTAGGED', from: { ...value, tag: { name: 'mobile' } } }),
    event(9, { kind: 'LOCKED' }),
    event(10, { kind: 'UNLOCKED', actor: null }),
    event(11, {
      kind: 'ANNOUNCED',
      to: { ...value, entry: { slug: 'both-stay', title: 'Both stay' } },
    }),
  ])
  expect(
    lines()
      .slice(1)
      .map((line) => line?.replace(/ \d+ \w+ ago| yesterday/, '')),
  ).toEqual([
    'Cleo changed the status to Planned',
    `Cleo changed the title from “Old <i>” to “${'שלום'.repeat(20)}”`,
    'Someone added the tag mobile',
    'Cleo merged #3 The other into this',
    'Cleo unmerged this from #9 A third',
    'Cleo moved this from Web to Phone',
    'Cleo removed the tag mobile',
    'Cleo locked the discussion',
    'Someone unlocked the discussion',
    'Cleo announced this in the changelog: Both stay',
  ])
  expect(screen.getByRole('link', { name: '#3 The other' })).toHaveAttribute('href', '/ideas/3/b')
})

test('loads both ways, and answers to what is not loaded say so until it is', async () => {
  const { user, operation, resolve } = await renderTimeline(
    [comment(20, { replyTo: { id: 'comment_10' } }), comment(30)],
    { pageInfo: { hasNextPage: true, hasPreviousPage: true } },
  )
  expect(screen.getByText('These are replies to an earlier comment.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show earlier comments' }))
  expect(operation().request.variables).toMatchObject({
    last: 50,
    before: 'c_comment_20',
    first: null,
    id: 'idea_7',
  })
  await resolve({
    Idea: () => ({ id: 'idea_7' }),
    TimelineItemConnection: () => page([comment(9), comment(10)]),
  })
  expect(screen.queryByText('These are replies to an earlier comment.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).not.toBeInTheDocument()
  expect(
    within(screen.getByRole('list', { name: 'Replies' })).getByText('Comment 20'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  await resolve({
    Idea: () => ({ id: 'idea_7' }),
    TimelineItemConnection: () => page([comment(40)]),
  })
  expect(screen.getAllByText(/^Comment \d+$/).map((one) => one.textContent)).toEqual([
    'Comment 9',
    'Comment 10',
    'Comment 20',
    'Comment 30',
    'Comment 40',
  ])
})

test('what is new begins at a line, which a long one opens at; replies to earlier comments say that they are new', async () => {
  const unread = { since: at(25), count: 2, firstId: 'comment_26', newestId: 'comment_30' }
  const nodes = [
    comment(10),
    comment(26, { replyTo: { id: 'comment_10' } }),
    comment(20),
    comment(27, { author: aUser({ id: 'user_me' }) }),
    comment(30),
  ]
  const { user } = await renderTimeline(nodes, {
    idea: { unread, commentCount: 400 },
    pageInfo: { hasPreviousPage: true },
  })
  const all = lines()
  expect(all.findIndex((line) => line === '2 new since your last visit')).toBe(
    all.findIndex((line) => line?.includes('Comment 30')) - 1,
  )
  expect(screen.getAllByText('New')).toHaveLength(1)
  expect(scrolled.mock.calls).toEqual([['fresh']])
  await user.click(screen.getByRole('button', { name: 'Jump to new comments' }))
  expect(scrolled.mock.calls).toEqual([['fresh'], ['fresh']])
})

test('a long one does not, where the address names a merged idea', async () => {
  const unread = { since: at(25), count: 1, firstId: 'comment_30', newestId: 'comment_30' }
  await renderTimeline([comment(10), comment(30)], {
    idea: { unread, commentCount: 400 },
    path: '/#idea_9',
  })
  expect(scrolled).not.toHaveBeenCalled()
})

test('a short one opens at its beginning, whatever is new', async () => {
  await renderTimeline([comment(10), comment(30)], {
    idea: { unread: { since: at(25), count: 1, firstId: 'comment_30', newestId: 'comment_30' } },
  })
  expect(screen.getAllByText('1 new since your last visit')).toHaveLength(2)
  expect(scrolled).not.toHaveBeenCalled()
})

test('a visitor’s mark is this browser’s, and what is new is asked for by it', async () => {
  const services = createTestServices()
  services.storage.write('earshot.read', JSON.stringify([['idea_7', at(25)]]))
  const { operation, resolve } = await renderTimeline([comment(10), comment(30)], {
    signedIn: false,
    services,
  })
  expect(operation().request.variables).toMatchObject({ id: 'idea_7', since: at(25) })
  await resolve({
    Idea: () => ({
      id: 'idea_7',
      unread: { since: at(25), count: 1, firstId: 'comment_30', newestId: 'comment_30' },
    }),
  })
  expect(screen.getAllByText('1 new since your last visit')).toHaveLength(2)
})

test('the first visit of a member is noted, and nothing is new to them', async () => {
  jest.useFakeTimers()
  try {
    const { operation } = await renderTimeline([comment(10)])
    act(() => jest.advanceTimersByTime(2_000))
    expect(operation().request.node.operation.name).toBe('useUnreadMutation')
    expect(operation().request.variables).toMatchObject({
      ideaId: 'idea_7',
      upTo: '2026-05-10T12:00:00.000Z',
    })
    expect(screen.queryByText(/new since/)).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

test('an address that names a comment brings its page of the timeline, and says when it is gone', async () => {
  const { operation, resolve } = await renderTimeline([comment(1)], {
    pageInfo: { hasNextPage: true },
    path: '/#comment_300',
  })
  expect(operation().request.variables).toMatchObject({
    id: 'idea_7',
    from: 'comment_300',
    first: 50,
  })
  expect(screen.queryByText('Comment 1')).not.toBeInTheDocument()
  const around = [comment(299), comment(300, { replyTo: { id: 'comment_299' } })]
  await resolve({
    Idea: () => ({ id: 'idea_7' }),
    TimelineItemConnection: () => page(around, { hasPreviousPage: true, hasNextPage: true }),
  })
  expect(screen.queryByText('Comment 1')).not.toBeInTheDocument()
  expect(document.getElementById('comment_300')).toHaveClass('target')
  expect(scrolled.mock.calls.at(-1)).toEqual(['comment_300'])
})

test('a comment that is gone, and a page that does not come', async () => {
  const { resolve, reject, operation, user } = await renderTimeline([comment(1)], {
    pageInfo: { hasNextPage: true },
    path: '/#comment_300',
  })
  await reject(new NetworkError({ operation: 'CommentListPageQuery', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Earshot cannot be reached')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(operation().request.variables).toMatchObject({ from: 'comment_300' })
  await resolve({
    Idea: () => ({ id: 'idea_7' }),
    TimelineItemConnection: () => page([comment(1)]),
  })
  expect(screen.getByRole('status')).toHaveTextContent('is no longer here')
})

test('an edge that is null, and one without its node, cost their own places alone', async () => {
  const { environment } = await renderTimeline([comment(1), comment(2), comment(3), comment(4)])
  act(() =>
    environment.commitUpdate((store) => {
      const list = store
        .getRoot()
        .getLinkedRecord('idea', { id: 'idea_7' })
        ?.getLinkedRecord('__CommentList_timeline_connection')
      const edges = list?.getLinkedRecords('edges') ?? []
      edges[2]?.setValue(null, 'node')
      list?.setLinkedRecords([null, ...edges.slice(1)], 'edges')
    }),
  )
  expect(lines().join()).toMatch(/Comment 2.*Comment 4/)
  expect(screen.queryByText('Comment 1')).not.toBeInTheDocument()
  expect(screen.queryByText('Comment 3')).not.toBeInTheDocument()
})

test('what one says stands behind what is still to come', async () => {
  const nodes = [comment(1), comment(3), comment(50, { author: aUser({ id: 'user_me' }) })]
  await renderTimeline(nodes, { pageInfo: { hasNextPage: true, endCursor: 'c_comment_3' } })
  const button = screen.getByRole('button', { name: 'Show more comments' })
  expect(
    button.compareDocumentPosition(screen.getByText('Comment 50')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  expect(
    button.compareDocumentPosition(screen.getByText('Comment 3')) &
      Node.DOCUMENT_POSITION_PRECEDING,
  ).toBeTruthy()
})

test('a link to a comment leads there with every press, from wherever somebody went meanwhile; an address that is put right does not', async () => {
  const { user } = await renderTimeline([comment(1), comment(2), comment(3)], {
    idea: { unread: { since: at(2), count: 1, firstId: 'comment_3', newestId: 'comment_3' } },
  })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const answer = document.getElementById('comment_2')
  await press('Follow')
  expect([scrolled.mock.calls, document.activeElement]).toEqual([[['comment_2']], answer])
  await press('Follow')
  expect([scrolled.mock.calls.length, document.activeElement]).toEqual([2, answer])
  await press('Retitle')
  expect([scrolled.mock.calls.length, document.activeElement]).toEqual([
    2,
    screen.getByRole('button', { name: 'Retitle' }),
  ])
  await press('Jump to new comments')
  await press('Follow')
  expect([scrolled.mock.calls.slice(2), document.activeElement]).toEqual([
    [['fresh'], ['comment_2']],
    answer,
  ])
})

describe('newest first', () => {
  const shown = () => screen.getAllByText(/^Comment \d/).map((text) => text.textContent)

  test('is an address of its own, and turns threads, not replies', async () => {
    const { user } = await renderTimeline(
      [comment(1), comment(2), comment(3, { replyTo: { id: 'comment_1' } })],
      { idea: { commentCount: 3 } },
    )
    expect(shown()).toEqual(['Comment 1', 'Comment 3', 'Comment 2'])
    expect(screen.getByRole('link', { name: 'Newest first' })).toHaveAttribute(
      'href',
      '/?comments=newest#comments',
    )
    await user.click(screen.getByRole('link', { name: 'Newest first' }))
    expect(shown()).toEqual(['Comment 2', 'Comment 1', 'Comment 3'])
    expect(screen.getByRole('link', { name: 'Oldest first' })).toHaveAttribute('href', '/#comments')
  })

  test('of a long list the end is loaded first, and what is earlier comes at the end', async () => {
    const { operation, resolve } = await renderTimeline([comment(1), comment(2)], {
      idea: { commentCount: 90 },
      pageInfo: { hasNextPage: true },
      path: '/?comments=newest',
    })
    expect(operation().request.variables).toMatchObject({ id: 'idea_7', last: 50 })
    await resolve({
      Idea: () => ({
        id: 'idea_7',
        commentCount: 90,
        timeline: page([comment(89), comment(90)], { hasPreviousPage: true }),
      }),
    })
    expect(shown()).toEqual(['Comment 90', 'Comment 89'])
    const last = screen.getByText('Comment 89')
    const more = screen.getByRole('button', { name: 'Show earlier comments' })
    expect(last.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

test('the official answer stands once: the thread points to it', async () => {
  await renderTimeline([comment(1), comment(2, { official: true })], {
    idea: { officialAnswer: { id: 'comment_2', state: 'LIVE' } },
  })
  expect(screen.getByText('Comment 1')).toBeVisible()
  expect(screen.queryByText('Comment 2')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to it' })).toHaveAttribute('href', '/#answer')
})

test('what was merged stands where it was posted, folded', async () => {
  const idea = {
    ...{ id: 'idea_9', number: 9, title: 'Pages that glow', createdAt: at(2) },
    author: aUser({ name: 'Bea' }),
  }
  await renderTimeline([comment(1), comment(3)], { idea: { mergedFrom: [{ idea }] } })
  const items = screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(items.map((text) => /Comment \d|Pages that glow/.exec(text)?.[0])).toEqual([
    'Comment 1',
    'Pages that glow',
    'Comment 3',
  ])
})
