import { PassThrough } from 'node:stream'
import { createLog } from '../log/log.ts'
import { daily } from './daily.ts'

test('works at once and every day, goes on after a failure, and ends with what has begun', async () => {
  jest.useFakeTimers()
  const output = new PassThrough()
  let runs = 0
  const stop = daily('job', createLog(output), () => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('disk full')) : Promise.resolve()
  })
  await jest.advanceTimersByTimeAsync(2 * 86_400_000 + 1)
  expect(runs).toBe(3)
  expect(String(output.read())).toContain('disk full')
  await stop()
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(runs).toBe(3)
  jest.useRealTimers()
})
