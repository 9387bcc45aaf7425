import { act, screen } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import type { documentsBookQuery } from '../testing/core/__generated__/documentsBookQuery.graphql.ts'
import { bookQuery } from '../testing/core/documents.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { useLiveQuery } from './useLiveQuery.ts'

const DELAY = 100

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

interface Props {
  fromStore?: boolean
  /** Is given what types. */
  onReady: (type: (id: string | null) => void) => void
}

function Subject({ fromStore = false, onReady }: Props) {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => onReady(setId), [onReady])
  const { data, isCurrent, error } = useLiveQuery<documentsBookQuery>(
    bookQuery,
    id === null ? null : { id },
    { delay: DELAY, fetchPolicy: fromStore ? 'store-or-network' : 'network-only' },
  )
  return (
    <p>
      {data?.book?.title ?? 'nothing'}
      {isCurrent ? '' : ' (earlier)'}
      {error && `, ${error.message}`}
    </p>
  )
}

function setup({ strict = false, fromStore = false } = {}) {
  let type: (id: string | null) => void = () => {}
  const subject = <Subject fromStore={fromStore} onReady={(ready) => void (type = ready)} />
  const kit = renderWithRelay(strict ? <StrictMode>{subject}</StrictMode> : subject)
  const typed = (id: string | null) => act(async () => type(id))
  return {
    ...kit,
    typed,
    asked: async (id: string) => {
      await typed(id)
      await act(async () => jest.advanceTimersByTime(DELAY))
    },
    title: (id: string, title: string) => ({ data: { book: { __typename: 'Book', id, title } } }),
  }
}

test('asks once, after the delay, for what was typed last', async () => {
  const { typed, asked, pending, operation, respond, title } = setup()
  await typed('b')
  expect(pending()).toBe(0)
  await asked('b1')
  expect(pending()).toBe(1)
  expect(operation().request.variables).toEqual({ id: 'b1' })
  await respond(title('b1', 'One'))
  expect(screen.getByText('One')).toBeVisible()
})

test('the former answer stays while the next one is loading, and is told apart', async () => {
  const { asked, respond, title } = setup()
  await asked('b1')
  await respond(title('b1', 'One'))
  await asked('b2')
  expect(screen.getByText('One (earlier)')).toBeVisible()
  await respond(title('b2', 'Two'))
  expect(screen.getByText('Two')).toBeVisible()
})

test('a question that is overtaken is given up', async () => {
  const { asked, pending, operation, respond, title, typed } = setup()
  await asked('b1')
  await asked('b2')
  expect(pending()).toBe(1)
  expect(operation().request.variables).toEqual({ id: 'b2' })
  await respond(title('b2', 'Two'))
  expect(screen.getByText('Two')).toBeVisible()
  await asked('b3')
  await typed(null)
  expect(pending()).toBe(0)
})

test('a failure is given to the caller, with the former answer; another question forgets it', async () => {
  const { asked, reject, respond, title } = setup()
  await asked('b1')
  await respond(title('b1', 'One'))
  await asked('b2')
  await reject(new Error('lost'))
  expect(screen.getByText('One (earlier), lost')).toBeVisible()
  await asked('b3')
  expect(screen.getByText('One (earlier)')).toBeVisible()
})

test('what is shown is kept up to date and is not collected', async () => {
  const { asked, respond, title, environment } = setup()
  await asked('b1')
  await respond(title('b1', 'One'))
  await act(async () => {
    ;(environment.getStore() as unknown as { __gc(): void }).__gc()
    environment.commitUpdate((store) => store.get('Book#b1')?.setValue('One, renamed', 'title'))
  })
  expect(screen.getByText('One, renamed')).toBeVisible()
})

test('from the store, what is there needs no request', async () => {
  const { asked, respond, title, pending } = setup({ fromStore: true })
  await asked('b1')
  await respond(title('b1', 'One'))
  await asked('b2')
  await respond(title('b2', 'Two'))
  await asked('b1')
  expect(screen.getByText('One')).toBeVisible()
  expect(pending()).toBe(0)
})

test('nothing is asked and nothing hangs when it is mounted twice', async () => {
  const { asked, respond, title, unmount } = setup({ strict: true })
  await asked('b1')
  await respond(title('b1', 'One'))
  expect(screen.getByText('One')).toBeVisible()
  unmount()
})
