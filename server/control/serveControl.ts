import { rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { prepareDataFolder } from '#server/db/dataFolder.ts'
import { diskFailure } from '#server/db/diskFailure.ts'
import { StartError } from '#server/lib/startError.ts'
import { socketAddress, type SocketAddress } from './address.ts'
import type { Commands } from './commands.ts'
import { type FolderLock, lockFolder } from './folderLock.ts'
import { listenInFolder } from './listenInFolder.ts'
import { runCommand } from './runCommand.ts'

/** A held data folder and the socket in it: as long as it is held, no other process uses the folder. */
export interface Control<Services> {
  /** Lets commands in; those that came before have waited. */
  serve(commands: Commands<Services>, services: Services): void
  /** Waits until no command runs; aborts them first when told to. Later ones are turned away. */
  drain(abort: boolean): Promise<void>
  /** Gives the folder up: to be called when the database is closed. */
  release(): Promise<void>
}

interface HoldOptions {
  /** Called when the lock or the socket is found to be gone or another's; by default the process ends at once. */
  readonly onLost?: (sentence: string) => void
  /** Milliseconds between two looks at them. */
  readonly beatMs?: number
}

const BEAT_MS = 5_000

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const turnAway: Answer = (_request, response) => {
  response.end(
    `${JSON.stringify({ error: 'The server is stopping: try again in a moment.', exitCode: 1 })}\n`,
  )
  return Promise.resolve()
}

/**
 * Creates the data folder where there is none, takes its lock and listens for commands. Gives
 * undefined when another process has it; throws StartError when another machine has it or the
 * folder cannot be used.
 */
export async function holdControl<Services>(
  dataDir: string,
  { onLost = endNow, beatMs = BEAT_MS }: HoldOptions = {},
): Promise<Control<Services> | undefined> {
  const address = socketAddress(dataDir)
  prepareDataFolder(dataDir)
  const lock = unlessRefused(dataDir, () => lockFolder(address.folder))
  if (lock === undefined) return undefined
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
  const held = await listenInFolder(server, address).catch((error: NodeJS.ErrnoException) => {
    lock.release()
    throw (
      diskFailure(dataDir, error) ??
      new StartError(
        `The data folder ${dataDir} cannot hold a socket (${error.code ?? error.message}): name another folder in DATA_DIR.`,
      )
    )
  })
  if (!held) {
    lock.release()
    return undefined
  }
  const isOwnSocket = inodeKept(address)
  const endBeat = beat(lock, isOwnSocket, {
    beatMs,
    onLost: () =>
      onLost(
        `The data folder ${dataDir} is no longer this process's: its lock or its socket was removed or replaced. It ends at once, so that no second one works on the same data.`,
      ),
  })
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
      endBeat()
      if (isOwnSocket()) rmSync(address.final, { force: true })
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      lock.release()
    },
  }
}

function unlessRefused<T>(dataDir: string, take: () => T): T {
  try {
    return take()
  } catch (error) {
    if (error instanceof StartError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw (
      diskFailure(dataDir, error) ??
      new StartError(
        `The data folder ${dataDir} cannot be locked (${code ?? message}): name a folder on a disk of this machine in DATA_DIR.`,
      )
    )
  }
}

/** Tells from now on whether the folder's socket is still the one that it is now. */
function inodeKept({ final }: SocketAddress): () => boolean {
  const inode = (): number | undefined => statSync(final, { throwIfNoEntry: false })?.ino
  const own = inode()
  return () => own !== undefined && inode() === own
}

/** Renews the lock and looks after the socket for as long as the folder is held. Gives how to end that. */
function beat(
  lock: FolderLock,
  isOwnSocket: () => boolean,
  { beatMs, onLost }: { beatMs: number; onLost: () => void },
): () => void {
  const timer = setInterval(() => {
    if (isHeld(() => lock.beat() && isOwnSocket())) return
    clearInterval(timer)
    onLost()
  }, beatMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** A full disk or a moment without an answer of a shared folder takes nothing away: the lock is still this process's. */
function isHeld(look: () => boolean): boolean {
  try {
    return look()
  } catch {
    return true
  }
}

/**
 * Ends a process that may share its data with another one. It writes nothing more, since everything
 * acknowledged is on the disk.
 */
function endNow(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
