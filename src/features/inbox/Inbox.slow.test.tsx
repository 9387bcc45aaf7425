import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { InboxTestQuery } from '#generated/InboxTestQuery.graphql.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus, aUser } from '#testing/factories.ts'
import { pressKey } from '#testing/pressKey.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import type { InboxPart } from './inboxAddress.ts'
import { InboxList } from './InboxList.tsx'
import { ToldKinds } from './ToldKinds.tsx'
import { UnreadWatch } from './UnreadWatch.lazy.tsx'

const hanna = aUser({ id: 'user_hanna', name: 'Hanna', role: 'COLLABORATOR' })
let made = 0
const told = (kind: string, facts: object = {}) => ({
  node: {
    id: `notification_${(made += 1)}`,
    kind,
    createdAt: '2026-05-10T10:00:00.000Z',
    actor: aUser({ id: 'user_zofia', name: 'Zofia' }),
    comment: null,
    status: null,
    mergedFrom: null,
    ...facts,
  },
})
const says = (excerpt: string) => ({ comment: { id: `comment_${excerpt.length}`, excerpt } })
const group = (number: number, notifications: object[], facts: object = {}) => ({
  node: {
    id: `group_${number}`,
    unreadCount: notifications.length,
    latestAt: '2026-05-10T10:00:00.000Z',
    idea: {
      ...anIdea({ number, title: `Idea ${number}` }),
      author: aUser({ id: 'user_other' }),
      status: aStatus('SHIPPED', 'Shipped'),
      viewerVote: null,
    },
    entry: null,
    notifications: { edges: notifications, pageInfo: { hasNextPage: false } },
    ...facts,
  },
})

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

async function renderInbox(
  edges: object[],
  { part = 'all', unread = 2 }: { part?: InboxPart; unread?: number } = {},
) {
  const services = createTestServices()
  const kit = renderWithRelay<InboxTestQuery>({
    query: graphql`
      query InboxTestQuery($unread: Boolean, $first: Int!, $after: String) @relay_test_operation {
        ...InboxList_query @arguments(unread: $unread, first: $first, after: $after)
        viewer {
          unreadNotificationCount
          ...ToldKinds_viewer
        }
      }
    `,
    variables: { unread: part === 'unread' ? true : null, first: 20, after: null },
    render: (data) => (
      <main>
        <h1>Inbox</h1>
        <InboxList query={data} part={part} />
        <ToldKinds viewer={data.viewer} />
        <p>In the navigation: {data.viewer.unreadNotificationCount}</p>
      </main>
    ),
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    Viewer: () => ({
      id: 'viewer_me',
      unreadNotificationCount: unread,
      user: aUser({ id: 'user_me', name: 'Mara' }),
      notificationPreferences: [
        { kind: 'REPLY', channel: 'INBOX', on: true },
        { kind: 'REPLY', channel: 'MAIL', on: true },
        { kind: 'COMMENT', channel: 'INBOX', on: false },
      ],
    }),
    InboxGroupConnection: () => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } }),
  })
  return { ...kit, services, press: (key: string) => pressKey(services, key) }
}

const row = (number: number) => screen.getByRole('article', { name: `Idea ${number}` })
const read = (number: number, errors: object[] = []) => ({
  data: {
    markGroupRead: {
      errors,
      group: errors.length > 0 ? null : { id: `group_${number}`, unreadCount: 0 },
      viewer: { id: 'viewer_me', unreadNotificationCount: errors.length > 0 ? 2 : 1 },
    },
  },
})

