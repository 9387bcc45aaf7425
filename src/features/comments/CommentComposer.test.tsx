import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CommentComposerTestQuery } from '#generated/CommentComposerTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { ServerError } from '#relay/errors/ServerError.ts'
import { expectConsoleError } from '#relay/testing/failOnNoise.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { limits } from '#rules/limits.ts'
import { aUser } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createSlowServices, servicesWrapper } from '#testing/testServices.tsx'
import { CommentComposer } from './CommentComposer.lazy.tsx'

async function renderComposer({
  team = false,
  answersInternal = false,
  onDone,
}: { team?: boolean; answersInternal?: boolean; onDone?: () => void } = {}) {
  const services = createSlowServices()
  const kit = renderWithRelay<CommentComposerTestQuery>({
    query: graphql`
      query CommentComposerTestQuery @relay_test_operation {
        ...CommentComposer_query
        idea(id: "idea_7") {
          ...CommentComposer_idea
        }
      }
    `,
    render: (data) =>
      data.idea && (
        <CommentComposer
          query={data}
          idea={data.idea}
          place={{ replyTo: null, under: null, connectionId: 'c', endCursor: false }}
          answersInternal={answersInternal}
          onDone={onDone}
        />
      ),
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    Idea: () => ({ id: 'idea_7', viewerCanComment: true, viewerCanCommentInternally: team }),
    Viewer: () => ({ user: aUser() }),
  })
  // The list that it is put into.
  act(() =>
    kit.environment.commitUpdate(
      (store) =>
        void store
          .create('c', 'TimelineItemConnection')
          .setValue(0, '__connection_next_edge_index')
          .setLinkedRecords([], 'edges'),
    ),
  )
  const field = screen.getByRole('textbox')
  const sent = async () => {
    const posting = () =>
      kit.environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.operation.name === 'usePostCommentMutation')
    await waitFor(() => expect(posting()).toBeDefined())
    return posting()?.request.variables
  }
  return { ...kit, services, field, sent }
}

const answer = (facts: object) => ({
  data: { postComment: { errors: [], timelineEdge: null, idea: null, ...facts } },
})
const refused = (field: string | null, message: string) =>
  answer({ errors: [refusal({ field, message })] })
const said = {
  __typename: 'Comment',
  __isNode: 'Comment',
  id: 'comment_1',
  state: 'PENDING',
  internal: false,
  official: false,
  mergedFrom: null,
  bodyHtml: '',
  createdAt: '2026-05-09T12:00:00.000Z',
  editedAt: null,
  replyTo: null,
  reactions: [],
  author: null,
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: false,
  viewerHasReported: false,
}

test('nothing, and too much, is told at the field before anything is sent; nothing is cut', async () => {
  const { user, field, pending } = await renderComposer()
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(field).toBeInvalid()
  const long = 'ك'.repeat(limits.comment.max + 1)
  await user.click(field)
  await user.paste(long)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(field).toHaveAccessibleDescription(/10,000/)
  expect([field, pending()]).toEqual([expect.objectContaining({ value: long, dir: 'auto' }), 0])
})

test('what the server refuses in the text stands at the field, anything else below it; the text comes back', async () => {
  // Relay, of the edge that a refusal lacks.
  expectConsoleError(/Expected the server edge to be non-null/)
  const { user, field, sent, respond } = await renderComposer()
  await user.type(field, 'Me too')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await sent()
  await respond(refused('body', 'The comment contains a character that cannot be stored.'))
  expect(field).toHaveValue('Me too')
  expect(field).toHaveAccessibleDescription(
    'The comment contains a character that cannot be stored.',
  )
  await user.type(field, '!')
  expect(field).not.toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await sent()
  await respond(refused(null, 'You can write 60 comments an hour.'))
  expect(screen.getByRole('alert')).toHaveTextContent('You can write 60 comments an hour.')
  expect(field).toHaveValue('Me too!')
})

