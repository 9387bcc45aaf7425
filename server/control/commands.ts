/** The parts that a command may use besides its input. */
export interface CommandContext<Services> {
  readonly services: Services
  /** Aborted when the person at the terminal has gone, or the server is shutting down. */
  readonly signal: AbortSignal
}

/**
 * One thing the CLI can ask for. Yields progress and results: each value becomes one line of JSON.
 * Throws StartError for what the person should read; its exit code becomes the CLI's.
 */
export type Command<Services> = (
  input: unknown,
  context: CommandContext<Services>,
) => AsyncIterable<unknown>

export type Commands<Services> = Readonly<Record<string, Command<Services>>>

/** One line of the answer: a value, or how the command ended. */
export type Line =
  | { readonly value: unknown }
  | { readonly end: true }
  | { readonly error: string; readonly exitCode: number }
