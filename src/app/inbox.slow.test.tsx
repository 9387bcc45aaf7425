import { screen, waitFor, within } from '@testing-library/react'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderApp } from '#testing/renderApp.tsx'

let server: FlowServer
let member: string
beforeAll(async () => {
  server = await startFlowServer()
  const token = new URL(await server.invite('Bo'), server.url).searchParams.get('token')
  const { cookie } = await server.send(
    'mutation Join($token: String!) { acceptInvitation(token: $token) { errors { message } } }',
    { token },
  )
  if (cookie === null) throw new Error('Bo could not join')
  member = cookie
})
afterAll(() => server.stop())
beforeEach(async () => {
  localStorage.clear()
  await server.send('mutation { markAllRead { errors { message } } }', {}, member)
})

interface Facts {
  site: { boards: { id: string }[]; statuses: { id: string; category: string }[] }
}
async function facts(): Promise<Facts['site']> {
  const query = '{ site { boards { id } statuses { id category } } }'
  return (await server.send<Facts>(query, {}, server.owner)).data.site
}
/** An idea of Bo. */
async function post(title: string): Promise<{ id: string; number: number }> {
  const [board] = (await facts()).boards
  const mutation =
    'mutation P($title: String!, $boardId: ID!) { postIdea(title: $title, body: "", boardId: $boardId) { idea { id number } } }'
  const { data } = await server.send<{ postIdea: { idea: { id: string; number: number } } }>(
    mutation,
    { title, boardId: board?.id },
    member,
  )
  return data.postIdea.idea
}
async function ship(ideaId: string): Promise<void> {
  const status = (await facts()).statuses.find(({ category }) => category === 'SHIPPED')
  const mutation =
    'mutation S($ideaId: ID!, $statusId: ID!) { setIdeaStatus(ideaId: $ideaId, statusId: $statusId) { errors { message } } }'
  await server.send(mutation, { ideaId, statusId: status?.id }, server.owner)
}
async function publishAbout(ideaId: string, title: string): Promise<void> {
  const create =
    'mutation C($title: String!, $ideaId: ID!) { createChangelogEntry(title: $title, body: "Words", labels: [NEW], ideaIds: [$ideaId]) { entry { id version } } }'
  const { data } = await server.send<{
    createChangelogEntry: { entry: { id: string; version: number } }
  }>(create, { title, ideaId }, server.owner)
  const { id, version } = data.createChangelogEntry.entry
  const publish =
    'mutation P($id: ID!, $version: Int!) { publishChangelogEntry(entryId: $id, expectedVersion: $version) { errors { message } } }'
  await server.send(publish, { id, version }, server.owner)
}
const unread = async () =>
  (
    await server.send<{ viewer: { unreadNotificationCount: number } }>(
      '{ viewer { unreadNotificationCount } }',
      {},
      member,
    )
  ).data.viewer.unreadNotificationCount
const untilUnread = (count: number) =>
  waitFor(async () => expect(await unread()).toBe(count), { timeout: 60_000, interval: 250 })

test('what happened stands in the inbox, is read by a press, and the page that it is about reads it', async () => {
  const [first, second] = [await post('Larger text'), await post('Dark mode')]
  await ship(first.id)
  await ship(second.id)
  await untilUnread(2)
  const { user, path } = await renderApp('/inbox', { server, cookie: member })
  const rowOf = (name: string) => screen.findByRole('article', { name })
  expect(await rowOf('Larger text')).toHaveTextContent('shipped this.')
  await user.click(await screen.findByRole('button', { name: 'Mark read: Larger text' }))
  await untilUnread(1)
  expect(screen.queryByRole('button', { name: 'Mark read: Larger text' })).not.toBeInTheDocument()
  await user.click(within(await rowOf('Dark mode')).getByRole('link', { name: 'Dark mode' }))
  await screen.findByRole('heading', { level: 1, name: 'Dark mode' })
  expect(path()).toMatch(new RegExp(`^/ideas/${second.number}/`))
  await untilUnread(0)
}, 240_000)

test('the page of an entry reads what was told about it', async () => {
  const idea = await post('Lists that keep their numbers')
  await publishAbout(idea.id, 'Pasted lists keep their numbers')
  await untilUnread(1)
  const { user, path } = await renderApp('/inbox', { server, cookie: member })
  const row = await screen.findByRole('article', { name: 'Pasted lists keep their numbers' })
  await user.click(within(row).getByRole('link', { name: 'Pasted lists keep their numbers' }))
  await screen.findByRole('heading', { level: 1, name: 'Pasted lists keep their numbers' })
  expect(path()).toBe('/changelog/pasted-lists-keep-their-numbers')
  await untilUnread(0)
}, 240_000)

test('everything is read at once after a question, and stays in the list', async () => {
  const idea = await post('Write on the train')
  await ship(idea.id)
  await untilUnread(1)
  const { user } = await renderApp('/inbox', { server, cookie: member })
  await user.click(await screen.findByRole('button', { name: 'Mark all read' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mark 1 as read?' })
  await user.click(within(dialog).getByRole('button', { name: 'Mark all read' }))
  await untilUnread(0)
  expect(await screen.findByRole('article', { name: 'Write on the train' })).toBeVisible()
}, 240_000)
