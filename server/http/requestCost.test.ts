import type { IncomingMessage } from 'node:http'
import { createBudget, PER_MINUTE } from '#server/kernel/budget.ts'
import { countBodies } from './bodyRoom.ts'
import { LONGEST_BODY } from './jsonBody.ts'
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

test('a body that is too large is paid for as the longest that would be read, whatever it announces', async () => {
  let paid = 0
  const budget = { take: () => 0, owe: (_: string, price: number) => void (paid += price) }
  const request = {
    headers: { 'content-type': 'application/json', 'content-length': '60000000' },
  } as unknown as IncomingMessage
  const room = countBodies()
  const read = readPaidBody(request, { budget, client: 'busy', room })
  await expect(read).rejects.toThrow('The body is larger than')
  expect(paid).toBeCloseTo(300 + LONGEST_BODY / 500)
})
