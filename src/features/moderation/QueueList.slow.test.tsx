import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { QueueListTestQuery } from '#generated/QueueListTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { pressKey } from '#testing/pressKey.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import type { Queue } from './queueAddress.ts'
import { QueueList } from './QueueList.tsx'
import { QueueTabs } from './QueueTabs.tsx'

const base = {
  createdAt: '2026-05-09T12:00:00.000Z',
  author: { ...aUser(), trusted: null },
  reports: [],
  held: null,
  viewerCanMerge: false,
}
const anItem = (number: number, facts: object = {}) => ({
  node: {
    ...base,
    __typename: 'Idea',
    id: `idea_${number}`,
    number,
    slug: 's',
    title: `Idea ${number}`,
    excerpt: 'Words',
    ideaState: 'PENDING',
    board: { id: 'board_1', name: 'Editor' },
    ...facts,
  },
})
const aComment = {
  node: {
    ...base,
    __typename: 'Comment',
    id: 'comment_1',
    body: 'Buy this',
    commentState: 'PENDING',
    idea: {
      id: 'idea_9',
      number: 9,
      slug: '',
      title: 'Nine',
      board: { id: 'board_1', name: 'Editor' },
    },
    reports: [
      {
        id: 'report_1',
        reason: 'SPAM',
        note: 'An advert',
        reporter: { id: 'user_bo', name: 'Bo' },
      },
    ],
  },
}

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

async function renderQueue(edges: object[], queue: Queue = 'PENDING') {
  const services = createTestServices()
  const kit = renderWithRelay<QueueListTestQuery>({
    query: graphql`
      query QueueListTestQuery($queue: ModerationQueue!) @relay_test_operation {
        moderation {
          ...QueueTabs_moderation
        }
        ...QueueList_query @arguments(queue: $queue)
      }
    `,
    variables: { queue },
    render: (data) => (
      <>
        {data.moderation && <QueueTabs moderation={data.moderation} queue={queue} />}
        <QueueList query={data} queue={queue} />
      </>
    ),
    wrapper: servicesWrapper(services),
  })
  const moderation = { pendingCount: edges.length, reportedCount: 1, spamCount: 0, deletedCount: 0 }
  await kit.resolve({
    ModerationQueues: () => moderation,
    ModerationItemConnection: () => ({ edges, pageInfo: { hasNextPage: false } }),
  })
  const press = (key: string) => pressKey(services, key)
  const done = () => kit.respond({ data: { setIdeaState: { errors: [], idea: null } } })
  return { ...kit, services, press, done }
}

