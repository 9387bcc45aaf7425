import { act, fireEvent, screen } from '@testing-library/react'
import { book, openLibrary } from '../testing/library.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

async function shownAndLeft() {
  const library = openLibrary()
  await library.open()
  await library.answer(0, book('b1', 'old'))
  await library.go('/elsewhere')
  return library
}

test('what is shown again is refreshed behind it when it is older than 30 s', async () => {
  const library = await shownAndLeft()
  await pass(31_000)
  await library.go('/books/b1')
  expect(screen.getByText('Summary: old')).toBeVisible()
  await library.answer(1, book('b1', 'new'))
  expect(screen.getByText('Summary: new')).toBeVisible()
  expect(library.requests).toHaveLength(2)
})

test('what is younger is left alone', async () => {
  const library = await shownAndLeft()
  await pass(29_000)
  await library.go('/books/b1')
  await library.settle()
  expect(library.requests).toHaveLength(1)
})

test('a refresh that fails leaves what is shown and says so beside it, until one comes', async () => {
  const library = await shownAndLeft()
  await pass(31_000)
  await library.go('/books/b1')
  const shown = screen.getByText('Summary: old')
  await library.fail(1)
  expect(screen.getByText('Summary: old')).toBe(shown)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh after NetworkError' }))
  await library.answer(2, book('b1', 'new'))
  expect(screen.getByText('Summary: new')).toBe(shown)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what did not come is forgotten on the way to another page', async () => {
  const library = await shownAndLeft()
  await pass(31_000)
  await library.go('/books/b1')
  await library.fail(1)
  await library.go('/books/b2')
  await library.answer(2, book('b2'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a refresh that nobody waits for any more is aborted', async () => {
  const library = await shownAndLeft()
  await pass(31_000)
  await library.go('/books/b1')
  await library.settle()
  await library.go('/elsewhere')
  await library.settle()
  expect(library.requests[1]?.isAborted()).toBe(true)
})

test('a tab that is looked at again is refreshed', async () => {
  const library = openLibrary()
  await library.open()
  await library.answer(0, book('b1', 'old'))
  await pass(31_000)
  act(() => void fireEvent(document, new Event('visibilitychange')))
  await library.answer(1, book('b1', 'new'))
  expect(screen.getByText('Summary: new')).toBeVisible()
})
