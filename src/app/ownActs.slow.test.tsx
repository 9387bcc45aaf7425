import { act, screen, waitFor, within } from '@testing-library/react'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderApp } from '#testing/renderApp.tsx'

let server: FlowServer
beforeAll(async () => void (server = await startFlowServer()))
afterAll(() => server.stop())
beforeEach(() => localStorage.clear())

interface Counts {
  site: {
    openIdeaCount: number
    boards: { id: string; name: string; openIdeaCount: number }[]
    statuses: { name: string; ideaCount: number }[]
  }
}
const ask = async <Data,>(query: string, variables: object = {}) =>
  (await server.send<Data>(query, variables, server.owner)).data
const countsNow = async () =>
  (
    await ask<Counts>(
      '{ site { openIdeaCount boards { id name openIdeaCount } statuses { name ideaCount } } }',
    )
  ).site

async function post(title: string) {
  const { boards } = await countsNow()
  const mutation =
    'mutation P($title: String!, $boardId: ID!) { postIdea(title: $title, body: "", boardId: $boardId) { idea { number } } }'
  return (
    await ask<{ postIdea: { idea: { number: number } } }>(mutation, {
      title,
      boardId: boards[0]?.id,
    })
  ).postIdea.idea.number
}

const places = () =>
  screen.getAllByRole('navigation').flatMap((list) =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  )

/** The navigation says what the server counts, which is not what it was. */
async function expectRecount(before: string[]) {
  const { openIdeaCount, boards, statuses } = await countsNow()
  const now = [
    `Ideas${openIdeaCount}`,
    ...boards.map(({ name, openIdeaCount: count }) => `${name}${count}`),
    ...statuses.map(({ name, ideaCount: count }) => `${name}${count}`),
  ]
  expect(now).not.toEqual(before)
  await waitFor(() => expect(places()).toEqual(expect.arrayContaining(now)))
  return now
}

test('one’s own acts count at once in the navigation: a status, another board, a merge and its end', async () => {
  const [number, into] = [await post('A wish that moves'), await post('A wish that stays')]
  const { user } = await renderApp(`/ideas/${number}`, { server, cookie: server.owner })
  await screen.findByRole('heading', { level: 1, name: 'A wish that moves' })
  const choose = async (
    menu: RegExp | string,
    item: string,
    role: 'menuitem' | 'menuitemradio',
  ) => {
    await user.click(await screen.findByRole('button', { name: menu }))
    await user.click(await screen.findByRole(role, { name: item }))
  }
  await choose(/^Open/, 'Planned', 'menuitemradio')
  await user.click(await screen.findByRole('button', { name: 'Set status' }))
  await screen.findByRole('button', { name: /^Planned/ })
  const planned = await expectRecount([])

  await choose('More about this idea', 'Edit', 'menuitem')
  const form = await screen.findByRole('form', { name: 'Edit this idea' })
  await user.click(within(form).getAllByRole('radio')[1] as HTMLElement)
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  const moved = await expectRecount(planned)

  await choose('More about this idea', 'Merge into…', 'menuitem')
  await user.type(await screen.findByRole('searchbox', { name: /number/i }), `#${into}`)
  await user.click(await screen.findByRole('radio', { name: /^A wish that stays/ }))
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  await screen.findByRole('heading', { level: 1, name: 'A wish that stays' })
  const merged = await expectRecount(moved)

  await user.click(await screen.findByRole('button', { name: `Unmerge #${number}` }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Unmerge #${number}` })).not.toBeInTheDocument(),
  )
  expect(await expectRecount(merged)).toEqual(moved)
}, 90_000)

test('an idea that was sent without a connection is posted once when it is back', async () => {
  const { user, sent, setOffline, path } = await renderApp('/ideas/new', {
    server,
    cookie: server.owner,
  })
  await user.type(await screen.findByLabelText('What’s your idea?'), 'Write on the train')
  await user.click(screen.getByRole('radio', { name: /^Editor/ }))
  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'Post idea' }))
  expect(
    await screen.findByText(/Your text is saved and will be sent when the connection is back/),
  ).toBeVisible()
  expect(sent).not.toContain('usePostIdeaMutation')
  setOffline(false)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Write on the train' })).toBeVisible()
  expect(path()).toMatch(/\/write-on-the-train$/)
  expect(sent.filter((name) => name === 'usePostIdeaMutation')).toHaveLength(1)
  const { ideas } = await ask<{ ideas: { edges: unknown[] } }>(
    '{ ideas(filter: { search: "Write on the train" }) { edges { node { title } } } }',
  )
  expect(ideas.edges).toHaveLength(1)
})
