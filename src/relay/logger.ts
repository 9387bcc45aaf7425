/** Where the client core tells what happens. Details never hold variables, so a line can be kept or sent. */
export interface RelayLogger {
  info(message: string, detail?: LogDetail): void
  warn(message: string, detail?: LogDetail): void
  error(message: string, detail?: LogDetail): void
}

export type LogDetail = Readonly<Record<string, unknown>>

/* eslint-disable no-restricted-globals -- the default where no logger is given; the product passes its own */
/** Warnings and errors on the console; what went well is silent. */
export const consoleLogger: RelayLogger = {
  info: () => {},
  warn: (message, detail) => console.warn(message, detail ?? {}),
  error: (message, detail) => console.error(message, detail ?? {}),
}
