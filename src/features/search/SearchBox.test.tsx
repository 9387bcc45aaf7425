import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { lazy } from 'react'
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { limits } from '#rules/limits.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { SearchBox } from './SearchBox.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function Place() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/ideas/7')}>Away</button>
    </>
  )
}

async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

const pause = () => act(async () => jest.advanceTimersByTime(limits.searchDelay))

function renderBox(route: string) {
  const kit = renderWithRelay(
    <>
      <SearchBox boards={['editor']} />
      <Place />
    </>,
    { route, wrapper: servicesWrapper(), fakeTimers: true },
  )
  return {
    ...kit,
    field: screen.getByRole('searchbox'),
    address: () => document.querySelector('output')?.textContent,
  }
}

test('searches after the pause, within the same board and filters', async () => {
  const { user, field, address } = renderBox('/boards/editor?status=open')
  await write(user, field, 'pdf')
  expect(address()).toBe('/boards/editor?status=open')
  await pause()
  expect(address()).toBe('/boards/editor?status=open&q=pdf')
})

test('one Back undoes a search of many words', async () => {
  const { user, field, address } = renderBox('/')
  await write(user, field, 'pdf')
  await pause()
  await write(user, field, ' export')
  await pause()
  expect(address()).toBe('/?q=pdf+export')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('/')
  expect(field).toHaveValue('')
})

test.each(['/ideas/7', '/boards/that-is-gone'])(
  'from any other screen (%s) it leads to the list',
  async (route) => {
    const { user, field, address } = renderBox(route)
    await user.type(field, 'pdf{Enter}')
    expect(address()).toBe('/?q=pdf')
  },
)

test('a search that still waits does not take back whoever went elsewhere', async () => {
  const { user, field, address } = renderBox('/')
  await write(user, field, 'pdf')
  await user.click(screen.getByRole('button', { name: 'Away' }))
  await pause()
  expect(address()).toBe('/ideas/7')
  expect(field).toHaveValue('')
})

test('emptying the field ends the search', async () => {
  const { user, field, address } = renderBox('/?q=pdf&sort=top')
  await user.clear(field)
  await pause()
  expect(address()).toBe('/?sort=top')
})

test('what is emptied before its hits are there is not searched for', async () => {
  const Hits = lazy(() => new Promise<never>(() => undefined))
  function List() {
    return (
      <>
        <SearchBox boards={[]} />
        {useLocation().search.includes('pdf') && <Hits />}
      </>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: ['/?sort=top'],
  })
  render(<RouterProvider router={router} />, { wrapper: servicesWrapper() })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync })
  const field = screen.getByRole('searchbox')
  await write(user, field, 'pdf')
  await pause()
  expect(router.state.location.search).toBe('?sort=top&q=pdf')
  await user.keyboard('{Escape}')
  await pause()
  expect([router.state.location.search, field]).toEqual([
    '?sort=top',
    expect.objectContaining({ value: '' }),
  ])
})

test('one Back undoes a search that was begun elsewhere, however long the list takes to arrive', async () => {
  const Hits = lazy(() => new Promise<never>(() => undefined))
  function Screen() {
    return (
      <>
        <SearchBox boards={[]} />
        {useLocation().pathname === '/' && <Hits />}
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: ['/ideas/7'],
  })
  render(<RouterProvider router={router} />, { wrapper: servicesWrapper() })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync })
  await write(user, screen.getByRole('searchbox'), 'pdf')
  await pause()
  await user.paste(' export')
  await pause()
  expect(router.state.location.search).toBe('?q=pdf+export')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/ideas/7')
})

test('as a form it leads to the same list, with its other filters, from its beginning', () => {
  const { field } = renderBox('/boards/editor?status=open&q=pdf&after=c2')
  const form = field.closest('form') ?? document.createElement('form')
  expect(form.getAttribute('action')).toBe('/boards/editor')
  expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['status', 'open'],
    ['q', 'pdf'],
  ])
})
