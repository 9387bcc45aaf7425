import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CommentListTestQuery } from '#generated/CommentListTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createSlowServices, servicesWrapper } from '#testing/testServices.tsx'
import { CommentList } from './CommentList.tsx'

const node = (number: number, facts: object = {}) => ({
  __typename: 'Comment',
  id: `comment_${number}`,
  state: 'LIVE',
  internal: false,
  official: false,
  mergedFrom: null,
  bodyHtml: `<p>Comment ${number}</p>`,
  createdAt: `2026-05-09T12:00:0${number}.000Z`,
  editedAt: null,
  replyTo: null,
  reactions: [],
  author: aUser(),
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: false,
  viewerHasReported: false,
  ...facts,
})

function edges(numbers: number[], facts: Record<number, object> = {}) {
  return numbers.map((number) => ({ cursor: `c${number}`, node: node(number, facts[number]) }))
}

async function renderComments(
  numbers: number[],
  {
    hasNextPage = false,
    signedIn = true,
    team = false,
    facts = {},
  }: {
    hasNextPage?: boolean
    signedIn?: boolean
    team?: boolean
    facts?: Record<number, object>
  } = {},
) {
  const services = createSlowServices()
  const kit = renderWithRelay<CommentListTestQuery>({
    query: graphql`
      query CommentListTestQuery @relay_test_operation {
        ...CommentList_query
        idea(id: "idea_7") {
          ...CommentList_idea
          ...CommentListHead_idea
        }
      }
    `,
    render: (data) => data.idea && <CommentList idea={data.idea} query={data} />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    // All of it read: else the visit is marked a moment later, between the requests that a test looks at.
    Idea: () => ({
      id: 'idea_7',
      state: 'LIVE',
      commentCount: numbers.length,
      unread: { since: '2026-05-10T12:00:00.000Z', count: 0, firstId: null, newestId: null },
      viewerCanComment: signedIn,
      viewerCanReact: signedIn,
      viewerCanCommentInternally: team,
    }),
    Viewer: () => ({ user: signedIn ? aUser() : null }),
    TimelineItemConnection: () => ({
      edges: edges(numbers, facts),
      pageInfo: {
        hasNextPage,
        hasPreviousPage: false,
        startCursor: 'c1',
        endCursor: numbers.length > 0 ? `c${numbers.at(-1)}` : null,
      },
    }),
  })
  const field = await screen.findByRole('textbox', { name: 'Your comment' })
  return { ...kit, services, field }
}

const texts = () =>
  screen.queryAllByRole('article').map((item) => item.querySelector('p')?.textContent)
const answer = (facts: object) => ({
  data: { postComment: { errors: [], timelineEdge: null, idea: null, ...facts } },
})
const edge = (number: number, facts: object = {}) => ({
  cursor: `c${number}`,
  node: { ...node(number, facts), author: { __typename: 'User', ...aUser() } },
})

test('shows fifty at a time, in order', async () => {
  const { user, operation, resolve } = await renderComments([1, 2], { hasNextPage: true })
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  expect(operation().request.variables).toMatchObject({ first: 50, after: 'c2', id: 'idea_7' })
  await resolve({
    Idea: () => ({ id: 'idea_7' }),
    TimelineItemConnection: () => ({ edges: edges([3]), pageInfo: { hasNextPage: false } }),
  })
  expect(texts()).toEqual(['Comment 1', 'Comment 2', 'Comment 3'])
})

test('says when there are none', async () => {
  await renderComments([])
  expect(screen.getByText(/^No comments yet/)).toBeVisible()
})

