import { RequestError, type RequestFacts } from './RequestError.ts'

/** An answer that had not fully arrived within the time limit. */
export class TimeoutError extends RequestError {
  override readonly name = 'TimeoutError'
  readonly code = 'TIMEOUT'
  /** Milliseconds that were allowed. */
  readonly limit: number

  constructor(facts: RequestFacts & { limit: number }) {
    super(`${facts.operation}: no answer within ${facts.limit} ms`, facts)
    this.limit = facts.limit
  }
}
