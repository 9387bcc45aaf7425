import { StartError } from '#server/lib/startError.ts'

/** npm passes on the Ctrl-C that the terminal has sent to its children as well: so soon it is the same one. */
const SAME_KEYSTROKE_MS = 500

/**
 * Runs a program of the command line: its exit code is what `program` gives. A StartError ends it
 * with its sentence and code; any other failure is a mistake of ours and keeps its stack trace.
 */
export async function runProgram(program: () => Promise<number>): Promise<void> {
  // Files of our programs are for their own user, above all the database, whose engine asks for
  // 0666.
  process.umask(0o077)
  try {
    process.exitCode = await program()
  } catch (error) {
    process.exitCode = error instanceof StartError ? error.exitCode : 1
    console.error(error instanceof StartError ? error.message : error)
  }
}

/** Aborted by Ctrl-C or SIGTERM; a second one ends the process at once. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  let firstAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!controller.signal.aborted) {
        firstAt = Date.now()
        controller.abort(new StartError('Interrupted.', 130))
      } else if (Date.now() - firstAt > SAME_KEYSTROKE_MS) process.exit(130)
    })
  }
  return controller.signal
}