test('a page that does not come can be tried again', async () => {
  const { user, reject } = await renderComments([1], { hasNextPage: true })
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  await reject(new NetworkError({ operation: 'CommentListPageQuery', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Earshot cannot be reached')
  expect(texts()).toEqual(['Comment 1'])
})

test('replies stand under what they answer; what is for the team says so', async () => {
  await renderComments([1, 2, 3], {
    facts: { 3: { replyTo: { id: 'comment_1' }, internal: true } },
  })
  expect(texts()).toEqual(['Comment 1', 'Only the team sees this', 'Comment 2'])
  expect(within(screen.getByRole('list', { name: 'Replies' })).getByText('Comment 3')).toBeVisible()
})

test('a comment stands in the list at once, and stays as the server has it', async () => {
  const { user, field, operation, respond } = await renderComments([1])
  await user.type(field, 'Me <b>too')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Me <b>too')).toBeVisible()
  expect(screen.getByText(/sending/)).toBeVisible()
  expect(field).toHaveValue('')
  await screen.findByRole('button', { name: 'Posting' })
  expect(operation().request.variables).toMatchObject({
    ideaId: 'idea_7',
    body: 'Me <b>too',
    replyToId: null,
    internal: false,
  })
  await respond(
    answer({
      timelineEdge: edge(2, { bodyHtml: '<p>Me too</p>' }),
      idea: {
        __typename: 'Idea',
        id: 'idea_7',
        commentCount: 2,
        viewerIsFollowing: true,
        viewerCanComment: true,
        locked: false,
        discussionLock: null,
      },
    }),
  )
  expect(texts()).toEqual(['Comment 1', 'Me too'])
  expect(screen.getByRole('status')).toHaveTextContent('Your comment was posted.')
})

test('what could not be sent comes back into the field, before what was typed meanwhile', async () => {
  const { user, field, reject } = await renderComments([1])
  await user.type(field, 'First')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await user.type(field, 'Second')
  await reject(new NetworkError({ operation: 'usePostCommentMutation', reason: 'x' }))
  expect(field).toHaveValue('First\n\nSecond')
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is saved')
  expect(texts()).toEqual(['Comment 1'])
})

test('a visitor’s reply waits for the sign-in', async () => {
  const { user, services, pending } = await renderComments([1], { signedIn: false })
  await user.click(screen.getByRole('button', { name: 'Reply to Ana' }))
  const reply = await screen.findByRole('textbox', { name: 'Your reply' })
  expect(reply).toHaveFocus()
  await user.type(reply, 'Same')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  expect(services.intents.waiting()).toEqual({
    kind: 'comment',
    ideaId: 'idea_7',
    replyTo: 'comment_1',
  })
  expect(services.storage.read('earshot.draft.comment.comment_1')).toContain('Same')
  expect([services.signInPrompt.current(), pending()]).toEqual(['comment', 0])
})

test('an edit that is outdated shows how it reads now and keeps what was typed, also without a connection', async () => {
  const { user, services, operation, respond, reject } = await renderComments([1], {
    facts: { 1: { viewerCanEdit: true } },
  })
  const told = jest.fn()
  services.usage.attach(told)
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await waitFor(() => expect(operation().request.node.operation.name).toBe('EditFormQuery'))
  await respond({
    data: {
      node: {
        __typename: 'Comment',
        id: 'comment_1',
        body: 'Comment 1',
        version: 1,
        internal: false,
        idea: { __typename: 'Idea', id: 'idea_7' },
      },
    },
  })
  const field = await screen.findByRole('textbox', { name: 'Edit your comment' })
  await user.clear(field)
  await user.type(field, 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toMatchObject({ id: 'comment_1', body: 'Mine', version: 1 })
  const now = {
    __typename: 'Comment',
    id: 'comment_1',
    version: 2,
    body: 'Theirs',
    bodyHtml: '<p>Theirs</p>',
    editedAt: '2026-05-10T12:00:00.000Z',
    state: 'LIVE',
  }
  await respond({
    data: {
      editComment: {
        errors: [refusal({ code: 'OUTDATED', field: 'expectedVersion', message: 'x' })],
        comment: now,
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You changed this elsewhere while you were writing',
  )
  expect(screen.getByRole('region', { name: 'Current version' })).toHaveTextContent('Theirs')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(screen.getByRole('textbox', { name: 'Edit your comment' })).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toMatchObject({ body: 'Mine', version: 2 })
  const { clientMutationId } = operation().request.variables
  await reject(new NetworkError({ operation: 'useEditCommentMutation', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('will be sent when the connection is back')
  expect(told).not.toHaveBeenCalled()
  fireEvent(window, new Event('online'))
  expect(operation().request.variables).toMatchObject({
    body: 'Mine',
    version: 2,
    clientMutationId,
  })
  await respond({
    data: {
      editComment: {
        errors: [],
        comment: { ...now, version: 3, body: 'Mine', bodyHtml: '<p>Mine</p>' },
      },
    },
  })
  expect(await screen.findByText('Mine')).toBeVisible()
  expect(screen.getByText(/edited/)).toBeVisible()
  expect(told.mock.calls).toEqual([['comment_edited', { idea: 'idea_7' }]])
})

test('a reaction shows at once and is set, not toggled', async () => {
  const { user, operation } = await renderComments([1], {
    facts: { 1: { reactions: [{ reaction: 'AGREE', count: 2, viewerHasReacted: false }] } },
  })
  const agree = screen.getByRole('button', { name: 'Agree, 2' })
  await user.click(agree)
  expect(screen.getByRole('button', { name: 'Agree, 3' })).toHaveAttribute('aria-pressed', 'true')
  expect(operation().request.variables).toMatchObject({
    id: 'comment_1',
    reaction: 'AGREE',
    on: true,
  })
})

test('a reply that was lost is another one where it answers something else, and waits no longer', async () => {
  const { user, operation, reject, pending } = await renderComments([1, 2], {
    facts: { 2: { replyTo: { id: 'comment_1' } } },
  })
  const [first, second] = screen.getAllByRole('button', { name: /^Reply/ })
  await user.click(first as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Me too')
  const send = async () => {
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(pending()).toBe(1))
    return operation().request.variables
  }
  const lost = await send()
  expect(lost).toMatchObject({ body: 'Me too', replyToId: 'comment_1' })
  await reject(new NetworkError({ operation: 'usePostCommentMutation', reason: 'x' }))
  await user.click(second as HTMLElement)
  fireEvent(window, new Event('online'))
  expect(pending()).toBe(0)
  await user.click(screen.getByRole('textbox', { name: 'Your reply' }))
  const next = await send()
  expect(next).toMatchObject({ body: 'Me too', replyToId: 'comment_2' })
  expect(next['clientMutationId']).not.toBe(lost['clientMutationId'])
})

test('a comment with a null where none should be costs its own place alone', async () => {
  await renderComments([1, 2, 3], { facts: { 2: { reactions: null } } })
  expect(screen.getByText('Comment 1')).toBeVisible()
  expect(screen.getByText('Comment 3')).toBeVisible()
  expect(screen.getByText('This part could not be loaded')).toBeVisible()
})

test('a reply that is given up leaves its reader at the comment that it answers', async () => {
  const { user } = await renderComments([1, 2])
  await user.click(screen.getAllByRole('button', { name: 'Reply to Ana' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(document.getElementById('comment_1')).toHaveFocus()
})
