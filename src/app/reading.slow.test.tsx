import { screen, waitFor, within } from '@testing-library/react'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderApp } from '#testing/renderApp.tsx'

let server: FlowServer
beforeAll(async () => void (server = await startFlowServer()))
afterAll(() => server.stop())
beforeEach(() => localStorage.clear())

test('list → detail paints from the list, one request brings the rest, and back asks for nothing', async () => {
  const { user, sent, path, back } = await renderApp('/', { server })
  const row = (await screen.findAllByRole('article'))[1] as HTMLElement
  const link = within(row).getAllByRole('link')[0] as HTMLElement
  const title = link.textContent ?? ''
  sent.length = 0
  link.focus()
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus()
  // Nobody waits for ideas that are much like it.
  const asked = ['IdeaPageQuery', 'RelatedIdeasQuery']
  await waitFor(() => expect(sent).toEqual(asked))
  expect(path()).toMatch(/^\/ideas\/\d+\/./)
  expect(document.title).toBe(`${title} · Fieldnotes`)
  await back()
  expect(await screen.findByRole('link', { name: title })).toHaveFocus()
  expect(sent).toEqual(asked)
})

test('search as you type keeps the old list until the new one is there, and Back undoes it', async () => {
  const { user, sent, path, back } = await renderApp('/', { server })
  const rows = await screen.findAllByRole('article')
  sent.length = 0
  // At once: on a slow machine single keys are searches of their own.
  await user.click(screen.getByRole('searchbox'))
  await user.paste('export')
  expect(screen.getAllByRole('article')).toHaveLength(rows.length)
  await waitFor(() => expect(path()).toBe('/?q=export'))
  expect(await screen.findByText(/ideas? for/)).toHaveTextContent('“export”')
  expect(sent.filter((name) => name === 'HomePageQuery')).toHaveLength(1)
  await back()
  expect(await screen.findAllByRole('article')).toHaveLength(rows.length)
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('an address with an old title is put right, and one of nothing says so', async () => {
  const { path } = await renderApp('/ideas/1/something-else', { server })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(path()).not.toContain('something-else'))
  expect(path()).toMatch(/^\/ideas\/1\/.+/)
})

test.each(['/ideas/999999', '/boards/nothing', '/nowhere'])('%s is not found', async (address) => {
  await renderApp(address, { server })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('filters are links in the address, and chips take them away', async () => {
  const { user, path } = await renderApp('/?status=planned', { server })
  await user.click(await screen.findByRole('link', { name: 'Remove filter Planned' }))
  await waitFor(() => expect(path()).toBe('/'))
})

test('the keyboard moves from idea to idea', async () => {
  const { user } = await renderApp('/', { server })
  const links = (await screen.findAllByRole('article')).map(
    (row) => within(row).getAllByRole('link')[0],
  )
  await user.keyboard('j')
  expect(links[0]).toHaveFocus()
  await user.keyboard('jj')
  expect(links[2]).toHaveFocus()
  await user.keyboard('k')
  expect(links[1]).toHaveFocus()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
