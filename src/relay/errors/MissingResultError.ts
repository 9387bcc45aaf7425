import { RequestError, type RequestFacts } from './RequestError.ts'

/** An answer in JSON with neither `data` nor `errors`. */
export class MissingResultError extends RequestError {
  override readonly name = 'MissingResultError'
  readonly code = 'MISSING_RESULT'
  /** The parsed answer. */
  readonly body: unknown

  constructor(facts: RequestFacts & { body: unknown }) {
    super(`${facts.operation}: the answer holds neither data nor errors`, facts)
    this.body = facts.body
  }
}
