import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { returnPlace } from '#services/session/returnPlace.ts'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderApp } from '#testing/renderApp.tsx'

let server: FlowServer
beforeAll(async () => void (server = await startFlowServer()))
afterAll(() => server.stop())
beforeEach(() => localStorage.clear())

interface Listed {
  ideas: {
    edges: {
      node: {
        id: string
        number: number
        title: string
        voteCount: number
        viewerHasVoted: boolean
      }
    }[]
  }
}
async function firstIdea(status: string, cookie: string) {
  const query = `query First($status: [String!]) { ideas(first: 20, sort: TOP, filter: { statuses: $status }) { edges { node { id number title voteCount viewerHasVoted } } } }`
  const { data } = await server.send<Listed>(query, { status: [status] }, cookie)
  return data.ideas.edges.map(({ node }) => node).find((idea) => !idea.viewerHasVoted)!
}
const close = `mutation Vote($id: ID!, $voted: Boolean!) { setVote(ideaId: $id, voted: $voted) { errors { code } } }`

test('a vote shows at once, ends as the server counted it, and can be taken back', async () => {
  const idea = await firstIdea('open', server.owner)
  const { user } = await renderApp(`/ideas/${idea.number}`, { server, cookie: server.owner })
  const vote = screen.getByRole('button', {
    name: `Vote for ${idea.title}, ${idea.voteCount} votes`,
  })
  await user.click(vote)
  expect(vote).toHaveAttribute('aria-pressed', 'true')
  expect(vote).toHaveTextContent(String(idea.voteCount + 1))
  await waitFor(async () =>
    expect(
      (
        await server.send<{ idea: { voteCount: number } }>(
          `query I($id: ID!) { idea(id: $id) { voteCount } }`,
          { id: idea.id },
        )
      ).data.idea.voteCount,
    ).toBe(idea.voteCount + 1),
  )
  await user.click(vote)
  await waitFor(() => expect(vote).toHaveAttribute('aria-pressed', 'false'))
  expect(vote).toHaveTextContent(String(idea.voteCount))
})

test('a vote that cannot be sent stays shown and says why, and is sent when the connection is back', async () => {
  const idea = await firstIdea('open', server.owner)
  const { user, setOffline } = await renderApp(`/ideas/${idea.number}`, {
    server,
    cookie: server.owner,
  })
  const vote = screen.getByRole('button', { name: /^Vote for/ })
  setOffline(true)
  await user.click(vote)
  expect(await screen.findByText(/cannot be reached\. Your vote will be sent when/)).toBeVisible()
  expect(vote).toHaveAttribute('aria-pressed', 'true')
  expect(vote).toHaveAccessibleName(/waiting for the connection$/)
  setOffline(false)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(vote).not.toHaveAccessibleName(/waiting for the connection$/))
  expect(vote).toHaveTextContent(String(idea.voteCount + 1))
  await server.send(close, { id: idea.id, voted: false }, server.owner)
})

test('a visitor’s vote waits for the sign-in by a code, and is cast without another click', async () => {
  const idea = await firstIdea('open', server.owner)
  const { user, sent, path, app } = await renderApp(`/ideas/${idea.number}/x`, { server })
  await user.click(screen.getByRole('button', { name: /^Vote for/ }))
  expect(await screen.findByRole('dialog', { name: 'Sign in to vote' })).toBeVisible()
  expect(sent).not.toContain('useVoteForIdeaMutation')
  const place = path()
  expect(returnPlace(app.services.storage).current()).toBe(place)
  await user.type(await screen.findByLabelText('E-mail address'), 'vera@example.org')
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/in the server’s terminal/)).toBeVisible()
  const code = await waitFor(() => server.codeFor('vera@example.org'))
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Code'), code)
  await user.type(await screen.findByLabelText('What should people call you?'), 'Vera')
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
  expect(await screen.findByRole('button', { name: 'Vera' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Vote for/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  )
  expect(path()).toBe(place)
  expect(sent.filter((name) => name === 'useVoteForIdeaMutation')).toHaveLength(1)
  const { data } = await server.send<{ idea: { voteCount: number } }>(
    `query I($id: ID!) { idea(id: $id) { voteCount } }`,
    { id: idea.id },
  )
  expect(data.idea.voteCount).toBe(idea.voteCount + 1)
})

test('a closed idea gives the reason without a request', async () => {
  const idea = await firstIdea('shipped', server.owner)
  const { user, sent } = await renderApp(`/ideas/${idea.number}`, { server, cookie: server.owner })
  await user.click(screen.getByRole('button', { name: /^Vote for/ }))
  expect(screen.getAllByText(/Voting closed on .+ as Shipped\./).length).toBeGreaterThan(0)
  expect(sent).not.toContain('useVoteForIdeaMutation')
})

test('a draft survives a reload, and is posted once', async () => {
  const first = await renderApp('/ideas/new', { server, cookie: server.owner })
  await first.user.type(await screen.findByLabelText('What’s your idea?'), 'Fold all headings')
  await first.user.type(screen.getByLabelText(/Details/), 'With **one** key.')
  first.unmount()

  const { user, path, sent } = await renderApp('/ideas/new', { server, cookie: server.owner })
  expect(await screen.findByLabelText('What’s your idea?')).toHaveValue('Fold all headings')
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(await screen.findByText('one')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Write' }))
  await user.click(screen.getByRole('radio', { name: /^Editor/ }))
  await user.click(screen.getByRole('button', { name: 'Post idea' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fold all headings' })).toBeVisible()
  expect(path()).toMatch(/^\/ideas\/\d+\/fold-all-headings$/)
  expect(sent.filter((name) => name === 'usePostIdeaMutation')).toHaveLength(1)
  expect(localStorage.getItem('earshot.draft.idea')).toBeNull()
})

test('an invitation signs in on a press, and signing out forgets the person', async () => {
  const invitation = await server.invite('Bo')
  const { user } = await renderApp(invitation, { server })
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  await user.click(await screen.findByRole('button', { name: 'Bo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  // Bo has no address, by which to come back.
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }))
  await waitFor(() => expect(screen.queryByText('Bo')).not.toBeInTheDocument())
  expect(within(document.body).getAllByRole('button', { name: 'Sign in' }).length).toBeGreaterThan(
    0,
  )

  await renderApp(invitation, { server })
  expect(
    await screen.findByRole('heading', { name: 'This invitation cannot be used' }),
  ).toBeVisible()
})
