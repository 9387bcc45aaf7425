import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { createMockRelay } from '#relay/testing/createMockRelay.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { ListEnd } from './ListEnd.tsx'

const Services = servicesWrapper()
const environment = createMockRelay()
const inPage = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={environment}>
    <Services>{children}</Services>
  </RelayEnvironmentProvider>
)

type Seen = (entries: { isIntersecting: boolean }[]) => void
let see: Seen = () => undefined

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.IntersectionObserver = class {
    constructor(seen: Seen) {
      see = seen
    }
    observe() {}
    disconnect() {}
  } as never
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

test('asks for more when its end comes near, and again where that was dropped', () => {
  const onMore = jest.fn()
  render(<ListEnd hasMore onMore={onMore} loading={false} failure={null} />)
  act(() => see([{ isIntersecting: true }]))
  expect(onMore).toHaveBeenCalledTimes(1)
  act(() => void jest.advanceTimersByTime(1_000))
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('asks for nothing while more is on its way, or when it is far again', () => {
  const onMore = jest.fn()
  const { rerender } = render(<ListEnd hasMore onMore={onMore} loading={false} failure={null} />)
  act(() => see([{ isIntersecting: true }]))
  rerender(<ListEnd hasMore onMore={onMore} loading failure={null} />)
  act(() => void jest.advanceTimersByTime(5_000))
  rerender(<ListEnd hasMore onMore={onMore} loading={false} failure={null} />)
  act(() => see([{ isIntersecting: false }]))
  act(() => void jest.advanceTimersByTime(5_000))
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('where it failed it says so and waits for a press', async () => {
  const onMore = jest.fn()
  render(
    <ListEnd
      hasMore
      onMore={onMore}
      loading={false}
      failure={new NetworkError({ operation: 'IdeaListPageQuery', reason: 'x' })}
    />,
    { wrapper: inPage },
  )
  act(() => void jest.advanceTimersByTime(5_000))
  expect(onMore).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Earshot cannot be reached')
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})
