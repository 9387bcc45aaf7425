import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { prepareDataFolder } from '#server/db/dataFolder.ts'
import { StartError } from '#server/lib/startError.ts'
import { socketAddress } from './address.ts'
import type { Commands } from './commands.ts'
import { takeLock } from './lock.ts'
import { runCommand } from './runCommand.ts'

/** The held socket of a data folder: as long as it is open, no other process uses the folder. */
export interface Control<Services> {
  /** Lets commands in; those that came before have waited. */
  serve(commands: Commands<Services>, services: Services): void
  /** Waits until no command runs; aborts them first when told to. Later ones are turned away. */
  drain(abort: boolean): Promise<void>
  /** Gives the folder up: to be called when the database is closed. */
  release(): Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const turnAway: Answer = (_request, response) => {
  response.end(
    `${JSON.stringify({ error: 'The server is stopping: try again in a moment.', exitCode: 1 })}\n`,
  )
  return Promise.resolve()
}

/**
 * Creates the data folder where there is none and takes its lock. Gives undefined when another process has it.
 * Throws StartError when the folder cannot be used.
 */
export async function holdControl<Services>(
  dataDir: string,
): Promise<Control<Services> | undefined> {
  const address = socketAddress(dataDir)
  prepareDataFolder(dataDir)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let draining = false
  let open: (answer: Answer) => void = () => undefined
  const opened = new Promise<Answer>((resolve) => (open = resolve))
  const server = createServer((request, response) => {
    const work = (
      draining ? turnAway(request, response) : opened.then((answer) => answer(request, response))
    ).finally(() => running.delete(work))
    running.add(work)
  })
  const held = await takeLock(server, address).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data folder ${dataDir} cannot hold a socket (${error.code ?? error.message}): name another folder in DATA_DIR.`,
    )
  })
  if (!held) {
    server.close()
    return undefined
  }
  return {
    serve: (commands, services) =>
      open((request, response) =>
        runCommand({ commands, services, stopping: stopping.signal }, request, response),
      ),
    drain: async (abort) => {
      draining = true
      if (abort) stopping.abort(new StartError('The server is stopping.'))
      open(turnAway)
      await Promise.all(running)
    },
    release: async () => {
      rmSync(address.final, { force: true })
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
