import { fireEvent } from '@testing-library/react'
import { createBackWatch } from './backWatch.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('all who wait are told together, and the server is asked once for all of them', async () => {
  const { wait } = createBackWatch()
  const told: string[] = []
  const ask = jest.fn(() => Promise.resolve())
  for (const name of ['a', 'b', 'c']) wait(ask, () => told.push(name))
  await jest.advanceTimersByTimeAsync(5_000)
  expect([ask.mock.calls.length, told]).toEqual([1, ['a', 'b', 'c']])
  await jest.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('nobody who waits, nothing asked', async () => {
  const { wait } = createBackWatch()
  const ask = jest.fn(() => Promise.resolve())
  const back = jest.fn()
  wait(ask, back)()
  fireEvent(window, new Event('online'))
  await jest.advanceTimersByTimeAsync(600_000)
  expect([ask.mock.calls.length, back.mock.calls.length]).toEqual([0, 0])
})

test('a question that is under way belongs to those who wait now', async () => {
  const { wait } = createBackWatch()
  let answer = () => {}
  const ask = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const [first, second] = [jest.fn(), jest.fn()]
  const stop = wait(ask, first)
  await jest.advanceTimersByTimeAsync(5_000)
  stop()
  wait(ask, second)
  answer()
  await jest.advanceTimersByTimeAsync(1)
  expect(second).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(5_000)
  answer()
  await jest.advanceTimersByTimeAsync(1)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})