describe('a group', () => {
  test('says what the team did first, and what others said in one line that leads to it', async () => {
    await renderInbox([
      group(1, [
        told('COMMENT', says('Tried it on the ferry.')),
        told('COMMENT', { actor: aUser({ id: 'user_bo', name: 'Bo' }) }),
        told('STATUS_CHANGED', { actor: hanna, status: aStatus('SHIPPED', 'Shipped') }),
      ]),
    ])
    const lines = within(row(1)).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringContaining('Hanna Team shipped this.'),
      expect.stringContaining('Zofia and 1 other commented'),
    ])
    expect(screen.getByRole('link', { name: 'Tried it on the ferry.' })).toHaveAttribute(
      'href',
      '/ideas/1/keep-my-place#comment_22',
    )
    expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveAttribute(
      'href',
      '/ideas/1/keep-my-place',
    )
  })

  test('leads to the exact place where that is what it tells', async () => {
    await renderInbox([group(1, [told('REPLY', says('At 1.5 times.'))])])
    expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveAttribute(
      'href',
      '/ideas/1/keep-my-place#comment_13',
    )
    expect(row(1)).toHaveTextContent('Zofia replied to you')
  })

  test('says that it is one’s own idea, and since when one has waited for it', async () => {
    const idea = {
      ...anIdea({ number: 1, title: 'Idea 1' }),
      author: aUser({ id: 'user_me' }),
      status: aStatus('SHIPPED', 'Shipped'),
      viewerVote: { id: 'vote_1', createdAt: '2025-08-03T10:00:00.000Z' },
    }
    const shipped = told('STATUS_CHANGED', { status: aStatus('SHIPPED', 'Shipped') })
    await renderInbox([group(1, [shipped], { idea })])
    expect(row(1)).toHaveTextContent('Your idea')
    expect(row(1)).toHaveTextContent('You asked for it on 3 Aug 2025.')
  })

  test('about an entry of the changelog leads to it', async () => {
    const entry = { id: 'entry_1', slug: 'two-devices', title: 'Two devices, one note' }
    await renderInbox([group(1, [told('CHANGELOG')], { idea: null, entry })])
    const link = within(screen.getByRole('article', { name: entry.title })).getByRole('link')
    expect(link).toHaveAttribute('href', '/changelog/two-devices')
    expect(link).toHaveTextContent(entry.title)
  })

  test('whose idea can no longer be seen says so and leads nowhere', async () => {
    await renderInbox([group(1, [told('MENTION')], { idea: null })])
    const gone = screen.getByRole('article', { name: 'This idea can no longer be seen' })
    expect(within(gone).queryByRole('link')).not.toBeInTheDocument()
  })

  test.each([
    ['OFFICIAL_ANSWER', {}, 'Zofia answered'],
    ['MENTION', {}, 'Zofia mentioned you'],
    ['OFFICIAL_ANSWER', { status: aStatus('SHIPPED', 'Shipped') }, 'Zofia shipped this.'],
    ['MERGED', {}, 'Zofia merged another idea into this one'],
    ['MERGED', { mergedFrom: anIdea({ title: 'Accents' }) }, 'Zofia merged “Accents” into this'],
    ['CHANGELOG', {}, 'Zofia published this'],
    ['NEW_IDEA', {}, 'Zofia posted this'],
    ['AWAITS_APPROVAL', { actor: null }, 'Someone posted this. It is waiting for approval.'],
    ['STATUS_CHANGED', { status: aStatus('PLANNED', 'Next') }, 'Zofia marked this as planned'],
    ['STATUS_CHANGED', { status: aStatus('STARTED', 'Now') }, 'Zofia started work on this'],
    ['STATUS_CHANGED', { status: aStatus('DECLINED', 'No') }, 'Zofia declined this'],
    ['OFFICIAL_ANSWER', { status: aStatus('CLOSED', 'Old') }, 'Zofia closed this'],
    ['STATUS_CHANGED', { status: aStatus('OPEN', 'Open') }, 'Zofia moved this to Open'],
    ['STATUS_CHANGED', {}, 'Zofia changed the status'],
  ])('has words for %s %j', async (kind, facts, words) => {
    await renderInbox([group(1, [told(kind, facts)])])
    expect(within(row(1)).getByRole('listitem')).toHaveTextContent(words)
  })
})

