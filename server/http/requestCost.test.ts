import type { IncomingMessage } from 'node:http'
import { createBudget, PER_MINUTE } from '#server/kernel/budget.ts'
import { countBodies } from './bodyRoom.ts'
import { LONGEST_BODY } from './jsonBody.ts'
import { createRefusals, readPaidBody, requireBudget } from './requestCost.ts'

test('an address that has used up its budget is refused late, so that it asks again late; others go on', () => {
  const budget = createBudget(() => 0)
  budget.owe('busy', PER_MINUTE.address + 1_000, PER_MINUTE.address)
  requireBudget(budget, 'calm')
  const message = 'You have asked for too much. Try again in one second.'
  const refusal = { status: 429, message, headers: { 'retry-after': '1' }, isLate: true }
  expect(() => requireBudget(budget, 'busy')).toThrow(expect.objectContaining(refusal) as Error)
})

test('a body that is too large is paid for as the longest that would be read, whatever it announces', async () => {
  let paid = 0
  const budget = { take: () => 0, owe: (_: string, price: number) => void (paid += price) }
  const request = {
    headers: { 'content-type': 'application/json', 'content-length': '60000000' },
  } as unknown as IncomingMessage
  const room = countBodies()
  const payForRefusal = createRefusals(budget)
  const read = readPaidBody(request, { budget, client: 'busy', room, payForRefusal })
  await expect(read).rejects.toThrow('The body is larger than')
  expect(paid).toBeCloseTo(300 + LONGEST_BODY / 500)
})

test('bodies that never came whole do not use up the budget of an address, which people share', async () => {
  const budget = createBudget(() => 0)
  const headers = { 'content-type': 'application/json', 'content-length': '60000' }
  const request = { headers, destroyed: true } as unknown as IncomingMessage
  const payForRefusal = createRefusals(budget)
  for (let sent = 0; sent < 1_000; sent += 1)
    await expect(
      readPaidBody(request, { budget, client: 'shared', room: countBodies(), payForRefusal }),
    ).rejects.toThrow('The request ended too early.')
  requireBudget(budget, 'shared')
})

test('who has had five bodies refused just now hears of the next one late', async () => {
  const budget = createBudget(() => 0)
  const payForRefusal = createRefusals(budget)
  const room = countBodies()
  const late: unknown[] = []
  for (const client of ['a', 'a', 'a', 'a', 'a', 'a', 'b']) {
    const request = { headers: { 'content-type': 'text/plain' } } as unknown as IncomingMessage
    const told = await readPaidBody(request, { budget, client, room, payForRefusal }).catch(
      (error: unknown) => error,
    )
    late.push((told as { isLate: boolean }).isLate)
  }
  expect(late).toEqual([false, false, false, false, false, true, false])
})
