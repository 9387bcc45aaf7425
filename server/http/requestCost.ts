import type { IncomingMessage } from 'node:http'
import { isAsyncIterable } from 'graphql-yoga'
import type { Answer } from '#server/graphql/execution/compile.ts'
import { LIMITS } from '#server/graphql/execution/limits.ts'
import { PER_MINUTE, type Budget } from '#server/kernel/budget.ts'
import { tryAgainIn } from '#server/lib/tryAgain.ts'
import type { BodyRoom } from './bodyRoom.ts'
import { LONGEST_BODY, type JsonBody, readJsonBody } from './jsonBody.ts'
import { createPace } from './pace.ts'
import { Unfinished } from './readBody.ts'
import { Refusal } from './refusal.ts'

/** Bytes of a request that are read and checked for one unit of a budget. */
const BYTES = 500
/**
 * For a request that had to be refused, in units: no client of ours sends one, and checking takes
 * long on a hostile one.
 */
const REFUSED = 300
/**
 * For a body that never came whole, in units: nothing of it is checked, and people share an address
 * with whoever sends such.
 */
const UNFINISHED = 5
/** Of an address, whose refusal is told at once. */
const REFUSED_PER_SECOND = 5
const wrong = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_TOO_LARGE',
  'ARGUMENT_TOO_LARGE',
  'BODY_TOO_LARGE',
])

/**
 * Takes from an address's budget what reading a request takes, whoever sent it: that is done before
 * anybody is known.
 */
export function payForBytes(budget: Budget, client: string, bytes: number): void {
  budget.owe(client, bytes / BYTES, PER_MINUTE.address)
}

/**
 * Gives what takes from an address's budget what refusing a request took, for what the request is,
 * and tells whether the address should hear of it late, since it had others refused just now.
 */
export function createRefusals(budget: Budget): (client: string) => boolean {
  const isTooFast = createPace(REFUSED_PER_SECOND)
  return (client) => {
    budget.owe(client, REFUSED, PER_MINUTE.address)
    return isTooFast(client)
  }
}

/** Whether an operation was refused for what it is. */
export function isRefused(answer: Answer): boolean {
  return (
    !isAsyncIterable(answer) &&
    answer.errors?.some(({ extensions }) => wrong.has(extensions['code'])) === true
  )
}

/** Whether an operation was refused because its client has asked for too much. */
export function isOverBudget(answer: Answer): boolean {
  return (
    !isAsyncIterable(answer) &&
    answer.data === undefined &&
    answer.errors?.some(({ extensions }) => extensions['code'] === 'RATE_LIMITED') === true
  )
}

/** Reads the body of an operation; one that had to be refused unread is paid for as if it had been read. */
export async function readPaidBody(
  request: IncomingMessage,
  {
    budget,
    client,
    room,
    payForRefusal,
  }: {
    budget: Budget
    client: string
    room: BodyRoom
    payForRefusal: ReturnType<typeof createRefusals>
  },
): Promise<JsonBody> {
  let isPaid = false
  const onRead = (bytes: number): void => {
    isPaid = true
    payForBytes(budget, client, bytes)
  }
  try {
    const body = await readJsonBody(request, { room, onRead })
    requireShort(body.value)
    return body
  } catch (error) {
    if (error instanceof Unfinished) budget.owe(client, UNFINISHED, PER_MINUTE.address)
    else if (error instanceof Refusal && error.status < 500) {
      // No more than it could have been: people share an address, and anybody can announce any length.
      const announced = Number(request.headers['content-length'] ?? 0)
      if (!isPaid) payForBytes(budget, client, Math.min(announced, LONGEST_BODY))
      if (payForRefusal(client)) throw error.late()
    }
    throw error
  }
}

function requireShort({ query }: Record<string, unknown>): void {
  if (typeof query === 'string' && query.length > LIMITS.characters)
    throw new Refusal(
      413,
      `The operation is longer than ${LIMITS.characters} characters: send texts as variables.`,
    )
}

/** Throws Refusal, to be told late, to an address that has used up its budget: before a request is read. */
export function requireBudget(budget: Budget, client: string): void {
  const seconds = budget.take(client, 0, PER_MINUTE.address)
  if (seconds === 0) return
  const after = { 'retry-after': String(seconds) }
  throw new Refusal(429, `You have asked for too much. ${tryAgainIn(seconds)}`, after, true)
}
