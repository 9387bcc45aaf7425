import { sqlState } from './errors.ts'

/** Of PostgreSQL: lost connections, a server that ends, crashes or is starting, and one with no place left. */
const STATES = /^(?:08...|57P0[1-3]|53300)$/
/** Of the system, for a server that is not there or does not answer. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])
/** The driver has no codes for these. */
const SENTENCES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/

/** Whether an error says that the database was not there, and nothing of the statement. */
export function isAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return STATES.test(state)
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (code !== undefined && CODES.has(code)) return true
  return SENTENCES.test(message) || (cause !== undefined && isAway(cause))
}
