import { act, render } from '@testing-library/react'
import { useWhileVisible } from './useWhileVisible.ts'

const EVERY = 1_000
let state: DocumentVisibilityState = 'visible'

beforeEach(() => {
  jest.useFakeTimers()
  state = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function renderAsking(ask: (signal: AbortSignal) => Promise<unknown>) {
  function Asking() {
    useWhileVisible(EVERY, ask)
    return null
  }
  return render(<Asking />)
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const see = (next: DocumentVisibilityState) =>
  act(async () => {
    state = next
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('asks now and then, not while nobody can see it, and at once when they come back', async () => {
  const ask = jest.fn(() => Promise.resolve())
  renderAsking(ask)
  await pass(2 * EVERY)
  expect(ask).toHaveBeenCalledTimes(2)
  await see('hidden')
  await pass(10 * EVERY)
  expect(ask).toHaveBeenCalledTimes(2)
  await see('visible')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a server that fails is asked more rarely, up to eight times', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('no')))
  renderAsking(ask)
  await pass((1 + 2 + 4 + 8 + 8) * EVERY)
  expect(ask).toHaveBeenCalledTimes(5)
})

test('never two questions at once, and none after it is gone', async () => {
  let signal: AbortSignal | undefined
  const ask = jest.fn((given: AbortSignal) => {
    signal = given
    return new Promise(() => undefined)
  })
  const { unmount } = renderAsking(ask)
  await pass(EVERY)
  await act(async () => void window.dispatchEvent(new Event('focus')))
  await pass(5 * EVERY)
  expect(ask).toHaveBeenCalledTimes(1)
  unmount()
  expect(signal?.aborted).toBe(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(ask).toHaveBeenCalledTimes(1)
})
