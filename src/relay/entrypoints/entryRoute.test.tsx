import { fireEvent, screen } from '@testing-library/react'
import { book, loadLibraryPage, openLibrary } from '../testing/library.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('code and data start at once, and the skeleton shows until both are there', async () => {
  let codeArrives = () => {}
  const loadCode = jest.fn(
    () =>
      new Promise<Awaited<ReturnType<typeof loadLibraryPage>>>(
        (resolve) => (codeArrives = () => void loadLibraryPage().then(resolve)),
      ),
  )
  const library = openLibrary({ loadCode })
  await library.settle()
  expect([loadCode.mock.calls.length, library.requests.length]).toEqual([1, 1])
  expect(library.requests[0]).toMatchObject({
    operationName: 'LibraryPageQuery',
    variables: { id: 'b1' },
  })
  await library.open()
  expect(screen.getByText('Page loads')).toBeVisible()
  await library.answer(0, book('b1'))
  expect(screen.getByText('Page loads')).toBeVisible()
  codeArrives()
  expect(await screen.findByRole('heading', { name: 'Book b1' })).toBeVisible()
  expect(library.requests).toHaveLength(1)
})

describe('in a session that begins in steps', () => {
  const openInSteps = () => {
    let goOn = () => {}
    const begun = new Promise<void>((resolve) => (goOn = resolve))
    return { library: openLibrary({ begun }), goOn }
  }

  test('nothing is asked for before the task that loads', async () => {
    const { library, goOn } = openInSteps()
    await library.settle()
    expect(library.requests).toEqual([])
    goOn()
    await library.settle()
    expect(library.requests).toHaveLength(1)
  })

  test('a page that was left before that is never asked for', async () => {
    const { library, goOn } = openInSteps()
    await library.open()
    await library.go('/elsewhere')
    goOn()
    await library.settle()
    expect(library.requests).toEqual([])
  })
})

describe.each([false, true])('in StrictMode: %s', (strict) => {
  test('a page that was opened is shown, and going back to it needs no request', async () => {
    const library = openLibrary({ strict })
    await library.open()
    await library.answer(0, book('b1'))
    expect(screen.getByText('Summary: about b1')).toBeVisible()
    await library.go('/elsewhere')
    await library.go('/books/b1')
    await library.settle()
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
    expect(library.requests).toHaveLength(1)
  })

  test('leaving a page that still loads aborts its request', async () => {
    const library = openLibrary({ strict })
    await library.open()
    expect(library.requests[0]?.isAborted()).toBe(false)
    await library.go('/elsewhere')
    await library.settle()
    expect(library.requests[0]?.isAborted()).toBe(true)
  })

  test('closing the app aborts what it asked for', async () => {
    const library = openLibrary({ strict })
    const view = await library.open()
    view.unmount()
    await library.settle()
    expect(library.requests[0]?.isAborted()).toBe(true)
  })

  test('a navigation keeps the old page until the next is there', async () => {
    const library = openLibrary({ strict })
    await library.open()
    await library.answer(0, book('b1'))
    await library.go('/books/b2')
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
    expect(screen.queryByText('Page loads')).not.toBeInTheDocument()
    await library.answer(1, book('b2'))
    expect(screen.getByRole('heading', { name: 'Book b2' })).toBeVisible()
  })

  test('a navigation that is superseded before it was shown is aborted', async () => {
    const library = openLibrary({ strict })
    await library.open()
    await library.answer(0, book('b1'))
    await library.go('/books/b2')
    await library.go('/books/b3')
    await library.answer(2, book('b3'))
    expect(screen.getByRole('heading', { name: 'Book b3' })).toBeVisible()
    await library.settle()
    expect(library.requests.map((request) => request.isAborted())).toEqual([false, true, false])
  })
})

test('what the store has of a page is shown at once, and one request brings the rest', async () => {
  const library = openLibrary({ start: '/elsewhere' })
  await library.open()
  await library.go('/books/b1')
  await library.answer(0, book('b1'))
  await library.go('/elsewhere')
  library.environment.commitUpdate((store) => store.get('Book#b1')?.setValue(undefined, 'summary'))
  await library.go('/books/b1')
  expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
  expect(screen.getByText('Summary loads')).toBeVisible()
  await library.answer(1, book('b1', 'back'))
  expect(screen.getByText('Summary: back')).toBeVisible()
  expect(library.requests).toHaveLength(2)
})