test('too many at once: when to comment again, and that the text is saved', async () => {
  const { user, field, sent, reject } = await renderComposer()
  await user.type(field, 'Me too')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await sent()
  await reject(
    new ServerError({
      operation: 'usePostCommentMutation',
      status: 429,
      body: null,
      retryAfter: 42_000,
    }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You can comment again in 42 seconds. Your text is saved.',
  )
  expect(field).toHaveValue('Me too')
})

test('what waits for approval says so', async () => {
  const { user, field, sent, respond } = await renderComposer()
  await user.type(field, 'Me too')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await sent()
  await respond(answer({ timelineEdge: { cursor: 'c1', node: said } }))
  expect(field).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent(/approv/)
})

test('words for the team are sent as such, and an answer to such words can be nothing else', async () => {
  const { user, field, sent } = await renderComposer({ team: true })
  await user.type(field, 'Between us')
  await user.click(screen.getByRole('checkbox', { name: 'Only the team sees this' }))
  await user.click(screen.getByRole('button', { name: 'Comment for the team' }))
  expect(await sent()).toMatchObject({ body: 'Between us', internal: true })
})

test('in words for the team the team alone is offered; who was mentioned before stays in the text', async () => {
  const { user, field, operation, respond, sent } = await renderComposer({ team: true })
  const offer = (name: string) =>
    respond({
      data: {
        idea: {
          __typename: 'Idea',
          id: 'idea_7',
          mentionable: [{ __typename: 'User', ...aUser({ id: `user_${name}`, name }) }],
        },
      },
    })
  await user.type(field, '@b')
  await waitFor(() =>
    expect(operation().request.variables).toMatchObject({ prefix: 'b', internal: false }),
  )
  await offer('Bo')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('checkbox', { name: 'Only the team sees this' }))
  await user.type(field, 'and @b')
  await waitFor(() =>
    expect(operation().request.variables).toMatchObject({ prefix: 'b', internal: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Comment for the team' }))
  expect(await sent()).toMatchObject({ body: '@[Bo](user_Bo) and @b', internal: true })
})

test('an answer to words for the team is for the team', async () => {
  await renderComposer({ team: true, answersInternal: true, onDone: () => undefined })
  expect(screen.getByRole('checkbox', { name: 'Only the team sees this' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Only the team sees this' })).toBeDisabled()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('whom somebody mentions goes along by id, and Ctrl+Enter sends with the list open', async () => {
  const { user, field, operation, respond, sent } = await renderComposer()
  await user.type(field, 'Hi @b')
  await waitFor(() =>
    expect(operation().request.variables).toMatchObject({ id: 'idea_7', prefix: 'b' }),
  )
  await respond({
    data: {
      idea: {
        __typename: 'Idea',
        id: 'idea_7',
        mentionable: [{ __typename: 'User', ...aUser({ id: 'user_bo', name: 'Bo' }) }],
      },
    },
  })
  await user.keyboard('{Enter}and @')
  expect(field).toHaveValue('Hi @Bo and @')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await sent()).toMatchObject({ body: 'Hi @[Bo](user_bo) and @' })
})

test.each([
  ['a comment', undefined, 'Comment'],
  ['a reply', () => undefined, 'Reply'],
])(
  '%s that was lost with the connection comes back into its field, and goes out once it is back',
  async (_, onDone, label) => {
    const { user, field, sent, reject, respond, pending } = await renderComposer({ onDone })
    await user.type(field, 'Me too')
    await user.click(screen.getByRole('button', { name: label }))
    const first = await sent()
    await reject(new NetworkError({ operation: 'usePostCommentMutation', reason: 'x' }))
    expect(field).toHaveValue('Me too')
    expect(screen.getByRole('alert')).toHaveTextContent('will be sent when the connection is back')
    expect(pending()).toBe(0)
    fireEvent(window, new Event('online'))
    expect(await sent()).toEqual(first)
    expect(pending()).toBe(1)
    await respond(answer({ timelineEdge: { cursor: 'c1', node: { ...said, state: 'LIVE' } } }))
    expect([screen.queryByRole('alert'), field]).toEqual([
      null,
      expect.objectContaining({ value: '' }),
    ])
  },
)

test('what was lost as a public comment is another one once it is for the team, and waits for nobody', async () => {
  const { user, field, sent, reject, pending } = await renderComposer({ team: true })
  await user.type(field, 'Between us')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  const first = await sent()
  await reject(new NetworkError({ operation: 'usePostCommentMutation', reason: 'x' }))
  await user.click(screen.getByRole('checkbox', { name: 'Only the team sees this' }))
  fireEvent(window, new Event('online'))
  expect(pending()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Comment for the team' }))
  const second = await sent()
  expect(second).toMatchObject({ body: 'Between us', internal: true })
  expect(second?.['clientMutationId']).not.toBe(first?.['clientMutationId'])
})

test('what is for the team is not made public by an attempt that comes back', async () => {
  const { user, field, sent, reject } = await renderComposer({ team: true })
  await user.type(field, 'Me too')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  const first = await sent()
  await user.click(screen.getByRole('checkbox', { name: 'Only the team sees this' }))
  await user.type(field, 'Between us')
  await reject(new NetworkError({ operation: 'usePostCommentMutation', reason: 'x' }))
  await user.click(screen.getByRole('button', { name: 'Comment for the team' }))
  const second = await sent()
  expect(second).toMatchObject({ body: 'Me too\n\nBetween us', internal: true })
  expect(second?.['clientMutationId']).not.toBe(first?.['clientMutationId'])
})
