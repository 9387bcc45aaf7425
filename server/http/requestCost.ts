import { PER_MINUTE, type Budget } from '#server/kernel/budget.ts'
import { Refusal } from './refusal.ts'

/** Bytes of a request that are read and checked for one unit of a budget. */
const BYTES = 500
/** For a request that had to be refused, in units: no client of ours sends one, and checking takes long on a hostile one. */
const REFUSED = 100

/**
 * Runs the work of a request of so many bytes from an address, and takes from the address's budget what reading and checking it took, whoever it came
 * from: that is done before anybody is known.
 */
export async function payForRequest(
  budget: Budget,
  client: string,
  { bytes, work }: { bytes: number; work: () => Promise<Response> },
): Promise<Response> {
  const answer = await work()
  const isWrong = answer.status === 400 || answer.status === 413
  budget.owe(client, bytes / BYTES + (isWrong ? REFUSED : 0), PER_MINUTE.address)
  return answer
}

/** Throws Refusal to an address that has used up its budget: before a request is read. */
export function requireBudget(budget: Budget, client: string): void {
  const seconds = budget.take(client, 0, PER_MINUTE.address)
  if (seconds > 0)
    throw new Refusal(429, `Too much was asked for. Try again in ${seconds} seconds.`, {
      'retry-after': String(seconds),
    })
}
