import type { IncomingMessage } from 'node:http'
import { createBudget, PER_MINUTE } from '#server/kernel/budget.ts'
import { countBodies } from './bodyRoom.ts'
import { readPaidBody, requireBudget } from './requestCost.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('an address that has used up its budget is refused late, so that it asks again late; others at once', async () => {
  const budget = createBudget(() => 0)
  budget.owe('busy', PER_MINUTE.address + 1_000, PER_MINUTE.address)
  const answers: string[] = []
  const ask = (client: string): void =>
    void requireBudget(budget, client).then(
      () => answers.push(`${client} goes on`),
      (error: Error) => answers.push(error.message),
    )
  ask('busy')
  ask('calm')
  await jest.advanceTimersByTimeAsync(249)
  expect(answers).toEqual(['calm goes on'])
  await jest.advanceTimersByTimeAsync(1)
  expect(answers).toEqual(['calm goes on', 'You have asked for too much. Try again in one second.'])
})

test('a body that is too large is paid for by its length, though nobody reads it', async () => {
  const budget = createBudget(() => 0)
  const request = {
    headers: { 'content-type': 'application/json', 'content-length': '1000000' },
  } as unknown as IncomingMessage
  const send = () => readPaidBody(request, { budget, client: 'busy', room: countBodies() })
  for (let n = 0; n < 29; n += 1) await expect(send()).rejects.toThrow('The body is larger than')
  const spent = 29 * (100 + 1_000_000 / 500)
  expect(budget.take('busy', PER_MINUTE.address - spent + 1, PER_MINUTE.address)).toBe(1)
  expect(budget.take('busy', PER_MINUTE.address - spent, PER_MINUTE.address)).toBe(0)
})
