/** The facts of every request error. Variables are left out, because errors end up in logs. */
export interface RequestFacts {
  /** Name of the GraphQL operation. */
  readonly operation: string
  /** HTTP status of the answer; null when there was none, or none is visible. */
  readonly status?: number | null
  /** The server's id of the request (`x-request-id`), to find it in the server's log. */
  readonly requestId?: string | null
}

/**
 * A request that gave no usable data (docs/RULES.md#errors). Told apart by class or by the stable
 * `code`, never by the message.
 */
export abstract class RequestError extends Error {
  abstract readonly code: string
  readonly operation: string
  readonly status: number | null
  readonly requestId: string | null

  constructor(message: string, facts: RequestFacts) {
    super(message)
    this.operation = facts.operation
    this.status = facts.status ?? null
    this.requestId = facts.requestId ?? null
  }
}