describe('reading', () => {
  const shown = () => screen.getByText(/^In the navigation/).textContent

  test('is shown at once, here and in the navigation, and comes back when it fails', async () => {
    const { user, operation, reject, respond, services } = await renderInbox([
      group(1, [told('REPLY')]),
      group(2, [told('REPLY')]),
    ])
    await user.click(screen.getByRole('button', { name: 'Mark read: Idea 1' }))
    expect(within(row(1)).queryByText('Unread')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveFocus()
    expect([shown(), operation().request.variables]).toEqual([
      'In the navigation: 1',
      expect.objectContaining({ groupId: 'group_1' }),
    ])
    await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
    expect(within(row(1)).getByText('Unread')).toBeInTheDocument()
    expect(shown()).toBe('In the navigation: 2')
    expect(services.toasts.snapshot().map(({ text }) => text)).toEqual([
      'Not marked as read. Earshot cannot be reached.',
    ])
    await user.click(screen.getByRole('button', { name: 'Mark read: Idea 1' }))
    await respond(read(1))
    expect(within(row(1)).queryByText('Unread')).not.toBeInTheDocument()
    expect(shown()).toBe('In the navigation: 1')
  })

  test('by keyboard, from group to group, and a group keeps its place', async () => {
    const { press, operation, respond } = await renderInbox([
      group(1, [told('REPLY')]),
      group(2, [told('REPLY')]),
    ])
    await press('j')
    await press('j')
    expect(screen.getByRole('link', { name: 'Idea 2' })).toHaveFocus()
    await press('k')
    await press('e')
    expect(operation().request.variables).toMatchObject({ groupId: 'group_1' })
    await respond(read(1))
    expect(screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'))).toEqual([
      'Idea 1',
      'Idea 2',
    ])
    expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveFocus()
  })

  test('everything: asked first, up to what is shown, and told why it was not done', async () => {
    const { user, operation, respond } = await renderInbox([
      group(1, [told('REPLY')]),
      group(2, [told('REPLY', { createdAt: '2026-05-10T11:00:00.000Z' })], {
        latestAt: '2026-05-10T11:00:00.000Z',
      }),
    ])
    await user.click(screen.getByRole('button', { name: 'Mark all read' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mark all 2 as read?' })
    const confirm = within(dialog).getByRole('button', { name: 'Mark all read' })
    await user.click(confirm)
    expect(operation().request.variables).toMatchObject({ before: '2026-05-10T11:00:00.000Z' })
    await respond({
      data: {
        markAllRead: {
          errors: [refusal({ message: 'Please sign in again.' })],
          viewer: { id: 'viewer_me', unreadNotificationCount: 2 },
        },
      },
    })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please sign in again.')
    await user.click(confirm)
    await respond({
      data: {
        markAllRead: { errors: [], viewer: { id: 'viewer_me', unreadNotificationCount: 0 } },
      },
    })
    expect(screen.queryByText('Unread', { selector: 'span span' })).not.toBeInTheDocument()
    expect(shown()).toBe('In the navigation: 0')
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument()
    // The button that opened the question is gone.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus())
  })
})

test('everything is read: says so, and what the next word will be', async () => {
  await renderInbox([], { part: 'unread', unread: 0 })
  expect(screen.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the ideas you follow' })).toHaveAttribute(
    'href',
    '/?following=1',
  )
})

test('beside it stands what one is told, and how', async () => {
  await renderInbox([])
  expect(screen.getByText('Replies to you').nextElementSibling).toHaveTextContent('here, e-mail')
  expect(screen.getByText('Other comments').nextElementSibling).toHaveTextContent('nothing')
  expect(screen.getByRole('link', { name: 'Change notification settings' })).toHaveAttribute(
    'href',
    '/settings#told',
  )
})

describe('what comes in', () => {
  const come = (type: string) => act(async () => void window.dispatchEvent(new Event(type)))

  test('is offered and does not move the list', async () => {
    const { operation, respond } = await renderInbox([group(1, [told('REPLY')])])
    await come('focus')
    expect(operation().request.node.operation.name).toBe('useInboxNewsQuery')
    const answer = (latestAt: string) => ({
      data: {
        viewer: {
          id: 'viewer_me',
          inbox: { edges: [{ node: { id: 'group_2', latestAt } }] },
        },
      },
    })
    await respond(answer('2026-05-10T10:00:00.000Z'))
    expect(screen.queryByText('You have new notifications.')).not.toBeInTheDocument()
    await come('focus')
    await respond(answer('2026-05-10T10:05:00.000Z'))
    expect(screen.getByRole('status')).toHaveTextContent('You have new notifications.')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test.each([
    ['at the root of a host', '/'],
    ['under a path', '/feedback'],
  ])(
    'is counted when somebody comes back to the page, and read out where it is more: %s',
    async (_, base) => {
      const kit = renderWithRelay(
        <>
          <nav>
            <AppLink href="/inbox">
              <span>Inbox</span>
            </AppLink>
          </nav>
          <main>
            <nav>
              <AppLink href="/inbox">All</AppLink>
            </nav>
          </main>
          <UnreadWatch />
        </>,
        { wrapper: servicesWrapper(), base },
      )
      // It looks for the links once they are drawn.
      await act(async () => void (await new Promise((go) => setTimeout(go))))
      const answer = (unreadNotificationCount: number) =>
        kit.respond({ data: { viewer: { id: 'viewer_me', unreadNotificationCount } } })
      const link = () => screen.getByRole('link', { name: /^Inbox/ })
      expect(link()).toHaveTextContent(/^Inbox$/)
      await answer(2)
      expect(link()).toHaveTextContent('Inbox 2')
      // A tab of the page is its own, and may not have come to life yet.
      expect(screen.getByRole('link', { name: 'All' })).toHaveTextContent(/^All$/)
      await come('focus')
      await answer(1)
      expect(link()).toHaveTextContent('Inbox 1')
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
      await come('focus')
      await answer(3)
      expect(link()).toHaveTextContent('Inbox 3')
      expect(screen.getByRole('status')).toHaveTextContent('3 unread in your inbox')
      await come('focus')
      await answer(0)
      expect(link()).toHaveTextContent(/^Inbox$/)
    },
  )
})
