import type { PayloadError } from 'relay-runtime'
import { RequestError, type RequestFacts } from './RequestError.ts'

/** One entry of an answer's `errors`, as the server sent it. */
export interface ServerMessage extends PayloadError {
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** An answer with `errors` and no `data`. */
export class GraphQLResponseError extends RequestError {
  override readonly name = 'GraphQLResponseError'
  readonly code = 'GRAPHQL_RESPONSE'
  readonly errors: readonly ServerMessage[]
  /** The parsed answer. */
  readonly body: unknown

  constructor(facts: RequestFacts & { errors: readonly ServerMessage[]; body: unknown }) {
    super(`${facts.operation}: the server answered with errors and no data`, facts)
    this.errors = facts.errors
    this.body = facts.body
  }
}
