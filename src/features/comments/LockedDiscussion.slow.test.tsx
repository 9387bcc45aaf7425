import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { commitLocalUpdate, graphql } from 'react-relay'
import type { LockedDiscussionTestQuery } from '#generated/LockedDiscussionTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { dataId } from '#relay/store/dataId.ts'
import { expectConsoleError } from '#relay/testing/failOnNoise.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createSlowServices, servicesWrapper } from '#testing/testServices.tsx'
import { CommentList } from './CommentList.tsx'

const comment = {
  __typename: 'Comment',
  id: 'comment_1',
  state: 'LIVE',
  internal: false,
  official: false,
  mergedFrom: null,
  bodyHtml: '<p>Said before</p>',
  createdAt: '2026-05-09T12:00:00.000Z',
  editedAt: null,
  replyTo: null,
  reactions: [],
  author: aUser(),
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: false,
  viewerHasReported: false,
}
const lock = { at: '2026-05-03T12:00:00.000Z', by: { id: 'user_ana', name: 'Ana' } }
const lockedIdea = {
  __typename: 'Idea',
  id: 'idea_7',
  commentCount: 1,
  viewerIsFollowing: true,
  viewerCanComment: false,
  locked: true,
  discussionLock: { ...lock, by: { __typename: 'User', ...lock.by } },
}

async function renderDiscussion(idea: object, { signedIn = true }: { signedIn?: boolean } = {}) {
  const kit = renderWithRelay<LockedDiscussionTestQuery>({
    query: graphql`
      query LockedDiscussionTestQuery @relay_test_operation {
        ...CommentList_query
        idea(id: "idea_7") {
          ...CommentList_idea
          ...CommentListHead_idea
        }
      }
    `,
    render: (data) => data.idea && <CommentList idea={data.idea} query={data} />,
    wrapper: servicesWrapper(createSlowServices()),
  })
  await kit.resolve({
    Idea: () => ({
      id: 'idea_7',
      state: 'LIVE',
      commentCount: 1,
      unread: { since: '2026-05-10T12:00:00.000Z', count: 0, firstId: null, newestId: null },
      viewerCanComment: signedIn,
      viewerCanReact: signedIn,
      viewerCanCommentInternally: false,
      locked: false,
      discussionLock: null,
      ...idea,
    }),
    Viewer: () => ({ user: signedIn ? aUser() : null }),
    TimelineItemConnection: () => ({
      edges: [{ cursor: 'c1', node: comment }],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'c1', endCursor: 'c1' },
    }),
  })
  return kit
}

const closed = { locked: true, discussionLock: lock, viewerCanComment: false }
const answer = {
  data: {
    postComment: {
      errors: [refusal({ code: 'CONFLICT', field: null, message: 'This discussion is locked.' })],
      timelineEdge: null,
      idea: lockedIdea,
    },
  },
}
const sentence = 'Ana locked this discussion on 3 May. It’s closed to new comments.'

test.each([
  ['a member', true],
  ['a visitor', false],
])('%s reads who locked it and when, in place of the composer', async (_, signedIn) => {
  await renderDiscussion(closed, { signedIn })
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument()
})

test('reactions stay open', async () => {
  await renderDiscussion(closed)
  expect(screen.getByRole('button', { name: 'React' })).toBeVisible()
})

test('the team may comment all the same, and is told that nobody else can', async () => {
  await renderDiscussion({ ...closed, viewerCanComment: true })
  expect(
    screen.getByText('Ana locked this discussion on 3 May. Only the team can comment.'),
  ).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Reply/ })).toBeVisible()
})

test.each([
  ['comment', 'Your comment', 'Comment'],
  ['reply', 'Your reply', 'Reply'],
])(
  'a %s that was on its way is refused with the reason, and its text stays to be copied',
  async (kind, label, send) => {
    // Relay, of the edge that a refusal lacks.
    expectConsoleError(/Expected the server edge to be non-null/)
    const { user, respond, operation } = await renderDiscussion({})
    if (kind === 'reply') await user.click(screen.getByRole('button', { name: /^Reply to/ }))
    const field = await screen.findByRole('textbox', { name: label })
    await user.type(field, 'Me too')
    await user.click(screen.getByRole('button', { name: send }))
    await screen.findByRole('button', { name: 'Posting' })
    expect(operation().request.variables).toMatchObject({ body: 'Me too' })
    await respond(answer)
    expect(screen.getByRole('alert')).toHaveTextContent('This discussion is locked.')
    expect(screen.getByRole('textbox', { name: label })).toHaveValue('Me too')
    expect(screen.queryByRole('button', { name: send })).not.toBeInTheDocument()
    expect(screen.getByText(sentence)).toBeVisible()
  },
)

test('a text that waits for the connection is sent though it was locked meanwhile, and the refusal says why', async () => {
  expectConsoleError(/Expected the server edge to be non-null/)
  const { user, environment, reject, respond, pending } = await renderDiscussion({})
  const field = await screen.findByRole('textbox', { name: 'Your comment' })
  await user.type(field, 'Me too')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await screen.findByRole('button', { name: 'Posting' })
  await reject(new NetworkError({ operation: 'usePostCommentMutation', reason: 'x' }))
  act(() =>
    commitLocalUpdate(environment, (store) => {
      const idea = store.get(dataId('Idea', 'idea_7'))
      idea?.setValue(true, 'locked').setValue(false, 'viewerCanComment')
    }),
  )
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(pending()).toBe(1))
  await respond(answer)
  expect(screen.getByRole('alert')).toHaveTextContent('This discussion is locked.')
  expect(field).toHaveValue('Me too')
})
