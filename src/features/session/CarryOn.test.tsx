import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { CarryOn } from './CarryOn.tsx'

const idea = (facts: object = {}) => ({
  Idea: () => ({ ...anIdea(), status: aStatus(), ...facts }),
})

function renderSignedIn(isSignedIn = true) {
  const services = createTestServices()
  services.intents.remember({ kind: 'vote', ideaId: 'idea_7' })
  const kit = renderWithRelay(
    <StrictMode>
      <CarryOn isSignedIn={isSignedIn} />
    </StrictMode>,
    { wrapper: servicesWrapper(services) },
  )
  return { ...kit, services }
}

test('the vote that was pressed is cast, once', async () => {
  const { services, pending, operation, resolve, respond } = renderSignedIn()
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toEqual({ id: 'idea_7' })
  await resolve(idea())
  expect(pending()).toBe(1)
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', voted: true })
  await respond({
    data: {
      setVote: {
        errors: [refusal({ code: 'VOTING_CLOSED', message: 'Voting closed on 3 May as Shipped.' })],
        idea: null,
      },
    },
  })
  expect(services.toasts.snapshot().map(({ text }) => text)).toEqual([
    'Voting closed on 3 May as Shipped.',
  ])
  expect(services.intents.waiting()).toBeNull()
})

test('a vote that is there already is not sent again', async () => {
  const { pending, resolve } = renderSignedIn()
  await waitFor(() => expect(pending()).toBe(1))
  await resolve(idea({ viewerHasVoted: true }))
  expect(pending()).toBe(0)
})

test('a visitor’s vote goes on waiting', async () => {
  const { services, pending } = renderSignedIn(false)
  await act(async () => {})
  expect(pending()).toBe(0)
  expect(services.intents.waiting()).not.toBeNull()
  expect(screen.queryByText('Keep my place')).not.toBeInTheDocument()
})

test('a vote whose idea cannot be asked for is told, and cast on another try', async () => {
  const { services, pending, operation, reject, resolve } = renderSignedIn()
  await waitFor(() => expect(pending()).toBe(1))
  await reject(new NetworkError({ operation: 'CarriedVoteQuery', reason: 'ECONNRESET' }))
  const [told] = services.toasts.snapshot()
  expect(told?.text).toBe('Your vote isn’t counted yet. Earshot cannot be reached.')
  act(() => told?.action?.onAction())
  await waitFor(() => expect(pending()).toBe(1))
  await resolve(idea())
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', voted: true })
})
