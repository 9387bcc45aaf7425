import { StartError } from '#server/lib/startError.ts'
import { LOG_LEVELS, type LogLevel } from '../log/log.ts'

/** Reads LOG_LEVEL; `info` where it is not set. Throws StartError. */
export function readLogLevel(value = 'info'): LogLevel {
  const found = LOG_LEVELS.find((level) => level === value)
  if (found === undefined)
    throw new StartError(
      `LOG_LEVEL is ${JSON.stringify(value)}: it must be one of ${LOG_LEVELS.join(', ')}.`,
    )
  return found
}
