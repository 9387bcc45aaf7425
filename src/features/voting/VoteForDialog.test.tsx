import { screen, waitFor } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea } from '#testing/factories.ts'
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
  await user.type(await screen.findByLabelText('Their name'), 'Ana')
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toEqual({ name: 'Ana' })
  await respond({
    data: { peopleByName: [{ id: 'user_ana', name: 'Ana Torres', avatar: null, segment: 'Acme' }] },
  })
  await user.click(screen.getByRole('button', { name: /Ana Torres.*Acme/ }))
  expect(screen.getByText('For Ana Torres')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Somebody else' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  expect(operation().request.variables).toMatchObject({
    ideaId: 'idea_7',
    personId: 'user_ana',
    name: null,
    evidenceUrl: null,
    why: null,
  })
  await respond(counted('Ana Torres'))
  expect([said(), onClose.mock.calls.length]).toEqual([['The vote of Ana Torres is counted.'], 1])
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
  await user.type(screen.getByLabelText('Their name'), 'Cleo')
  await waitFor(() => expect(pending()).toBe(1))
  await respond({ data: { peopleByName: [] } })
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  expect(operation().request.variables).toMatchObject({
    personId: null,
    name: 'Cleo',
    evidenceUrl: 'https://mail.example/7',
    why: 'She wrote so.',
  })
  await respond({
    data: {
      castVoteFor: {
        errors: [{ field: 'name', message: 'Cleo has voted for this idea already.' }],
        vote: null,
        idea: null,
      },
    },
  })
  expect(screen.getByText('Cleo has voted for this idea already.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Earshot cannot be reached. What you wrote is kept.',
  )
  expect(screen.getByLabelText('Their name')).toHaveValue('Cleo')
  expect(tracked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add vote' }))
  await respond(counted('Cleo'))
  expect(tracked).toEqual([['vote_cast_for', { idea: 'idea_7', withEvidence: true }]])
})
