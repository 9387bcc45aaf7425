/** @jest-environment node */
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderToString } from '#testing/renderToString.tsx'

let server: FlowServer
beforeAll(async () => void (server = await startFlowServer()))
afterAll(() => server.stop())

const setVote = `mutation SetVote($id: ID!) { setVote(ideaId: $id, voted: true) { idea { number slug title } errors { message } } }`
const openIdea = `query OpenIdea { ideas(first: 1, filter: { statuses: ["open"], voted: false }) { edges { node { id number slug title viewerHasVoted } } } }`

test('two people get their own pages at once, and nothing of each other', async () => {
  expect(typeof window).toBe('undefined')
  const { data } = await server.send<{
    ideas: { edges: { node: { id: string; number: number; slug: string; title: string } }[] }
  }>(openIdea, {}, server.owner)
  const idea = data.ideas.edges[0]!.node
  await server.send(setVote, { id: idea.id }, server.owner)
  const address = `/ideas/${idea.number}/${idea.slug}`

  const [ownersList, visitorsList, ownersIdea, visitorsIdea] = await Promise.all([
    renderToString('/', { server, cookie: server.owner }),
    renderToString('/', { server }),
    renderToString(address, { server, cookie: server.owner }),
    renderToString(address, { server }),
  ])

  expect(ownersList).toContain('Ana')
  expect(ownersList.match(/<article/g)).toHaveLength(20)
  expect(visitorsList.match(/<article/g)).toHaveLength(20)
  expect(visitorsList).not.toContain('’s account')
  expect(visitorsList).toContain('Sign in')
  expect(visitorsList).not.toContain('aria-pressed="true"')
  expect(ownersIdea).toContain(idea.title)
  expect(ownersIdea).toContain('aria-pressed="true"')
  expect(visitorsIdea).toContain(idea.title)
  expect(visitorsIdea).not.toContain('aria-pressed="true"')
})

test('a screen that is not there is rendered as well', async () => {
  const [missing, unknown] = await Promise.all([
    renderToString('/ideas/999999', { server }),
    renderToString('/nowhere', { server }),
  ])
  expect(unknown).toContain('Page not found')
  // React leaves a failed boundary to the browser: its skeleton stands there instead.
  expect(missing).toContain('Fieldnotes')
})
