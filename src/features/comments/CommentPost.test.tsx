import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CommentPostTestQuery } from '#generated/CommentPostTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { CommentPost } from './CommentPost.tsx'

const comment = {
  __typename: 'Comment',
  id: 'comment_1',
  state: 'LIVE',
  internal: false,
  official: false,
  mergedFrom: null,
  bodyHtml: '<p>Said</p>',
  createdAt: '2026-05-09T12:00:00.000Z',
  editedAt: null,
  author: aUser(),
  reactions: [{ reaction: 'AGREE', count: 2, viewerHasReacted: false }],
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: false,
  viewerHasReported: false,
}

async function renderPost(facts: object = {}, canReact = true) {
  const services = createTestServices()
  const told = jest.fn()
  services.usage.attach(told)
  const kit = renderWithRelay<CommentPostTestQuery>({
    query: graphql`
      query CommentPostTestQuery @relay_test_operation {
        node(id: "comment_1") {
          ... on Comment @alias(as: "comment") {
            ...CommentPost_comment
          }
        }
      }
    `,
    render: ({ node }) =>
      node?.comment && (
        <CommentPost
          comment={node.comment}
          canReact={canReact}
          isTarget={false}
          onReply={() => undefined}
        />
      ),
    wrapper: servicesWrapper(services),
  })
  await kit.respond({
    data: {
      node: {
        ...comment,
        __isNode: 'Comment',
        ...facts,
        author: { __typename: 'User', ...aUser() },
      },
    },
  })
  return { ...kit, services, told, said: () => services.toasts.snapshot().map(({ text }) => text) }
}

const agree = (name: string) => screen.getByRole('button', { name })

test('what opens a form is hidden where no script opens it', async () => {
  await renderPost()
  expect(agree('Reply to Ana')).toHaveAttribute('data-scripted')
})

test('a reaction that is refused goes back and says why; one whose comment is gone meanwhile says that in its place', async () => {
  const { user, respond, said } = await renderPost()
  await user.click(agree('Agree, 2'))
  expect(agree('Agree, 3')).toHaveAttribute('aria-pressed', 'true')
  await respond({
    data: {
      setReaction: {
        errors: [refusal({ code: 'FORBIDDEN', message: 'You can no longer take part here.' })],
        comment: null,
      },
    },
  })
  expect(agree('Agree, 2')).toHaveAttribute('aria-pressed', 'false')
  await user.click(agree('Agree, 2'))
  await respond({
    data: {
      setReaction: {
        errors: [refusal({ code: 'NOT_FOUND', message: 'This comment no longer exists.' })],
        comment: null,
      },
    },
  })
  expect(screen.getByText('This comment was deleted.')).toBeVisible()
  expect(said()).toEqual(['You can no longer take part here.', 'This comment no longer exists.'])
})

test('a reaction that cannot be sent was not counted, and a visitor is asked to sign in', async () => {
  const { user, reject, said } = await renderPost()
  await user.click(agree('Agree, 2'))
  await reject(new NetworkError({ operation: 'useSetReactionMutation', reason: 'x' }))
  expect(agree('Agree, 2')).toHaveAttribute('aria-pressed', 'false')
  expect(said()).toEqual([expect.stringContaining('Your reaction was not counted.')])
})

test('a reaction is told of once the server has taken it, and so is its withdrawal', async () => {
  const { user, respond, reject, told } = await renderPost()
  const taken = (viewerHasReacted: boolean) => ({
    data: {
      setReaction: {
        errors: [],
        comment: {
          __typename: 'Comment',
          id: 'comment_1',
          reactions: [{ reaction: 'AGREE', count: viewerHasReacted ? 3 : 2, viewerHasReacted }],
        },
      },
    },
  })
  await user.click(agree('Agree, 2'))
  await respond({
    data: {
      setReaction: {
        errors: [refusal({ code: 'FORBIDDEN', message: 'You can no longer take part here.' })],
        comment: null,
      },
    },
  })
  await user.click(agree('Agree, 2'))
  await reject(new NetworkError({ operation: 'useSetReactionMutation', reason: 'x' }))
  await user.click(agree('Agree, 2'))
  expect(told).not.toHaveBeenCalled()
  await respond(taken(true))
  await user.click(agree('Agree, 3'))
  await respond(taken(false))
  expect(told.mock.calls).toEqual([
    ['comment_reacted', { reaction: 'AGREE', set: true }],
    ['comment_reacted', { reaction: 'AGREE', set: false }],
  ])
})

