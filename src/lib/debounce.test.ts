import { debounce } from './debounce.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('only the last of several calls is made, after the wait', () => {
  const seen: string[] = []
  const run = debounce((text: string) => seen.push(text), 150)
  run('a')
  jest.advanceTimersByTime(149)
  run('ab')
  jest.advanceTimersByTime(149)
  expect(seen).toEqual([])
  jest.advanceTimersByTime(1)
  expect(seen).toEqual(['ab'])
})

test('flush calls at once and once; cancel never', () => {
  const seen: string[] = []
  const run = debounce((text: string) => seen.push(text), 150)
  run('a')
  run.flush()
  run.flush()
  run('b')
  run.cancel()
  jest.advanceTimersByTime(1000)
  expect(seen).toEqual(['a'])
})
