import { callControl } from './callControl.ts'
import type { Commands } from './commands.ts'
import { holdControl } from './serveControl.ts'

/** What a command needs when no server runs: opened after the lock is held, closed at its end. */
export interface OwnServices<Services> {
  readonly services: Services
  close(): Promise<void>
}

export interface ControlCall<Services> {
  readonly dataDir: string
  readonly commands: Commands<Services>
  /** Opens the database and the rest; called only when no server runs. */
  readonly openServices: () => Promise<OwnServices<Services>>
  readonly signal: AbortSignal
}

/** Runs a command through the running server, or, holding the folder's lock, by itself. Yields the command's values. */
export async function* withControl<Services>(
  call: ControlCall<Services>,
  name: string,
  input: unknown,
): AsyncGenerator<unknown> {
  const { dataDir, commands, signal, openServices } = call
  const command = commands[name]
  if (command === undefined) throw new Error(`There is no command ${name}`)
  const control = await holdControl<Services>(dataDir)
  if (control === undefined) {
    yield* callControl(dataDir, name, input, signal)
    return
  }
  try {
    const own = await openServices()
    try {
      // A second command that starts meanwhile runs through this process, as it would through a server.
      control.serve(commands, own.services)
      yield* command(input, { services: own.services, signal })
    } finally {
      await control.drain(signal.aborted)
      await own.close()
    }
  } finally {
    await control.release()
  }
}
