import { RequestError, type RequestFacts } from './RequestError.ts'

/** An answer with a status of 300 or higher. */
export class ServerError extends RequestError {
  override readonly name = 'ServerError'
  readonly code = 'SERVER'
  /**
   * The body: parsed where it is JSON, else the text; null for a redirect, which the browser hides.
   */
  readonly body: unknown
  /** Milliseconds after which the server asks to try again (`Retry-After`). */
  readonly retryAfter: number | null

  constructor(facts: RequestFacts & { body: unknown; retryAfter: number | null }) {
    super(`${facts.operation}: the server answered ${facts.status ?? 'with a redirect'}`, facts)
    this.body = facts.body
    this.retryAfter = facts.retryAfter
  }
}
