import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { VoteButtonTestQuery } from '#generated/VoteButtonTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { TimeoutError } from '#relay/errors/TimeoutError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, anIdea, type MockIdea } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { VoteButton } from './VoteButton.tsx'

async function renderVote(facts: Partial<MockIdea> = {}, status = aStatus()) {
  const services = createTestServices()
  const kit = renderWithRelay<VoteButtonTestQuery>({
    query: graphql`
      query VoteButtonTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...VoteButton_idea
        }
      }
    `,
    render: ({ idea }) => idea && <VoteButton idea={idea} />,
    wrapper: servicesWrapper(services),
  })
  const answer = (more: Partial<MockIdea> = {}) => ({ ...anIdea(), ...facts, ...more, status })
  await kit.resolve({ Idea: () => answer() })
  const counted = (more: Partial<MockIdea>, errors: object[] = []) =>
    kit.respond({ data: { setVote: { errors, idea: answer(more) } } })
  return { ...kit, services, counted, button: screen.getByRole('button', { name: /^Vote for/ }) }
}

test('shows the vote at once and ends with the server’s count', async () => {
  const { user, button, operation, counted } = await renderVote()
  await user.click(button)
  expect(button).toHaveTextContent('42')
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(operation().request.variables).toMatchObject({
    ideaId: 'idea_7',
    voted: true,
    clientMutationId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  await counted({ voteCount: 57, viewerHasVoted: true })
  expect(button).toHaveTextContent('57')
})

test('shows the vote within the click itself once the code is here', async () => {
  const { button } = await renderVote()
  await act(() => import('./useVoteForIdea.lazy.ts'))
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('votes of other places count as well, and the name says which are which', async () => {
  const { button } = await renderVote({
    voteCount: 12,
    importedVotes: [
      { source: 'GitHub', count: 315 },
      { source: 'Forum', count: 0 },
    ],
  })
  expect(button).toHaveTextContent('327')
  expect(button).toHaveAccessibleName('Vote for Keep my place, 327 votes: 12 here, 315 from GitHub')
})

test('hidden votes are shown once the server has counted one’s own', async () => {
  const { user, button, counted } = await renderVote({ voteCount: 0, votesAreHidden: true })
  expect(button).toHaveTextContent('–')
  expect(button).toHaveAccessibleName('Vote for Keep my place, votes are hidden')
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(button).toHaveTextContent('–')
  await counted({ voteCount: 57, votesAreHidden: false, viewerHasVoted: true })
  expect(button).toHaveTextContent('57')
})

test('a refusal takes the vote back and says why, with what the server counted', async () => {
  const { user, button, counted } = await renderVote()
  await user.click(button)
  await counted({ voteCount: 44 }, [
    refusal({ code: 'VOTING_CLOSED', message: 'Voting was closed on 3 May.' }),
  ])
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(button).toHaveTextContent('44')
  expect(screen.getByText('Voting was closed on 3 May.')).toBeVisible()
})

test('a vote that came too late goes back, and the control says since when it is closed', async () => {
  const { user, button, respond } = await renderVote()
  await user.click(button)
  expect(button).toHaveTextContent('42')
  const idea = {
    ...anIdea({ voteCount: 41, viewerCanVote: false }),
    status: aStatus('SHIPPED', 'Shipped'),
  }
  await respond({
    data: {
      setVote: {
        errors: [
          refusal({ code: 'VOTING_CLOSED', message: 'Voting closed on 3 May 2026 as Shipped.' }),
        ],
        idea,
      },
    },
  })
  expect(button).toHaveTextContent('41')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(
    within(screen.getByRole('status')).getByText('Voting closed on 3 May as Shipped.'),
  ).toBeVisible()
})

test('a failure takes the vote back, and the next press sends it again', async () => {
  const { user, button, reject, pending } = await renderVote()
  await user.click(button)
  await reject(new TimeoutError({ operation: 'useVoteForIdeaMutation', limit: 15_000 }))
  expect(button).toHaveTextContent('41')
  expect(
    screen.getByText('This is taking too long. Your vote was not confirmed. Press again to retry.'),
  ).toBeVisible()
  await user.click(button)
  expect(screen.queryByText(/too long/)).not.toBeInTheDocument()
  expect(pending()).toBe(1)
})

test('clicks during a request wait for it, and the last intent wins', async () => {
  const { user, button, pending, operation, counted } = await renderVote()
  await user.click(button)
  await user.click(button)
  expect(pending()).toBe(1)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(button).toHaveTextContent('41')
  await counted({ voteCount: 50, viewerHasVoted: true })
  expect(operation().request.variables).toMatchObject({ voted: false })
  expect(button).toHaveTextContent('49')
  await counted({ voteCount: 52, viewerHasVoted: false })
  expect(button).toHaveTextContent('52')
})

test('a visitor is asked to sign in, without a request', async () => {
  const { user, button, pending, services } = await renderVote({ viewerCanVote: false })
  await user.click(button)
  expect(services.signInPrompt.current()).toBe('vote')
  expect(pending()).toBe(0)
})

test('where only the team votes it says so to whoever else comes, and asks nobody to sign in', async () => {
  const { user, button, pending, services } = await renderVote({
    viewerCanVote: false,
    board: { id: 'board_1', voting: 'TEAM' },
  })
  await user.click(button)
  expect(screen.getAllByText('Only the team can vote on this board.').length).toBeGreaterThan(0)
  expect([services.signInPrompt.current(), pending()]).toEqual([null, 0])
})

test('a guest is offered to hear of the idea once; whoever follows by voting is not', async () => {
  const { user, button, counted, services } = await renderVote()
  await user.click(button)
  await counted({ viewerHasVoted: true, viewerCanFollow: true })
  expect(services.toasts.snapshot()).toEqual([])
  await user.click(button)
  await counted({ viewerHasVoted: false, viewerCanFollow: false })
  expect(services.toasts.snapshot()).toEqual([])
  await user.click(button)
  await counted({ viewerHasVoted: true, viewerCanFollow: false })
  const [offer] = services.toasts.snapshot()
  expect(offer?.text).toBe('Your vote counts. Want to hear what happens?')
  act(() => offer?.action?.onAction())
  expect(services.signInPrompt.current()).toBe('follow')
  expect(services.intents.waiting()).toEqual({ kind: 'follow', ideaId: 'idea_7' })
  await user.click(button)
  await counted({ viewerHasVoted: false, viewerCanFollow: false })
  await user.click(button)
  await counted({ viewerHasVoted: true, viewerCanFollow: false })
  expect(services.toasts.snapshot()).toHaveLength(1)
})

test('a session that has ended asks to sign in', async () => {
  const { user, button, counted, services } = await renderVote()
  await user.click(button)
  await counted({}, [refusal({ code: 'NOT_SIGNED_IN', message: 'Sign in to vote.' })])
  expect(services.signInPrompt.current()).toBe('vote')
})

test.each([aStatus('DECLINED', 'Not planned'), aStatus('CLOSED', 'Not planned')])(
  'an idea that is $category says since when, without a request',
  async (status) => {
    const { user, button, pending } = await renderVote({ viewerCanVote: false }, status)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(screen.getAllByText('Voting closed on 3 May as Not planned.').length).toBeGreaterThan(0)
    expect(pending()).toBe(0)
  },
)

describe('without a connection', () => {
  const lost = new NetworkError({ operation: 'useVoteForIdeaMutation', reason: 'ECONNRESET' })
  const name = 'Vote for Keep my place, 42 votes: waiting for the connection'

  test('a vote stays shown and waits, and is sent once with the same id when it is back', async () => {
    const { user, button, operation, reject, counted, pending } = await renderVote()
    await user.click(button)
    const { clientMutationId } = operation().request.variables
    await reject(lost)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveAccessibleName(name)
    expect(
      screen.getByText(
        'Earshot cannot be reached. Your vote will be sent when you’re back online, as long as this page stays open.',
      ),
    ).toBeVisible()
    expect(pending()).toBe(0)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(pending()).toBe(1))
    expect(operation().request.variables).toMatchObject({ voted: true, clientMutationId })
    await counted({ voteCount: 42, viewerHasVoted: true })
    expect(button).toHaveAccessibleName('Vote for Keep my place, 42 votes')
    expect(screen.queryByText(/will be sent when/)).not.toBeInTheDocument()
    fireEvent(window, new Event('online'))
    expect(pending()).toBe(0)
  })

  test('a second press takes it back, and what is sent in the end is that', async () => {
    const { user, button, operation, reject, counted, pending } = await renderVote()
    await user.click(button)
    await reject(lost)
    await user.click(button)
    await reject(lost)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(button).toHaveAccessibleName('Vote for Keep my place, 41 votes')
    expect(screen.queryByText(/will be sent when/)).not.toBeInTheDocument()
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(pending()).toBe(1))
    expect(operation().request.variables).toMatchObject({ voted: false })
    await counted({ voteCount: 41 })
    expect(button).toHaveTextContent('41')
  })

  test('a refusal afterwards takes it back and says why', async () => {
    const { user, button, reject, counted, pending } = await renderVote()
    await user.click(button)
    await reject(lost)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(pending()).toBe(1))
    await counted({ voteCount: 41 }, [refusal({ code: 'LOCKED', message: 'Voting is closed.' })])
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(button).toHaveAccessibleName('Vote for Keep my place, 41 votes')
    expect(screen.getByText('Voting is closed.')).toBeVisible()
  })

  test('a refusal of a vote whose control has gone is told in a message', async () => {
    const { user, button, reject, counted, pending, services, rerender } = await renderVote()
    await user.click(button)
    await reject(lost)
    rerender(<></>)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(pending()).toBe(1))
    await counted({ voteCount: 41 }, [refusal({ code: 'LOCKED', message: 'Voting is closed.' })])
    expect(services.toasts.snapshot()).toMatchObject([{ text: 'Voting is closed.' }])
  })

  test('another person inherits nothing that waits', async () => {
    const { user, button, reject, pending, services } = await renderVote()
    await user.click(button)
    await reject(lost)
    act(() => services.session.change('/'))
    fireEvent(window, new Event('online'))
    await act(async () => {})
    expect(pending()).toBe(0)
  })
})
