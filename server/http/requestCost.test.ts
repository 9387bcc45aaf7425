import { createBudget, PER_MINUTE } from '#server/kernel/budget.ts'
import { requireBudget } from './requestCost.ts'

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
  expect(answers).toEqual(['calm goes on', 'You have asked for too much. Try again in 1 seconds.'])
})
