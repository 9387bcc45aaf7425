import { act, fireEvent, screen } from '@testing-library/react'
import { type loadLibraryPage, book, freshLibraryPage, openLibrary } from '../testing/library.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const rest = () => act(() => jest.advanceTimersByTimeAsync(80))

async function withLink() {
  const library = openLibrary({ start: '/' })
  await library.open()
  return { ...library, link: screen.getByRole('link', { name: 'Book b1' }) }
}

test.each([
  [
    'a pointer that rests on a link',
    (link: HTMLElement) => fireEvent.pointerEnter(link, { pointerType: 'mouse' }),
  ],
  ['keyboard focus', (link: HTMLElement) => fireEvent.focus(link)],
  ['a touch', (link: HTMLElement) => fireEvent.touchStart(link)],
])('%s loads the page, and opening it then needs no request', async (_what, intend) => {
  const { link, requests, answer, go, settle } = await withLink()
  intend(link)
  await rest()
  expect(requests).toHaveLength(1)
  await answer(0, book('b1'))
  await go('/books/b1')
  await settle()
  expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test.each([
  [
    'a pointer that crosses a link',
    (link: HTMLElement) => [
      fireEvent.pointerEnter(link, { pointerType: 'mouse' }),
      fireEvent.pointerLeave(link),
    ],
  ],
  ['focus that moves on', (link: HTMLElement) => [fireEvent.focus(link), fireEvent.blur(link)]],
])('%s loads nothing', async (_what, pass) => {
  const { link, requests } = await withLink()
  pass(link)
  await rest()
  expect(requests).toEqual([])
})

test('intent shown again and again asks once', async () => {
  const { link, requests } = await withLink()
  for (let times = 0; times < 3; times += 1) fireEvent.touchStart(link)
  await rest()
  expect(requests).toHaveLength(1)
})

test('opening a page whose prefetch is under way shares its request', async () => {
  const { link, requests, answer, go } = await withLink()
  fireEvent.touchStart(link)
  await rest()
  await go('/books/b1')
  await answer(0, book('b1'))
  expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('replacing the environment aborts what was prefetched', async () => {
  const { link, requests, pages } = await withLink()
  fireEvent.touchStart(link)
  await rest()
  pages.dispose()
  expect(requests[0]?.isAborted()).toBe(true)
})

describe('while the code of the page has not arrived', () => {
  async function withoutCode() {
    let arrive = () => {}
    const { PreloadableQueryRegistry } = await import('relay-runtime')
    PreloadableQueryRegistry.clear()
    const loadCode = () =>
      new Promise<Awaited<ReturnType<typeof loadLibraryPage>>>(
        (resolve) => (arrive = () => void freshLibraryPage().then(resolve)),
      )
    const library = openLibrary({ start: '/', loadCode })
    await library.open()
    return {
      ...library,
      link: screen.getByRole('link', { name: 'Book b1' }),
      arrive: () => arrive(),
    }
  }

  test('opening a page whose prefetch was answered already asks for nothing', async () => {
    const { link, requests, answer, go, settle, arrive } = await withoutCode()
    fireEvent.touchStart(link)
    await answer(0, book('b1'))
    await go('/books/b1')
    arrive()
    await settle()
    expect(await screen.findByRole('heading', { name: 'Book b1' })).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  test('intent after the page was opened asks for nothing', async () => {
    const { link, requests, answer, go, settle, arrive } = await withoutCode()
    fireEvent.pointerEnter(link, { pointerType: 'mouse' })
    await go('/books/b1')
    await answer(0, book('b1'))
    await rest()
    arrive()
    await settle()
    expect(await screen.findByRole('heading', { name: 'Book b1' })).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})
