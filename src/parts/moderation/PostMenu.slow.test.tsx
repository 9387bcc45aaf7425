import { screen, waitFor, within } from '@testing-library/react'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import type { PostFacts } from './post.ts'
import { PostBanner } from './PostBanner.lazy.tsx'
import { PostMenu } from './PostMenu.lazy.tsx'

const post: PostFacts = {
  id: 'idea_7',
  kind: 'idea',
  state: 'LIVE',
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: true,
  viewerHasReported: false,
}

function renderMenu(facts: Partial<PostFacts> = {}) {
  const services = createTestServices()
  const refreshFrame = jest.fn(() => Promise.resolve())
  const menu = (
    <FrameRefreshContext value={refreshFrame}>
      <PostMenu post={{ ...post, ...facts }} />
    </FrameRefreshContext>
  )
  const kit = renderWithRelay(menu, { wrapper: servicesWrapper(services) })
  const said = () => services.toasts.snapshot().map(({ text }) => text)
  const open = async () => {
    await kit.user.click(screen.getByRole('button', { name: /^More about/ }))
    const menu = await screen.findByRole('menu')
    return within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
  }
  const choose = (name: string) => kit.user.click(screen.getByRole('menuitem', { name }))
  return { ...kit, open, choose, said, refreshFrame }
}

test.each<[string, Partial<PostFacts>, string[]]>([
  ['a reader', {}, ['Report…']],
  ['a reader who has reported it', { viewerHasReported: true }, ['Reported']],
  ['the author', { viewerCanReport: false, viewerCanDelete: true }, ['Delete']],
  [
    'the team, of a public post',
    { viewerCanModerate: true },
    ['Report…', 'Mark as spam', 'Delete'],
  ],
  [
    'the team, of one that waits',
    { viewerCanModerate: true, state: 'PENDING', viewerCanReport: false },
    ['Approve', 'Mark as spam', 'Delete'],
  ],
  [
    'the team, of spam',
    { viewerCanModerate: true, state: 'SPAM', viewerCanReport: false },
    ['Restore', 'Delete'],
  ],
  [
    'the team, of what was deleted',
    { viewerCanModerate: true, state: 'DELETED', viewerCanReport: false },
    ['Restore', 'Mark as spam'],
  ],
])('offers %s what they may do', async (_, facts, items) => {
  const { open } = renderMenu(facts)
  expect(await open()).toEqual(items)
})

test('what was reported is not offered again', async () => {
  const { open, choose } = renderMenu({ viewerHasReported: true })
  await open()
  expect(screen.getByRole('menuitem', { name: 'Reported' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await choose('Reported')
  expect(screen.queryByRole('dialog', { name: 'Report this idea' })).not.toBeInTheDocument()
})

test('a report goes with reason and note, keeps both when it is refused, and is thanked for', async () => {
  const { user, open, choose, operation, respond, said } = renderMenu()
  await open()
  await choose('Report…')
  await user.click(await screen.findByRole('radio', { name: 'Rude or hurtful' }))
  await user.type(screen.getByLabelText(/^Anything/), 'See line two.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(operation().request.variables).toMatchObject({
    subjectId: 'idea_7',
    reason: 'ABUSE',
    note: 'See line two.',
  })
  await respond({
    data: {
      report: {
        errors: [
          refusal({
            field: 'note',
            message: 'The note can have at most 500 characters; it has 501.',
          }),
        ],
      },
    },
  })
  expect(screen.getByText(/at most 500 characters; it has 501/)).toBeVisible()
  expect(screen.getByLabelText(/^Anything/)).toHaveValue('See line two.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await respond({ data: { report: { errors: [] } } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(said()).toEqual(['Thank you. The team will look at it.'])
})

test.each([
  [true, 1],
  [false, 0],
])('a report is counted at once for who sees what waits (%s)', async (viewerCanModerate, times) => {
  const { user, open, choose, respond, refreshFrame } = renderMenu({ viewerCanModerate })
  await open()
  await choose('Report…')
  await user.click(await screen.findByRole('button', { name: 'Send report' }))
  await respond({ data: { report: { errors: [] } } })
  expect(refreshFrame).toHaveBeenCalledTimes(times)
})

test('a comment that is deleted is counted no longer', async () => {
  const { user, open, choose, respond, said, refreshFrame } = renderMenu({
    viewerCanDelete: true,
    kind: 'comment',
    id: 'comment_1',
  })
  await open()
  await choose('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await respond({
    data: { deleteComment: { errors: [refusal({ message: 'Not now.' })], comment: null } },
  })
  expect(refreshFrame).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await respond({
    data: {
      deleteComment: {
        errors: [],
        comment: { __typename: 'Comment', id: 'comment_1', state: 'DELETED', bodyHtml: null },
      },
    },
  })
  expect(refreshFrame).toHaveBeenCalledTimes(1)
  // Its place says so.
  expect(said()).toEqual([])
})

test('deleting one’s own asks first, and says why it was refused', async () => {
  const { user, open, choose, operation, respond } = renderMenu({ viewerCanDelete: true })
  await open()
  await choose('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(operation().request.variables).toMatchObject({ id: 'idea_7' })
  await respond({
    data: { deleteIdea: { errors: [refusal({ message: 'Others have voted for this idea.' })] } },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Others have voted for this idea.')
})

test('the team’s choice is sent at once, and a refusal is told', async () => {
  const { open, choose, operation, respond, said } = renderMenu({
    viewerCanModerate: true,
    kind: 'comment',
    id: 'comment_1',
  })
  await open()
  await choose('Mark as spam')
  expect(operation().request.variables).toMatchObject({ id: 'comment_1', state: 'SPAM' })
  await respond({
    data: {
      setCommentState: {
        errors: [refusal({ message: 'You are not allowed to moderate.' })],
        comment: null,
      },
    },
  })
  await waitFor(() => expect(said()).toEqual(['You are not allowed to moderate.']))
})

test('the banner says who sees a post that is not public, and lets the team decide', async () => {
  const { rerender } = renderWithRelay(<PostBanner post={{ ...post, state: 'PENDING' }} />, {
    wrapper: servicesWrapper(),
  })
  expect(screen.getByText('Waiting for approval')).toBeVisible()
  expect(screen.getByText(/Only you and the team can see this/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(<></>)
  const { user, operation, pending } = renderWithRelay(
    <PostBanner post={{ ...post, state: 'DELETED', viewerCanModerate: true }} />,
    { wrapper: servicesWrapper() },
  )
  expect(screen.getByText(/removed permanently 30 days after/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(operation().request.variables).toMatchObject({ id: 'idea_7', state: 'LIVE' })
  const restore = screen.getByRole('button', { name: 'Restore' })
  await user.click(restore)
  expect([pending(), restore.getAttribute('aria-disabled')]).toEqual([1, 'true'])
})
