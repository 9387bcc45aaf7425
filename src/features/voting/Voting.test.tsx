import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { VotingTestQuery } from '#generated/VotingTestQuery.graphql.ts'
import type { VotingTestVotersQuery } from '#generated/VotingTestVotersQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus, aUser } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { trackedServices, servicesWrapper } from '#testing/testServices.tsx'
import { AllVoters } from './AllVoters.tsx'
import { FollowButton } from './FollowButton.tsx'
import { MutedButton } from './MutedButton.tsx'
import { ShareButton } from './ShareButton.tsx'
import { VoteForMenu } from './VoteForMenu.tsx'
import { VoteReasonField } from './VoteReasonField.tsx'
import { VoterList } from './VoterList.tsx'

const network = new NetworkError({ operation: 'any', reason: 'ECONNRESET' })
const tools = {
  state: 'LIVE',
  viewerCanDelete: false,
  viewerCanMerge: false,
  viewerCanModerate: true,
  viewerCanReport: false,
  viewerHasReported: false,
}
const facts = {
  ...anIdea(),
  status: aStatus(),
  ...tools,
  viewerCanFollow: true,
  viewerIsFollowing: false,
  viewerHasMuted: false,
  viewerCanExplainVote: true,
  viewerVote: null,
  viewerCanVoteForOthers: true,
}

async function renderPieces(more: object = {}) {
  const { services, tracked } = trackedServices()
  const kit = renderWithRelay<VotingTestQuery>({
    query: graphql`
      query VotingTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...AllVoters_idea
          ...FollowButton_idea
          ...MutedButton_idea
          ...ShareButton_idea
          ...VoteForMenu_idea
          ...VoteReasonField_idea
        }
      }
    `,
    render: ({ idea }) =>
      idea && (
        <>
          <AllVoters idea={idea} />
          <FollowButton idea={idea} />
          <MutedButton idea={idea} />
          <ShareButton idea={idea} />
          <VoteForMenu idea={idea} />
          <VoteReasonField idea={idea} />
        </>
      ),
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ Idea: () => ({ ...facts, ...more }) })
  const setVoted = (voted: boolean) =>
    act(async () =>
      kit.environment.commitUpdate(
        (store) => void store.get('Idea#idea_7')?.setValue(voted, 'viewerHasVoted'),
      ),
    )
  return {
    ...kit,
    services,
    tracked,
    setVoted,
    said: () => services.toasts.snapshot().map(({ text }) => text),
  }
}

