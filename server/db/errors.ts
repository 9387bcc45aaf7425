import { DatabaseError } from 'pg'

/** The SQLSTATE of an error that came from the database, looking through drizzle's wrapper; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code
}

/**
 * Tells whether a write failed because of a unique index or primary key; of the given name, if one
 * is given.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = databaseError(error)
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint)
}

function databaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof Error && error.cause instanceof DatabaseError ? error.cause : undefined
}
