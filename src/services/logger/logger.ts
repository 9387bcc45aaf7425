/** Messages of the client for developers. */
export interface Logger {
  warn(message: string, detail?: unknown): void
  error(message: string, detail?: unknown): void
}

/** Writes to the browser's console. */
export function createConsoleLogger(): Logger {
  return {
    warn: (message, detail) => console.warn(message, detail ?? ''),
    error: (message, detail) => console.error(message, detail ?? ''),
  }
}
