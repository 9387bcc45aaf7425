import { createMockRelay } from '#relay/testing/createMockRelay.ts'
import { renewGuard } from './renewGuard.ts'

const shownAt = Date.parse('2026-05-10T12:00:00.000Z')
const HOUR = 3_600_000
const tokenOf = (moment: number) => `${moment.toString(36)}.signature`
const guard = { token: tokenOf(shownAt), website: '' }

function later(milliseconds: number) {
  const environment = createMockRelay()
  const parts = { environment, now: () => shownAt + milliseconds }
  return { mock: environment.mock, parts }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a guard that is young enough is sent as it is', async () => {
  const { mock, parts } = later(11 * HOUR)
  expect(await renewGuard({ guard }, parts)).toEqual({})
  expect(mock.getAllOperations()).toEqual([])
})

test('an act that is sent three days later gets a fresh one, as old as a person would let it become', async () => {
  const { mock, parts } = later(72 * HOUR)
  const renewed = renewGuard({ guard: { ...guard, website: 'typed' } }, parts)
  const settled = jest.fn()
  void renewed.then(settled)
  const fresh = tokenOf(parts.now())
  mock.resolveMostRecentOperation({ data: { formGuard: fresh } })
  await jest.advanceTimersByTimeAsync(2_000)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(await renewed).toEqual({ guard: { token: fresh, website: 'typed' } })
})

test('where none can be had the act goes without', async () => {
  const { mock, parts } = later(72 * HOUR)
  const renewed = renewGuard({ guard }, parts)
  mock.rejectMostRecentOperation(new Error('offline'))
  expect(await renewed).toEqual({ guard: null })
})

test.each([null, undefined])('an act without a guard (%s) asks for none', async (none) => {
  const { mock, parts } = later(72 * HOUR)
  expect(await renewGuard({ guard: none }, parts)).toEqual({})
  expect(mock.getAllOperations()).toEqual([])
})
