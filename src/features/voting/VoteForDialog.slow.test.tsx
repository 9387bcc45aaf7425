import { fireEvent, screen, waitFor } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { trackedServices, servicesWrapper } from '#testing/testServices.tsx'
import { VoteForDialog } from './VoteForDialog.lazy.tsx'

function renderDialog() {
  const { services, tracked } = trackedServices()
  const onClose = jest.fn()
  const kit = renderWithRelay(<VoteForDialog ideaId="idea_7" isOpen onClose={onClose} />, {
    wrapper: servicesWrapper(services),
  })
  return {
    ...kit,
    onClose,
    tracked,
    said: () => services.toasts.snapshot().map(({ text }) => text),
  }
}

const counted = (name: string) => ({
  data: {
    castVoteFor: {
      errors: [],
      vote: { id: 'vote_7_user_x', voter: { id: 'user_x', name } },
      idea: { ...anIdea({ voteCount: 42 }), voters: { edges: [] } },
    },
  },
})

test('offers the people of that name, and goes for the one chosen', async () => {
  const { user, pending, operation, respond, onClose, said, tracked } = renderDialog()
  // At once: between two keys of a busy machine the pause of typing can end.
  await user.click(await screen.findByLabelText('Their name'))
  await user.paste('Ana')
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toEqual({ name: 'Ana' })
  await respond({
    data: { peopleByName: [{ id: 'user_ana', name: 'Ana Torres', avatar: null, segment: 'Acme' }] },
  })
  await user.click(screen.getByRole('button', { name: /Ana Torres.*Acme/ }))
  expect(screen.getByText('For Ana Torres')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Someone else' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  expect(operation().request.variables).toMatchObject({
    ideaId: 'idea_7',
    voter: { userId: 'user_ana' },
    evidenceUrl: null,
    why: null,
  })
  await respond(counted('Ana Torres'))
  expect([said(), onClose.mock.calls.length]).toEqual([[], 1])
  expect(tracked).toEqual([['vote_cast_for', { idea: 'idea_7', withEvidence: false }]])
})

test('goes for somebody new by name, with link and reason; what is refused stands at its field and nothing is lost', async () => {
  const { user, operation, respond, reject, pending, tracked } = renderDialog()
  await user.type(await screen.findByLabelText(/^Link to/), 'mail.example')
  await user.type(screen.getByLabelText(/^Why/), 'She wrote so.')
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  expect(screen.getByText('The name is missing.')).toBeVisible()
  expect(
    screen.getByText('The link must be a web address that begins with https:// or http://.'),
  ).toBeVisible()
  expect(pending()).toBe(0)
  await user.clear(screen.getByLabelText(/^Link to/))
  await user.type(screen.getByLabelText(/^Link to/), 'https://mail.example/7')
  await user.click(screen.getByLabelText('Their name'))
  await user.paste('Cleo')
  await waitFor(() => expect(pending()).toBe(1))
  await respond({ data: { peopleByName: [] } })
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  expect(operation().request.variables).toMatchObject({
    voter: { name: 'Cleo' },
    evidenceUrl: 'https://mail.example/7',
    why: 'She wrote so.',
  })
  await respond({
    data: {
      castVoteFor: {
        errors: [refusal({ field: 'name', message: 'Cleo has already voted for this idea.' })],
        vote: null,
        idea: null,
      },
    },
  })
  expect(screen.getByText('Cleo has already voted for this idea.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Earshot cannot be reached. Your text is saved.',
  )
  expect(screen.getByLabelText('Their name')).toHaveValue('Cleo')
  expect(tracked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  await respond(counted('Cleo'))
  expect(tracked).toEqual([['vote_cast_for', { idea: 'idea_7', withEvidence: true }]])
})

test('Enter sends it, and the first field that is wrong has the focus then', async () => {
  const { user, operation } = renderDialog()
  const name = await screen.findByLabelText('Their name')
  const form = name.closest('form')!
  // The button that Enter in a field presses; user-event does not know of one outside of its form.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add vote' }).form).toBe(form)
  fireEvent.submit(form)
  await waitFor(() => expect(name).toHaveFocus())
  await user.paste('Cleo')
  fireEvent.submit(form)
  await waitFor(() =>
    expect(operation().request.variables).toMatchObject({ voter: { name: 'Cleo' } }),
  )
})
