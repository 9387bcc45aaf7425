import { RequestError, type RequestFacts } from './RequestError.ts'

/** The whole answer was not there within the time limit. */
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
