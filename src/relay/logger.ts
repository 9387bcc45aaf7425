/**
 * The log of the client core. Details never hold variables, so that a line can be stored or sent.
 */
export interface RelayLogger {
  info(message: string, detail?: LogDetail): void
  warn(message: string, detail?: LogDetail): void
  error(message: string, detail?: LogDetail): void
}

export type LogDetail = Readonly<Record<string, unknown>>

/* eslint-disable no-restricted-globals -- the default where no logger is given; the product passes its own */
/** Writes warnings and errors to the console and drops the rest. */
export const consoleLogger: RelayLogger = {
  info: () => {},
  warn: (message, detail) => console.warn(message, detail ?? {}),
  error: (message, detail) => console.error(message, detail ?? {}),
}
