import { pino, type Logger } from 'pino'

export type Log = Logger

/** The levels from which on something is logged, the rarest first; docs/RUNNING.md says what each of them is. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** One readable line for a terminal: the level, the message, then what came with it. */
function readable(json: string): string {
  const {
    level,
    time: _time,
    msg,
    err,
    ...rest
  } = JSON.parse(json) as Record<string, unknown> & { err?: { stack?: string } }
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return `${LEVELS[level as number] ?? 'log'}: ${String(msg)}${details}\n${err?.stack === undefined ? '' : `${err.stack}\n`}`
}

/**
 * The server's log, on standard error: JSON lines, or plain ones where a person is watching.
 * Written at once, so that what led to an end is there.
 */
export function createLog(
  output: NodeJS.WritableStream & { readonly isTTY?: boolean } = process.stderr,
  level: LogLevel = 'info',
): Log {
  const destination =
    output.isTTY === true ? { write: (json: string) => void output.write(readable(json)) } : output
  return pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime, level }, destination)
}
