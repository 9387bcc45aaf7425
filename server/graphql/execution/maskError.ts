import { GraphQLError } from 'graphql'
import { isAway } from '#server/db/away.ts'
import { WorkDropped, type Dropped } from '#server/db/turns.ts'
import type { Log } from '#server/services/log/log.ts'

/** The code of what could not be answered because the database is away. */
export const AWAY = 'DATABASE_AWAY'

/** Nobody reads the first. */
const sentences: Readonly<Record<Dropped, string>> = {
  gone: 'Nobody waited for this any more',
  late: 'This took too long. Try again in a moment.',
  full: 'The server is busy. Try again in a moment.',
}

/** The error that was thrown, under the layers that execution puts around it. */
function thrown(error: unknown): unknown {
  let inner = error
  while (
    inner instanceof GraphQLError &&
    inner.originalError != null &&
    inner.originalError !== inner
  )
    inner = inner.originalError
  // Drizzle puts one of its own around what a statement threw.
  return inner instanceof Error && inner.cause instanceof WorkDropped ? inner.cause : inner
}

/** Removes GraphQL's guess at what was meant, which would spell the schema out, name by name. */
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

/** Whether it is one of the compiler's own, which carry nothing but words: a null where there may be none, a variable that is missing. */
const isBare = (error: GraphQLError): boolean =>
  (error as Partial<GraphQLError>).extensions === undefined

/**
 * Gives the error that a client gets to see. GraphQLErrors (wrong requests, and sentences for
 * people) pass as they are; any other failure is logged under the request's reference, and only
 * that goes out.
 */
export function maskError(error: unknown, reference: string, log: Log): GraphQLError {
  const cause = thrown(error)
  if (cause instanceof GraphQLError) {
    if (!isBare(cause)) return error as GraphQLError
    // Without a place in the answer nothing was executed: it is the request that is wrong.
    if (cause.path === undefined) return new GraphQLError(cause.message)
  }
  const path = error instanceof GraphQLError ? error.path : undefined
  // Not logged: one who asks too much would fill the log as well.
  if (cause instanceof WorkDropped)
    return new GraphQLError(sentences[cause.why], { path, extensions: { code: 'BUSY' } })
  // Told once for all fields, by whoever executes them.
  if (isAway(cause))
    return new GraphQLError('The database is unavailable. Try again in a moment.', {
      path,
      originalError: cause as Error,
      extensions: { code: AWAY },
    })
  log.error({ err: cause, reference, path: path?.join('.') }, 'A field failed')
  return new GraphQLError(`Something went wrong on our side (reference ${reference})`, {
    path,
    nodes: error instanceof GraphQLError ? error.nodes : undefined,
    extensions: { code: 'INTERNAL', reference },
  })
}