describe('failures', () => {
  test('a page that failed is loaded anew from the network', async () => {
    const library = openLibrary()
    await library.open()
    await library.fail(0)
    fireEvent.click(screen.getByRole('button', { name: 'Try again after NetworkError' }))
    expect(screen.getByRole('button')).toBeDisabled()
    await library.settle()
    expect(library.requests).toHaveLength(2)
    await library.answer(1, book('b1'))
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
  })

  test('trying again can fail again', async () => {
    const library = openLibrary()
    await library.open()
    await library.fail(0)
    fireEvent.click(screen.getByRole('button'))
    await library.fail(1)
    expect(screen.getByRole('button', { name: 'Try again after NetworkError' })).toBeEnabled()
  })

  test('what the store has of a page stays when the rest does not come', async () => {
    const library = openLibrary()
    await library.open()
    await library.answer(0, book('b1'))
    await library.go('/elsewhere')
    library.environment.commitUpdate((store) =>
      store.get('Book#b1')?.setValue(undefined, 'summary'),
    )
    await library.go('/books/b1')
    expect(screen.getByText('Summary loads')).toBeVisible()
    await library.fail(1)
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
    expect(screen.queryByText('Summary loads')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Try again after NetworkError' }))
    await library.fail(2)
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again after NetworkError' }))
    await library.answer(3, book('b1', 'back'))
    expect(screen.getByText('Summary: back')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test.each([false, true])(
    'what is drawn stays, with its state, when another view of it does not come; strict: %s',
    async (strict) => {
      const library = openLibrary({ strict })
      await library.open()
      await library.answer(0, book('b1'))
      const heading = screen.getByRole('heading', { name: 'Book b1' })
      library.environment.commitUpdate((store) => store.get('Book#b1')?.invalidateRecord())
      await library.go('/books/b1?sort=other')
      await library.fail(1)
      expect(screen.getByRole('heading', { name: 'Book b1' })).toBe(heading)
      expect(screen.getByText('Summary: about b1')).toBeVisible()
      fireEvent.click(screen.getByRole('button', { name: 'Try again after NetworkError' }))
      await library.answer(2, book('b1', 'newer'))
      expect(screen.getByText('Summary: newer')).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Book b1' })).toBe(heading)
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    },
  )

  test('code that did not arrive is asked for again', async () => {
    const loadCode = jest
      .fn(loadLibraryPage)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const library = openLibrary({ loadCode })
    await library.open()
    await library.settle()
    fireEvent.click(screen.getByRole('button', { name: 'Try again after CodeLoadError' }))
    await library.answer(0, book('b1'))
    expect(await screen.findByRole('heading', { name: 'Book b1' })).toBeVisible()
    expect(loadCode).toHaveBeenCalledTimes(2)
  })

  test('the principal field makes a page not found', async () => {
    const library = openLibrary()
    await library.open()
    await library.answer(0, { data: { book: null } })
    expect(screen.getByText('No such book')).toBeVisible()
    await library.go('/books/b2')
    await library.answer(1, book('b2'))
    expect(screen.getByRole('heading', { name: 'Book b2' })).toBeVisible()
  })

  test('a principal field that failed is an error, not an absence', async () => {
    const library = openLibrary()
    await library.open()
    await library.answer(0, {
      data: { book: null },
      errors: [{ message: 'broken', path: ['book'] }],
    })
    expect(screen.getByRole('button', { name: 'Try again after FieldError' })).toBeVisible()
  })

  test('a field that failed takes only its section, which reloads by itself', async () => {
    const library = openLibrary()
    await library.open()
    await library.answer(0, {
      ...book('b1', null),
      errors: [{ message: 'lost', path: ['book', 'summary'] }],
    })
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Load the summary again' }))
    await library.settle()
    expect(library.requests).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
    await library.answer(1, book('b1', 'found'))
    expect(screen.getByText('Summary: found')).toBeVisible()
  })

  test('a section whose retry fails can be tried once more', async () => {
    const library = openLibrary()
    await library.open()
    await library.answer(0, {
      ...book('b1', null),
      errors: [{ message: 'lost', path: ['book', 'summary'] }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Load the summary again' }))
    await library.fail(1)
    fireEvent.click(screen.getByRole('button', { name: 'Load the summary again' }))
    await library.answer(2, book('b1', 'found'))
    expect(screen.getByText('Summary: found')).toBeVisible()
  })
})
