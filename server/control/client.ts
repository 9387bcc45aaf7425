import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/lib/startError.ts'
import { socketAddress } from './address.ts'
import { callControl } from './callControl.ts'
import type { Commands } from './commands.ts'
import { type Control, holdControl } from './serveControl.ts'
import { socketState } from './socketState.ts'

/**
 * The services of a command when no server runs: opened after the lock is held, closed at its end.
 */
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
  const control = await holdOrReach<Services>(dataDir)
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

const TRIES = 50
const WAIT_MS = 100

/** Holds the folder, or gives undefined once its holder can be called: one that has just started has a lock before it has a socket. */
async function holdOrReach<Services>(dataDir: string): Promise<Control<Services> | undefined> {
  const { final } = socketAddress(dataDir)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const control = await holdControl<Services>(dataDir)
    if (control !== undefined) return control
    if ((await socketState(final)) === 'alive') return undefined
    await sleep(WAIT_MS)
  }
  throw new StartError(
    `Another process uses the data folder ${dataDir} and cannot be reached by its socket: restart the server, or wait until it has stopped.`,
  )
}
