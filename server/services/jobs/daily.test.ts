import { PassThrough } from 'node:stream'
import { createLog } from '../log/log.ts'
import { daily } from './daily.ts'

test('works at once and every day, goes on after a failure, and ends with what has begun', async () => {
  jest.useFakeTimers()
  const output = new PassThrough()
  let runs = 0
  const stop = daily(createLog(output), {
    job: () => {
      runs += 1
      return runs === 1 ? Promise.reject(new Error('disk full')) : Promise.resolve()
    },
  })
  await jest.advanceTimersByTimeAsync(2 * 86_400_000 + 1)
  expect(runs).toBe(3)
  expect(String(output.read())).toContain('disk full')
  await stop()
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(runs).toBe(3)
  jest.useRealTimers()
})

test('a job that always fails is named, and keeps none behind it from being done; a stop does', async () => {
  const output = new PassThrough()
  const done: string[] = []
  let end = (): void => undefined
  const stop = daily(createLog(output), {
    first: async () => void done.push('first'),
    broken: () => Promise.reject(new Error('disk full')),
    thrown: () => {
      throw new Error('no such table')
    },
    slow: () =>
      new Promise<void>((resolve) => {
        done.push('slow')
        end = resolve
      }),
    last: async () => void done.push('last'),
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toEqual(['first', 'slow'])
  const lines = String(output.read()).trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { job: string }).job)).toEqual([
    'broken',
    'thrown',
  ])
  const stopped = stop()
  end()
  await stopped
  expect(done).toEqual(['first', 'slow'])
})

test('what comes after a job that failed is done', async () => {
  const log = createLog(new PassThrough())
  const work = jest.fn(() => Promise.resolve())
  const stop = daily(log, { broken: () => Promise.reject(new Error('disk full')), work })
  await new Promise((resolve) => setImmediate(resolve))
  expect(work).toHaveBeenCalledTimes(1)
  await stop()
})
