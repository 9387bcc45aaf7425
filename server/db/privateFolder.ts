import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'

/** The permissions of the group and of everybody else. */
const OTHERS = 0o077

/**
 * Closes a folder, with what is in it, to the other users of the machine; says so where it was
 * open. Throws StartError where the folder belongs to somebody else or its file system keeps no
 * permissions.
 */
export function closeToOthers(
  folder: string,
  say: (sentence: string) => void = (sentence) => void process.stderr.write(`${sentence}\n`),
): void {
  // Windows has no such permissions: a folder's access list is inherited from the one around it.
  if (process.platform === 'win32') return
  if (!isOpen(folder)) return
  if (statSync(folder).uid !== process.getuid?.()) throw refusal(folder)
  try {
    chmodSync(folder, 0o700)
  } catch {
    throw refusal(folder)
  }
  if (isOpen(folder)) throw refusal(folder)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    closeEntry(path.join(folder, entry))
  say(
    `The data folder ${folder} was open to other users of this machine: it is closed to them now.`,
  )
}

const isOpen = (file: string): boolean => (statSync(file).mode & OTHERS) !== 0

/**
 * Closes an entry of a folder that is closed already: its own permissions matter once it is copied
 * elsewhere.
 */
function closeEntry(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined || found.isSymbolicLink() || found.uid !== process.getuid?.()) return
  if ((found.mode & OTHERS) !== 0) chmodSync(file, found.mode & 0o700)
}

function refusal(folder: string): StartError {
  return new StartError(
    `The data folder ${folder} is open to other users of this machine and cannot be closed to them by this one: name a folder of this user in DATA_DIR, such as ${path.join(folder, 'earshot')}.`,
  )
}
