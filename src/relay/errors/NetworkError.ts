import { RequestError, type RequestFacts } from './RequestError.ts'

/** A request that could not be made, or broke off before the whole answer had arrived. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError'
  readonly code = 'NETWORK'
  /**
   * The platform's name of the failure, such as `ECONNREFUSED`. Its error is not kept, since it can
   * quote a URL with variables.
   */
  readonly reason: string

  constructor(facts: RequestFacts & { reason: string }) {
    super(`${facts.operation}: the request broke off (${facts.reason})`, facts)
    this.reason = facts.reason
  }
}
