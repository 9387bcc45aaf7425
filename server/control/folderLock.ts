import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { StartError } from '#server/lib/startError.ts'
import { isSameMachine, type Machine, thisMachine } from './machine.ts'

/** A claim of another machine that has not been renewed for so long, a dozen beats, is a dead process'. */
const STALE_MS = 60_000

interface Claim extends Machine {
  /** The id of the process that holds the lock, new with each one. */
  readonly id: string
}

/** A data folder that is held by this process. */
export interface FolderLock {
  /** Renews the claim; false when the lock file is gone or somebody else's. */
  beat(): boolean
  /** Gives the folder up. */
  release(): void
}

/**
 * Takes the lock of a data folder: the system's advisory lock on the open file `earshot.lock`,
 * which ends with the process, and a claim written into it, for machines that share the folder and
 * not their locks. Gives undefined when a process of this machine holds it. Throws StartError when
 * another machine does.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  const file = path.join(folder, 'earshot.lock')
  for (;;) {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
    try {
      if (!tryLock(descriptor)) {
        closeSync(descriptor)
        return undefined
      }
      if (isFileOf(descriptor, file)) return claim(file, descriptor)
    } catch (error) {
      closeSync(descriptor)
      throw error
    }
    // The holder before has removed it between our opening and locking it.
    closeSync(descriptor)
  }
}

function claim(file: string, descriptor: number): FolderLock {
  const own: Claim = { id: randomBytes(8).toString('hex'), ...thisMachine() }
  refuseForeign(file, own)
  const write = (): void => {
    const text = `${JSON.stringify(own)}\n`
    writeSync(descriptor, text, 0)
    ftruncateSync(descriptor, Buffer.byteLength(text))
  }
  write()
  return {
    beat: () => {
      if (!isFileOf(descriptor, file) || readClaim(file)?.id !== own.id) return false
      write()
      return true
    },
    release: () => {
      if (readClaim(file)?.id === own.id) rmSync(file, { force: true })
      closeSync(descriptor)
    },
  }
}

/** Throws StartError where another machine has written its claim a short while ago. */
function refuseForeign(file: string, own: Claim): void {
  const found = readClaim(file)
  if (found === undefined || isSameMachine(found, own)) return
  const ageMs = clockOf(file) - statSync(file).mtimeMs
  if (ageMs >= STALE_MS) return
  const wait = Math.ceil((STALE_MS - ageMs) / 1_000)
  throw new StartError(
    `The data folder ${path.resolve(path.dirname(file))} is in use by an Earshot server on another machine (${found.host}): stop that one first. If it has already ended, try again in ${wait} seconds.`,
  )
}

/** The time by the clock of the file system, which is another machine's where the folder is shared. */
function clockOf(file: string): number {
  const probe = `${file}.${randomBytes(4).toString('hex')}`
  const descriptor = openSync(probe, 'wx', 0o600)
  try {
    writeSync(descriptor, '.')
    return fstatSync(descriptor).mtimeMs
  } finally {
    closeSync(descriptor)
    rmSync(probe, { force: true })
  }
}

function isFileOf(descriptor: number, file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.ino === fstatSync(descriptor).ino
}

function readClaim(file: string): Claim | undefined {
  try {
    const { id, host, boot } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    return typeof id === 'string' && typeof host === 'string' && typeof boot === 'string'
      ? { id, host, boot }
      : undefined
  } catch {
    // Empty or cut short: a process was killed before its first claim was whole.
    return undefined
  }
}
