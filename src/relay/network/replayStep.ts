import type { GraphQLSingularResponse, Variables } from 'relay-runtime'
import type { NetworkStep } from './request.ts'

/** An answer that was given before, for instance while the page was rendered on the server. */
export interface RecordedAnswer {
  /** The name of the operation. */
  readonly operation: string
  readonly variables: Variables
  readonly answer: GraphQLSingularResponse
}

/**
 * Answers each recorded query from the record, once: whoever asks again wants fresh data. Everything
 * else goes to the network.
 */
export function replayStep(recorded: readonly RecordedAnswer[]): NetworkStep {
  const answers = new Map(
    recorded.map(({ operation, variables, answer }) => [keyOf(operation, variables), answer]),
  )
  return (request, next) => {
    const key = keyOf(request.operation.name, request.variables)
    const answer = request.operation.operationKind === 'query' ? answers.get(key) : undefined
    if (!answer) return next(request)
    answers.delete(key)
    return Promise.resolve(answer)
  }
}

function keyOf(operation: string, variables: Variables): string {
  return `${operation} ${JSON.stringify(variables)}`
}
