import { PassThrough } from 'node:stream'
import { createLog } from '../log/log.ts'
import { regularly } from './regularly.ts'

test('works at once and again after a while, goes on after a failure, and ends with what has begun', async () => {
  jest.useFakeTimers()
  const output = new PassThrough()
  let runs = 0
  let wasStopped: (() => boolean) | undefined
  const job = { name: 'job', everyMs: 1_000, log: createLog(output) }
  const stop = regularly(job, (isStopped) => {
    runs += 1
    wasStopped = isStopped
    return runs === 1 ? Promise.reject(new Error('disk full')) : Promise.resolve()
  })
  await jest.advanceTimersByTimeAsync(2_001)
  expect(runs).toBe(3)
  expect(String(output.read())).toContain('disk full')
  expect(wasStopped?.()).toBe(false)
  await stop()
  expect(wasStopped?.()).toBe(true)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(3)
  jest.useRealTimers()
})
