import { act, render, screen } from '@testing-library/react'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import { useClock } from './useClock.ts'

const START = Date.parse('2026-05-10T12:00:00.000Z')
const drawn = jest.fn()

function Posted({ at }: { at: string }) {
  drawn()
  return <TimeAgo value={at} clock={useClock()} />
}

function renderTimes() {
  return render(
    <>
      <Posted at="2026-05-10T12:00:00.000Z" />
      <Posted at="2026-05-10T11:00:00.000Z" />
    </>,
    { wrapper: servicesWrapper({ ...createTestServices(), now: Date.now }) },
  )
}

const times = () => screen.getAllByRole('time').map((time) => time.textContent)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  drawn.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('times go on, once a minute, all by one timer that ends with them', () => {
  const { unmount } = renderTimes()
  expect(times()).toEqual(['now', '1 hour ago'])
  expect(jest.getTimerCount()).toBe(1)
  pass(59_000)
  expect(drawn).toHaveBeenCalledTimes(2)
  for (const seconds of [1, 60, 60]) pass(seconds * 1000)
  expect(times()).toEqual(['3 minutes ago', '1 hour ago'])
  expect(drawn).toHaveBeenCalledTimes(8)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('times rest while nobody sees the page, and are right when it is seen again', () => {
  renderTimes()
  hide(true)
  pass(7_230_000)
  expect(drawn).toHaveBeenCalledTimes(2)
  hide(false)
  expect(times()).toEqual(['2 hours ago', '3 hours ago'])
})