test('shows what waits and why, and how much', async () => {
  await renderQueue([anItem(1, { held: { reason: 'LINKS', links: 3 } }), aComment])
  expect(screen.getByRole('link', { name: 'Awaiting approval 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(screen.getByRole('link', { name: 'Reported 1' })).toHaveAttribute(
    'href',
    '/team?show=reported',
  )
  expect(screen.getByText('Held: 3 links from a new person')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Comment on “Nine”' })).toHaveAttribute(
    'href',
    '/ideas/9',
  )
  expect(screen.getByText('Spam or advertising, by Bo')).toBeVisible()
  expect(screen.getByText('An advert')).toBeVisible()
})

test('nothing waits: says so and what comes next', async () => {
  await renderQueue([])
  expect(await screen.findByText('Nothing to approve')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the ideas' })).toHaveAttribute('href', '/')
})

test('by keyboard: what is decided leaves, the focus goes on, and the way back is offered', async () => {
  const { press, operation, done, services } = await renderQueue([anItem(1), anItem(2)])
  await press('j')
  expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveFocus()
  await press('a')
  expect(operation().request.variables).toMatchObject({ id: 'idea_1', state: 'LIVE' })
  expect(screen.getByRole('link', { name: 'Idea 2' })).toHaveFocus()
  await done()
  await waitFor(() => expect(screen.queryByText('Idea 1')).not.toBeInTheDocument())
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('1 post published')
  await act(async () => toast?.action?.onAction())
  expect(operation().request.variables).toMatchObject({ id: 'idea_1', state: 'PENDING' })
})

const byMember = (number: number, id: string) =>
  anItem(number, { author: { ...aUser({ id }), trusted: false } })
const trustAnswer = (id: string, trusted: boolean) => ({
  data: { setPersonTrusted: { errors: [], user: { id, trusted } } },
})

test('a post is approved and its author trusted at once, by button, and both are taken back', async () => {
  const { user, operation, done, respond, services } = await renderQueue([
    byMember(1, 'user_bo'),
    byMember(2, 'user_bo'),
    anItem(3),
  ])
  expect(screen.getAllByRole('button', { name: 'Approve and trust' })).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Approve and trust' })[0]!)
  expect(operation().request.variables).toMatchObject({ userId: 'user_bo', trusted: true })
  await respond(trustAnswer('user_bo', true))
  expect(operation().request.variables).toMatchObject({ id: 'idea_1', state: 'LIVE' })
  await done()
  await waitFor(() => expect(screen.queryByText('Idea 1')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Approve and trust' })).not.toBeInTheDocument()
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('1 post published; its author’s next posts need no approval')
  await act(async () => toast?.action?.onAction())
  expect(operation().request.variables).toMatchObject({ userId: 'user_bo', trusted: false })
  await respond(trustAnswer('user_bo', false))
  expect(operation().request.variables).toMatchObject({ id: 'idea_1', state: 'PENDING' })
})

test('where the author cannot be trusted the post is not published, and says why', async () => {
  const { press, pending, respond } = await renderQueue([byMember(1, 'user_bo')])
  await press('j')
  await press('t')
  await respond({
    data: { setPersonTrusted: { errors: [refusal({ message: 'They are gone.' })], user: null } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('They are gone.')
  expect(pending()).toBe(0)
})

test('where the post cannot be published its author is trusted no more, and it says why', async () => {
  const { press, operation, respond, reject } = await renderQueue([byMember(1, 'user_bo')])
  await press('j')
  await press('t')
  await respond(trustAnswer('user_bo', true))
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  expect(operation().request.variables).toMatchObject({ userId: 'user_bo', trusted: false })
  await respond(trustAnswer('user_bo', false))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve and trust' })).toBeVisible()
})

test('many are trusted by key, and nobody where nobody can be', async () => {
  const { press, user, operation, pending, done, respond } = await renderQueue([
    anItem(1),
    anItem(2),
    byMember(3, 'user_bo'),
  ])
  await press('j')
  await press('t')
  expect(pending()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await press('t')
  await done()
  await done()
  await respond(trustAnswer('user_bo', true))
  expect(operation().request.variables).toMatchObject({ id: 'idea_3', state: 'LIVE' })
  await done()
  await waitFor(() => expect(screen.queryByText('Idea 3')).not.toBeInTheDocument())
})

test('who was trusted with one of many posts stays so where another one cannot be published', async () => {
  const { press, user, operation, done, respond } = await renderQueue([
    byMember(1, 'user_bo'),
    byMember(2, 'user_bo'),
  ])
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await press('t')
  await respond(trustAnswer('user_bo', true))
  await done()
  expect(operation().request.variables).toMatchObject({ id: 'idea_2', state: 'LIVE' })
  await respond({
    data: { setIdeaState: { errors: [refusal({ message: 'Not this one.' })], idea: null } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Not this one.')
  expect(operation().request.variables).not.toHaveProperty('trusted')
})

test('many at once, one after the other; what is refused stays and says why', async () => {
  const { press, user, operation, done, respond } = await renderQueue([
    anItem(1),
    anItem(2),
    anItem(3),
  ])
  await press('j')
  await press('x')
  await user.click(screen.getByRole('checkbox', { name: 'Select “Idea 3”' }))
  expect(screen.getByRole('status')).toHaveTextContent('2 selected')
  await user.click(screen.getAllByRole('button', { name: 'Mark as spam' })[0]!)
  expect(operation().request.variables).toMatchObject({ id: 'idea_1', state: 'SPAM' })
  await done()
  expect(operation().request.variables).toMatchObject({ id: 'idea_3', state: 'SPAM' })
  await respond({
    data: {
      setIdeaState: {
        errors: [refusal({ message: 'The text of this idea was deleted permanently.' })],
        idea: null,
      },
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('deleted permanently')
  await waitFor(() => expect(screen.queryByText('Idea 1')).not.toBeInTheDocument())
  expect(screen.getByText('Idea 3')).toBeVisible()
})

test('all can be selected at once, and the same button, which keeps the focus, selects none', async () => {
  const { user } = await renderQueue([anItem(1), anItem(2)])
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  expect(screen.getByRole('status')).toHaveTextContent('2 selected')
  const none = screen.getByRole('button', { name: 'Select none' })
  expect(none).toHaveFocus()
  await user.click(none)
  expect(screen.getByRole('button', { name: 'Select all' })).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('what cannot be taken back says why, and the others are', async () => {
  const { user, operation, done, respond, services } = await renderQueue([
    anItem(1),
    anItem(2),
    anItem(3),
  ])
  await user.click(screen.getByRole('button', { name: /^Select all/ }))
  await user.click(screen.getAllByRole('button', { name: 'Mark as spam' })[0]!)
  for (const _ of [1, 2, 3]) await done()
  const [toast] = services.toasts.snapshot()
  await act(async () => toast?.action?.onAction())
  expect(operation().request.variables).toMatchObject({ id: 'idea_1', state: 'PENDING' })
  await done()
  await respond({
    data: { setIdeaState: { errors: [refusal({ message: 'Not this one.' })], idea: null } },
  })
  expect(operation().request.variables).toMatchObject({ id: 'idea_3', state: 'PENDING' })
  await done()
  await waitFor(() =>
    expect(services.toasts.snapshot().map(({ text }) => text)).toContain('Not this one.'),
  )
})

test('a report is closed without touching the post, and that can be undone', async () => {
  const { user, operation, respond, services } = await renderQueue([aComment], 'REPORTED')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(operation().request.variables).toMatchObject({ subjectId: 'comment_1' })
  await respond({ data: { resolveReports: { errors: [] } } })
  await waitFor(() => expect(services.toasts.snapshot()).toHaveLength(1))
  act(() => services.toasts.snapshot()[0]?.action?.onAction())
  await waitFor(() =>
    expect(operation().request.node.operation.name).toBe('useResolveReportsReopenMutation'),
  )
  expect(operation().request.variables).toMatchObject({ subjectId: 'comment_1' })
})

const into = { id: 'idea_7', number: 7, slug: 'seven', voteCount: 2, importedVoteCount: 0 }

/** Finds what is to be merged into, and answers how many votes they have together. */
async function chooseTarget(
  { user, operation, respond }: Awaited<ReturnType<typeof renderQueue>>,
  together: number,
) {
  await user.type(screen.getByRole('searchbox'), '7')
  await waitFor(() => expect(operation().request.variables).toMatchObject({ search: '7' }))
  await respond({
    data: {
      numbered: {
        ...into,
        __typename: 'Idea',
        title: 'Seven',
        status: { id: 'status_1', name: 'Open' },
      },
      ideas: { edges: [] },
    },
  })
  await user.click(await screen.findByRole('radio', { name: /^Seven/ }))
  const asked = operation().request.variables
  await respond({
    data: { idea: { id: 'idea_1', mergePreview: { voteCount: together, importedVoteCount: 0 } } },
  })
  expect(screen.getByText(`${together} votes in total from ${together} people.`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  return asked
}

const counted = (pendingCount: number) => ({
  data: { moderation: { pendingCount, reportedCount: 1, spamCount: 0, deletedCount: 0 } },
})
const mergedAway = (number: number) => ({
  data: {
    mergeIdea: {
      errors: [],
      into,
      idea: { id: `idea_${number}`, viewerCanMerge: false, mergedInto: into },
    },
  },
})

test('an idea is merged from its row or by key: it leaves, and the way back is offered', async () => {
  const kit = await renderQueue([anItem(1, { viewerCanMerge: true }), aComment])
  const { press, operation, respond, services } = kit
  expect(screen.getAllByRole('button', { name: 'Merge into…' })).toHaveLength(1)
  await press('j')
  await press('m')
  await screen.findByRole('dialog', { name: 'Merge “Idea 1” into another idea' })
  // As browsers have it while a dialog is open.
  kit.container.setAttribute('inert', '')
  await chooseTarget(kit, 2)
  await respond(mergedAway(1))
  await waitFor(() => expect(screen.queryByText('Idea 1')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('link', { name: 'Comment on “Nine”' })).toHaveFocus())
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('Merged into #7.')
  await respond(counted(1))
  expect(screen.getByRole('link', { name: 'Awaiting approval 1' })).toBeVisible()
  await act(async () => toast?.action?.onAction())
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_1' })
  await respond({
    data: {
      unmergeIdea: {
        errors: [],
        idea: { id: 'idea_1', mergedInto: null, viewerCanUnmerge: false },
        into: null,
      },
    },
  })
  await respond(counted(2))
  expect(screen.getByRole('link', { name: 'Awaiting approval 2' })).toBeVisible()
})

test.each<[Queue, string]>([
  ['PENDING', 'Idea 4'],
  ['REPORTED', 'Idea 1'],
])(
  'merged by the button above the list: in %s the focus is on “%s” when the dialog has closed',
  async (queue, next) => {
    const kit = await renderQueue(
      [1, 2, 3, 4].map((number) => anItem(number, { viewerCanMerge: true })),
      queue,
    )
    for (const number of [1, 3])
      await kit.user.click(screen.getByRole('checkbox', { name: `Select “Idea ${number}”` }))
    await kit.user.click(screen.getAllByRole('button', { name: 'Merge into…' })[0]!)
    await screen.findByRole('dialog', { name: 'Merge 2 ideas into another one' })
    await chooseTarget(kit, 3)
    for (const number of [1, 3]) await kit.respond(mergedAway(number))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus())
  },
)

test('while only comments are selected `m` merges the idea in focus', async () => {
  const { press, user } = await renderQueue([aComment, anItem(1, { viewerCanMerge: true })])
  await user.click(screen.getByRole('checkbox', { name: 'Select “Comment on “Nine””' }))
  await press('j')
  await press('j')
  expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveFocus()
  await press('m')
  expect(
    await screen.findByRole('dialog', { name: 'Merge “Idea 1” into another idea' }),
  ).toBeVisible()
})

test('all that are selected are merged, one after the other: what is refused stays selected and says why, and one press takes all back', async () => {
  const kit = await renderQueue([
    ...[1, 2, 3].map((number) => anItem(number, { viewerCanMerge: true })),
    aComment,
  ])
  const { press, user, operation, respond, services } = kit
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await press('m')
  await screen.findByRole('dialog', { name: 'Merge 3 ideas into another one' })
  expect(await chooseTarget(kit, 5)).toEqual({
    ideaId: 'idea_1',
    withIds: ['idea_2', 'idea_3'],
    intoId: 'idea_7',
  })
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_1', intoId: 'idea_7' })
  await respond(mergedAway(1))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_2', intoId: 'idea_7' })
  await respond({
    data: {
      mergeIdea: {
        errors: [refusal({ message: 'This idea no longer exists.' })],
        into: null,
        idea: null,
      },
    },
  })
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_3', intoId: 'idea_7' })
  await respond(mergedAway(3))
  await waitFor(() => expect(screen.queryByText('Idea 3')).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent('This idea no longer exists.')
  expect([
    screen.queryByText('Idea 1'),
    screen.getByRole('checkbox', { name: 'Select “Idea 2”' }),
  ]).toEqual([null, expect.objectContaining({ checked: true })])
  expect(screen.getByText('2 selected')).toBeVisible()
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('2 ideas merged into #7.')
  await act(async () => toast?.action?.onAction())
  for (const number of [1, 3]) {
    expect(operation().request.variables).toMatchObject({ ideaId: `idea_${number}` })
    await respond({
      data: {
        unmergeIdea: {
          errors: [],
          idea: { id: `idea_${number}`, mergedInto: null, viewerCanUnmerge: false },
          into: null,
        },
      },
    })
  }
  // They come back where they were: nothing more is said.
  expect(services.toasts.snapshot()).toHaveLength(1)
})

test('where nothing could be merged the dialog stays and says why', async () => {
  const kit = await renderQueue([1, 2].map((number) => anItem(number, { viewerCanMerge: true })))
  await kit.user.click(screen.getByRole('button', { name: 'Select all' }))
  await kit.user.click(screen.getAllByRole('button', { name: 'Merge into…' })[0]!)
  await screen.findByRole('dialog', { name: 'Merge 2 ideas into another one' })
  await chooseTarget(kit, 3)
  for (const _ of [1, 2])
    await kit.respond({
      data: {
        mergeIdea: {
          errors: [refusal({ message: 'You are not allowed to merge ideas.' })],
          into: null,
          idea: null,
        },
      },
    })
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are not allowed to merge ideas\.$/)
  expect([screen.getByRole('dialog'), kit.services.toasts.snapshot()]).toEqual([
    expect.anything(),
    [],
  ])
})

test('a post whose decision is on its way is passed by, and not decided about again', async () => {
  const { press, operation, pending, done } = await renderQueue([anItem(1), anItem(2), anItem(3)])
  for (const key of ['j', 'j', 'a']) await press(key)
  expect(screen.getByRole('link', { name: 'Idea 3' })).toHaveFocus()
  await press('a')
  expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveFocus()
  await press('a')
  expect(screen.getByRole('region', { name: 'Posts: Awaiting approval' })).toHaveFocus()
  expect(pending()).toBe(3)
  await press('j')
  await press('a')
  expect(pending()).toBe(3)
  expect(operation().request.variables).toMatchObject({ id: 'idea_1' })
  await done()
})

test('before several are kept it asks', async () => {
  const { user, operation, pending } = await renderQueue([anItem(1), anItem(2)], 'REPORTED')
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getAllByRole('button', { name: 'Keep' })[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Keep 2 posts?' })
  expect(pending()).toBe(0)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect([pending(), screen.getByText('2 selected')]).toEqual([0, expect.anything()])
  await user.click(screen.getAllByRole('button', { name: 'Keep' })[0]!)
  await user.click(await screen.findByRole('button', { name: 'Keep 2 posts' }))
  expect(operation().request.variables).toMatchObject({ subjectId: 'idea_1' })
})
