import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { CallId } from './callId.ts'
import { countAct } from './rateLimit.ts'
import { Refusal, refuse, type UserErrorData } from './refusal.ts'
import { RetryTransaction } from './retryTransaction.ts'

/** A call of a mutation with its caller; `clientMutationId` lets a repeated call be recognised. */
export interface CommandCall {
  mutation: string
  personId: string
  clientMutationId: CallId | null | undefined
  /**
   * Throws where the person may not do this (any more): before anything is done, and before the
   * result of an earlier call is given again.
   */
  requires?: () => unknown
}

/** The outcome of a command: its result, or why it was refused (and nothing was changed). */
export type Outcome<Result> =
  | { result: Result; errors: [] }
  | { result: null; errors: readonly UserErrorData[] }

const ID_MAX = 200
/** The number of times a transaction is begun again; each takes another merge at just that moment. */
const RETRIES_MAX = 20

const claim = statement<{ mutation: string }>(
  'idempotency_claim',
  `insert into idempotency (person_id, client_mutation_id, mutation, result, fingerprint) values ($1, $2, $3, '{}', $4)
   on conflict do nothing returning mutation`,
)
const recorded = statement<{
  mutation: string
  fingerprint: string | null
  result: { value: unknown }
}>(
  'idempotency_recorded',
  'select mutation, fingerprint, result from idempotency where person_id = $1 and client_mutation_id = $2',
)
const record = statement<never>(
  'idempotency_record',
  'update idempotency set result = $3 where person_id = $1 and client_mutation_id = $2',
)

/**
 * Runs a write in one transaction, once: a repeated call (same person and clientMutationId) gives
 * the recorded result and does nothing, also when both arrive at once, and is refused where its
 * arguments are others. The result must survive JSON. A refusal rolls back and is not recorded, so
 * that it can be tried again. Every call counts towards an hourly limit, also one that changes
 * nothing: it costs the same.
 */
export async function runCommand<Result>(
  db: Db,
  call: CommandCall,
  work: (tx: Db) => Promise<Result>,
): Promise<Outcome<Result>> {
  return refusalsAsErrors(() => db.transaction((tx) => runOnce(tx, call, () => work(tx))))
}

/** Runs a transaction, again if its idea was merged meanwhile, and turns a Refusal into the errors of an outcome. */
export async function refusalsAsErrors<Result>(
  work: () => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { result: await retryTransactions(work), errors: [] }
  } catch (error) {
    if (error instanceof Refusal) return { result: null, errors: error.reasons }
    throw error
  }
}

async function retryTransactions<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = RETRIES_MAX; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RetryTransaction) || left === 0) throw error
    }
  }
}

/** Does the same as runCommand, in a transaction that the caller has begun and ends. */
export async function runOnce<Result>(
  tx: Db,
  { mutation, personId, clientMutationId, requires }: CommandCall,
  work: () => Promise<Result>,
): Promise<Result> {
  requires?.()
  if (!clientMutationId) {
    await countChange(tx, personId)
    return work()
  }
  const { id, fingerprint } =
    typeof clientMutationId === 'string'
      ? { id: clientMutationId, fingerprint: null }
      : clientMutationId
  if (id.length > ID_MAX)
    throw refuse('CALL_ID_TOO_LONG', { field: 'clientMutationId', limit: ID_MAX })
  const [claimed] = await tx.query(claim, [personId, id, mutation, fingerprint])
  if (claimed) {
    await countChange(tx, personId)
    const result = await work()
    await tx.query(record, [personId, id, JSON.stringify({ value: result })])
    return result
  }
  const [earlier] = await tx.query(recorded, [personId, id])
  const isOther = (earlier?.fingerprint ?? fingerprint) !== (fingerprint ?? earlier?.fingerprint)
  if (!earlier || earlier.mutation !== mutation || isOther)
    throw refuse('CALL_ID_USED', { field: 'clientMutationId' })
  return earlier.result.value as Result
}

function countChange(tx: Db, personId: string): Promise<void> {
  const limit = limits.perHour.changes
  return countAct(tx, { kind: 'change', by: personId, limit, reason: 'TOO_MANY_CHANGES' })
}