test('of the presses on a reaction during a request the last one counts, from what the server counted', async () => {
  const { user, respond, operation, pending, told } = await renderPost()
  const counted = (count: number, viewerHasReacted: boolean) =>
    respond({
      data: {
        setReaction: {
          errors: [],
          comment: {
            __typename: 'Comment',
            id: 'comment_1',
            reactions: [{ reaction: 'AGREE', count, viewerHasReacted }],
          },
        },
      },
    })
  await user.click(agree('Agree, 2'))
  await user.click(agree('Agree, 3'))
  await user.click(agree('Agree, 2'))
  await user.click(agree('Agree, 3'))
  expect(pending()).toBe(1)
  expect(agree('Agree, 2')).toHaveAttribute('aria-pressed', 'false')
  // Meanwhile five others agreed.
  await counted(8, true)
  expect(pending()).toBe(1)
  expect(operation().request.variables).toMatchObject({ reaction: 'AGREE', on: false })
  expect(agree('Agree, 7')).toHaveAttribute('aria-pressed', 'false')
  await counted(7, false)
  expect(pending()).toBe(0)
  expect(told).toHaveBeenCalledTimes(2)
})

test('a visitor who reacts is asked to sign in, and nothing is sent', async () => {
  const { user, services, pending } = await renderPost({}, false)
  await user.click(agree('Agree, 2'))
  expect([services.signInPrompt.current(), pending()]).toEqual(['react', 0])
})

test('what it said before is loaded for the team, can be tried again, and names whom it mentioned', async () => {
  const { user, operation, respond, reject } = await renderPost({
    viewerCanModerate: true,
    editedAt: '2026-05-10T11:00:00.000Z',
  })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Earlier versions' }))
    await waitFor(() => expect(operation().request.node.operation.name).toBe('HistoryDialogQuery'))
  }
  await open()
  await reject(new NetworkError({ operation: 'HistoryDialogQuery', reason: 'x' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  const edit = (id: string, body: string) => ({
    __typename: 'CommentEdit',
    id,
    body,
    createdAt: '2026-05-10T11:00:00.000Z',
    editor: null,
  })
  await respond({
    data: {
      node: {
        __typename: 'Comment',
        id: 'comment_1',
        edits: [edit('edit_2', 'قال @[ليلى](user_laila)'), edit('edit_1', 'w'.repeat(300))],
      },
    },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' })
  expect(within(dialog).getByText('قال @ليلى')).toHaveAttribute('dir', 'auto')
  expect(within(dialog).getByText('w'.repeat(300))).toBeVisible()
  expect(within(dialog).getAllByText('Deleted user')).toHaveLength(2)
})

test('a change that is given up can be taken up again', async () => {
  const { user, operation, respond, services } = await renderPost({ viewerCanEdit: true })
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const answer = async () => {
    await waitFor(() => expect(operation().request.node.operation.name).toBe('EditFormQuery'))
    await respond({
      data: {
        node: {
          __typename: 'Comment',
          id: 'comment_1',
          body: 'Said',
          version: 1,
          internal: false,
          idea: { __typename: 'Idea', id: 'idea_7' },
        },
      },
    })
  }
  await answer()
  await user.type(await screen.findByRole('textbox'), ' twice')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(services.storage.read('earshot.draft.comment.edit.comment_1')).toBeNull()
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('Your changes were discarded.')
  act(() => toast?.action?.onAction())
  await answer()
  expect(await screen.findByRole('textbox')).toHaveValue('Said twice')
})
