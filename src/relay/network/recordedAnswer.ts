import type { GraphQLSingularResponse, Variables } from 'relay-runtime'

/** A query that another client has asked. */
export interface RecordedQuery {
  /** The name of the operation. */
  readonly operation: string
  readonly variables: Variables
}

/** An answer that was given before, for instance while the page was rendered on the server. */
export interface RecordedAnswer extends RecordedQuery {
  /** Null where the query failed: whoever replays it asks again. */
  readonly answer: GraphQLSingularResponse | null
}

/** Gives the same text for the same query. */
export function keyOf({ operation, variables }: RecordedQuery): string {
  return `${operation} ${JSON.stringify(variables)}`
}
