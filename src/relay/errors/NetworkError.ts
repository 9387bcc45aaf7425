import { RequestError, type RequestFacts } from './RequestError.ts'

/** The request could not be made, or broke off before the whole answer was there. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError'
  readonly code = 'NETWORK'
  /** What the platform calls it, such as `ECONNREFUSED`; its own error is not kept, as that can quote a URL with variables. */
  readonly reason: string

  constructor(facts: RequestFacts & { reason: string }) {
    super(`${facts.operation}: the request broke off (${facts.reason})`, facts)
    this.reason = facts.reason
  }
}
