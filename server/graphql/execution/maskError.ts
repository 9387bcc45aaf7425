import { GraphQLError } from 'graphql'
import type { Log } from '#server/services/log/log.ts'

/** The error that was thrown, under the layers that execution puts around it. */
function thrown(error: unknown): unknown {
  let inner = error
  while (
    inner instanceof GraphQLError &&
    inner.originalError != null &&
    inner.originalError !== inner
  )
    inner = inner.originalError
  return inner
}

/** What GraphQL guesses that was meant, in mistakes of a request itself: it would spell the schema out, name by name. */
export function withoutHint(error: GraphQLError): GraphQLError {
  if (error.path !== undefined) return error
  const message = error.message.replace(/ Did you mean [^]*$/, '')
  return message === error.message
    ? error
    : new GraphQLError(message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        extensions: error.extensions,
      })
}

/**
 * What a client gets to see of an error. GraphQLErrors (wrong requests, and what a resolver says to people) pass as
 * they are; any other failure is logged under the request's reference, which is all that goes out.
 */
export function maskError(error: unknown, reference: string, log: Log): GraphQLError {
  const cause = thrown(error)
  if (cause instanceof GraphQLError) return error as GraphQLError
  const path = error instanceof GraphQLError ? error.path : undefined
  log.error({ err: cause, reference, path: path?.join('.') }, 'A field failed')
  return new GraphQLError(`Something went wrong on our side (reference ${reference})`, {
    path,
    nodes: error instanceof GraphQLError ? error.nodes : undefined,
    extensions: { code: 'INTERNAL', reference },
  })
}
