/** A reason why the program cannot start or go on that is meant for the person at the terminal: one sentence, no stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
  /** Exit code of the process: 1 for "cannot", 2 for "wrong usage". */
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