describe('following', () => {
  test('is shown at once, in words and as pressed, and set back when it is refused', async () => {
    const { user, operation, respond, reject, said } = await renderPieces()
    await user.click(screen.getByRole('button', { name: 'Follow' }))
    expect(screen.getByRole('button', { name: 'Following', pressed: true })).toBeVisible()
    expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', following: true })
    await respond({
      data: { setFollow: { errors: [], idea: { id: 'idea_7', viewerIsFollowing: true } } },
    })
    await user.click(screen.getByRole('button', { name: 'Following' }))
    expect(operation().request.variables).toMatchObject({ following: false })
    await respond({
      data: {
        setFollow: {
          errors: [refusal({ code: 'NOT_FOUND', message: 'This idea no longer exists.' })],
          idea: null,
        },
      },
    })
    expect(screen.getByRole('button', { name: 'Following' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Following' }))
    await reject(network)
    expect(said()).toEqual([
      'This idea no longer exists.',
      'Earshot cannot be reached. Press again to retry.',
    ])
  })

  test('of what is pressed while it is under way the last counts, and is sent after it', async () => {
    const { user, operation, pending, respond } = await renderPieces()
    const press = (label: string) => user.click(screen.getByRole('button', { name: label }))
    for (const label of ['Follow', 'Following', 'Follow', 'Following']) await press(label)
    expect(screen.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible()
    expect(pending()).toBe(1)
    await respond({
      data: { setFollow: { errors: [], idea: { id: 'idea_7', viewerIsFollowing: true } } },
    })
    expect(screen.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible()
    expect([pending(), operation().request.variables]).toEqual([
      1,
      expect.objectContaining({ following: false }),
    ])
    await respond({
      data: { setFollow: { errors: [], idea: { id: 'idea_7', viewerIsFollowing: false } } },
    })
    expect([
      pending(),
      screen.getByRole('button', { name: 'Follow', pressed: false }).textContent,
    ]).toEqual([0, 'Follow'])
  })

  test('a visitor is asked to sign in, and what they wanted is kept', async () => {
    const { user, pending, services } = await renderPieces({ viewerCanFollow: false })
    await user.click(screen.getByRole('button', { name: 'Follow' }))
    expect([services.signInPrompt.current(), services.intents.waiting(), pending()]).toEqual([
      'follow',
      { kind: 'follow', ideaId: 'idea_7' },
      0,
    ])
  })
})

describe('muting', () => {
  const answer = (muted: boolean) => ({
    data: { setIdeaMuted: { errors: [], idea: { id: 'idea_7', viewerHasMuted: muted } } },
  })

  test('is in the menu, says what it means, and is taken back beside following', async () => {
    const { user, operation, respond, said, tracked } = await renderPieces()
    expect(screen.queryByRole('button', { name: 'Muted' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'More about this idea' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mute this idea' }))
    expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', muted: true })
    expect(screen.getByRole('button', { name: 'Muted', pressed: true })).toBeVisible()
    await respond(answer(true))
    await user.click(screen.getByRole('button', { name: 'Muted' }))
    expect(screen.queryByRole('button', { name: 'Muted' })).not.toBeInTheDocument()
    await respond(answer(false))
    expect(said()).toEqual([
      'Muted. No more notifications about this idea.',
      'Unmuted. You’ll be notified about this idea again.',
    ])
    expect(tracked).toEqual([
      ['idea_muted', { idea: 'idea_7', muted: true }],
      ['idea_muted', { idea: 'idea_7', muted: false }],
    ])
  })

  test('that failed is set back and told', async () => {
    const { user, reject, said } = await renderPieces({ viewerHasMuted: true })
    await user.click(screen.getByRole('button', { name: 'Muted' }))
    await reject(network)
    expect(screen.getByRole('button', { name: 'Muted' })).toBeVisible()
    expect(said()).toEqual(['Earshot cannot be reached. Press again to retry.'])
  })
})

describe('sharing', () => {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value })
  afterEach(() => define('share', undefined))

  test('goes to the system where it can, and closing its sheet is no failure', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    define('share', share)
    const { user, said, tracked } = await renderPieces()
    await user.click(screen.getByRole('button', { name: 'Share this idea' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Keep my place',
      url: 'http://localhost/ideas/7/keep-my-place',
    })
    expect([said(), tracked]).toEqual([[], []])
    share.mockImplementation(() => Promise.resolve(null as never))
    await user.click(screen.getByRole('button', { name: 'Share this idea' }))
    expect([said(), tracked]).toEqual([[], [['idea_shared', { idea: 'idea_7', by: 'system' }]]])
  })

  test('copies the link elsewhere, and says where it is when that fails', async () => {
    const { user, said, tracked } = await renderPieces()
    const writeText = jest.fn(() => Promise.resolve())
    define('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Share this idea' }))
    expect(writeText).toHaveBeenCalledWith('http://localhost/ideas/7/keep-my-place')
    define('clipboard', undefined)
    await user.click(screen.getByRole('button', { name: 'Share this idea' }))
    await waitFor(() =>
      expect(said()).toEqual([
        'Link copied',
        'The link couldn’t be copied. Copy it from the address bar.',
      ]),
    )
    expect(tracked).toEqual([['idea_shared', { idea: 'idea_7', by: 'clipboard' }]])
  })
})

describe('why', () => {
  const field = () => screen.getByLabelText('Why? (one sentence; only you and the team can see it)')

  test('is asked of who has just voted, without taking the focus, and kept when it fails', async () => {
    const { user, setVoted, operation, reject, respond, tracked } = await renderPieces()
    expect(screen.queryByLabelText(/^Why/)).not.toBeInTheDocument()
    await setVoted(true)
    expect(field()).not.toHaveFocus()
    await user.type(field(), 'سبب وجيه{Enter}')
    expect(field()).toHaveAttribute('dir', 'auto')
    expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', why: 'سبب وجيه' })
    await reject(network)
    expect(screen.getByText('Earshot cannot be reached. Your text is saved.')).toBeVisible()
    expect(field()).toHaveValue('سبب وجيه')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await respond({
      data: {
        setVoteReason: {
          errors: [refusal({ message: 'Vote for this idea first, then say why.' })],
          idea: null,
        },
      },
    })
    expect(screen.getByText('Vote for this idea first, then say why.')).toBeVisible()
    expect(tracked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await respond({
      data: {
        setVoteReason: {
          errors: [],
          idea: {
            id: 'idea_7',
            viewerVote: {
              id: 'vote_7_user_ana',
              why: 'سبب وجيه',
              createdAt: '2026-05-10T11:00:00.000Z',
            },
          },
        },
      },
    })
    expect(screen.getByText('Your reason: “سبب وجيه”')).toBeVisible()
    expect(screen.getByText('Saved. Only you and the team can see it.')).toBeVisible()
    expect(tracked).toEqual([['vote_explained', { idea: 'idea_7', length: 8 }]])
    await setVoted(false)
    await setVoted(true)
    expect(field()).toHaveValue('')
  })

  test('too long is told before it is sent, and nothing is cut', async () => {
    const { user, pending } = await renderPieces({ viewerHasVoted: true })
    await user.click(screen.getByRole('button', { name: 'Say why you voted' }))
    expect(field()).toHaveFocus()
    await user.paste('x'.repeat(201))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      screen.getByText('The reason can have at most 200 characters; it has 201.'),
    ).toBeVisible()
    expect([field().getAttribute('aria-invalid'), pending()]).toEqual(['true', 0])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Enter}{Escape}')
    expect(screen.getByRole('button', { name: 'Say why you voted' })).toHaveFocus()
  })

  test('a guest is not asked', async () => {
    await renderPieces({ viewerHasVoted: true, viewerCanExplainVote: false })
    expect(screen.queryByText(/why/i)).not.toBeInTheDocument()
  })
})

describe('the voters', () => {
  const vote = (id: string, more: object = {}) => ({
    id: `vote_7_user_${id}`,
    voter: aUser({ id: `user_${id}`, name: id }),
    why: null,
    castBy: null,
    evidenceUrl: null,
    viewerCanWithdraw: false,
    createdAt: '2026-05-09T12:00:00.000Z',
    ...more,
  })
  const page = (nodes: object[], hasNextPage = false) => ({
    edges: nodes.map((node) => ({ cursor: 'c', node })),
    pageInfo: { hasNextPage, endCursor: 'c' },
  })

  async function renderList(idea: object) {
    const kit = renderWithRelay<VotingTestVotersQuery>({
      query: graphql`
        query VotingTestVotersQuery @relay_test_operation {
          idea(id: "idea_7") {
            ...VoterList_idea
          }
        }
      `,
      render: (data) => data.idea && <VoterList idea={data.idea} />,
      wrapper: servicesWrapper(),
    })
    await kit.resolve({ Idea: () => ({ ...anIdea(), ...idea }) })
    return kit
  }

  test('are opened from the page, load there, and where they cannot be had say so', async () => {
    const { user, reject, operation, resolve } = await renderPieces({ voteCount: 2 })
    await user.click(screen.getByRole('button', { name: 'All 2 voters' }))
    expect(await screen.findByRole('dialog', { name: '2 votes' })).toBeVisible()
    await waitFor(() => expect(operation().request.variables).toMatchObject({ id: 'idea_7' }))
    await reject(network)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await resolve({
      Idea: () => ({ ...anIdea({ voteCount: 2 }), votes: page([vote('Ana'), vote('Bo')]) }),
    })
    expect(
      within(screen.getByRole('list', { name: 'Voters' })).getAllByRole('listitem'),
    ).toHaveLength(2)
  })

  test('nobody voted: there is nothing to open', async () => {
    await renderPieces({ voteCount: 0 })
    expect(screen.queryByRole('button', { name: /voter/ })).not.toBeInTheDocument()
  })

  test('tell since when, and who is shown it why, by whom and where they asked; a link that is none is no link', async () => {
    const long = 'w'.repeat(200)
    const { container } = await renderList({
      voteCount: 5,
      importedVotes: [{ source: 'GitHub', count: 315 }],
      votes: page([
        vote('Ana', {
          why: long,
          castBy: { name: 'Tea' },
          evidenceUrl: 'https://mail.example/7',
          viewerCanWithdraw: true,
        }),
        vote('ليلى', { why: 'لأنني أحتاجه', evidenceUrl: 'javascript:alert(1)' }),
        vote('Bo'),
      ]),
    })
    const [ana, laila, bo] = screen.getAllByRole('listitem')
    expect(ana).toHaveTextContent(`${long}Added by Tea`)
    expect(
      within(ana ?? container).getByRole('link', { name: 'Where they asked' }),
    ).toHaveAttribute('href', 'https://mail.example/7')
    expect(within(laila ?? container).queryByRole('link')).not.toBeInTheDocument()
    expect(within(laila ?? container).getByText('لأنني أحتاجه')).toHaveAttribute('dir', 'auto')
    expect(bo).toHaveTextContent('Boyesterday')
    expect(
      screen.getByText('2 votes are from guests or deleted accounts, so they have no names.'),
    ).toBeVisible()
    expect(screen.getByText('315 votes from GitHub, without names')).toBeVisible()
  })

  test('go on without an end', async () => {
    const { user, operation, respond } = await renderList({
      voteCount: 2,
      votes: page([vote('Ana')], true),
    })
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(operation().request.variables).toMatchObject({ first: 50, after: 'c' })
    const node = {
      __typename: 'Vote',
      ...vote('Bo'),
      voter: { ...aUser({ id: 'user_Bo', name: 'Bo' }) },
    }
    await respond({
      data: {
        node: {
          __typename: 'Idea',
          id: 'idea_7',
          voteCount: 2,
          importedVotes: [],
          votes: {
            edges: [{ cursor: 'd', node }],
            pageInfo: { hasNextPage: false, endCursor: 'd' },
          },
        },
      },
    })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  test('what the team added it takes back', async () => {
    const { user, operation, respond } = await renderList({
      voteCount: 1,
      votes: page([vote('Ana', { viewerCanWithdraw: true })]),
    })
    await user.click(screen.getByRole('button', { name: 'Withdraw Ana’s vote' }))
    expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', userId: 'user_Ana' })
    await respond({
      data: {
        withdrawVoteFor: {
          errors: [],
          idea: { ...anIdea({ voteCount: 0 }), voters: { edges: [] } },
        },
      },
    })
    expect(screen.getByText('Nobody with an account has voted yet.')).toBeVisible()
  })
})

test('a vote for somebody is in the menu of the team alone', async () => {
  const { user, unmount } = await renderPieces()
  await user.click(await screen.findByRole('button', { name: 'More about this idea' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Vote on someone’s behalf…' }))
  expect(await screen.findByRole('dialog', { name: 'Vote on someone’s behalf' })).toBeVisible()
  unmount()
  const member = await renderPieces({ viewerCanVoteForOthers: false, viewerCanModerate: false })
  await member.user.click(await screen.findByRole('button', { name: 'More about this idea' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Mute this idea'])
})
