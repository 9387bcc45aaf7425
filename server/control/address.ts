import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'

/** The length of sun_path on macOS, the smallest of the systems we run on, less the final zero. */
const LONGEST = 103

/**
 * The address of a data folder's socket, in the form (absolute or relative to the working
 * directory) that fits.
 */
export interface SocketAddress {
  readonly folder: string
  /** The name that holds the folder. */
  readonly final: string
  /** Held while a dead socket is being removed. */
  readonly guard: string
  /** A new name beside them, for a socket that is not, or no longer, the folder's. */
  unique(): string
}

/** Takes an absolute data folder. Throws StartError when the system cannot take so long a path. */
export function socketAddress(dataDir: string): SocketAddress {
  const relative = path.relative('', dataDir) || '.'
  const folder = relative.length < dataDir.length ? relative : dataDir
  const unique = (): string => path.join(folder, `earshot.${randomBytes(4).toString('hex')}.tmp`)
  if (Buffer.byteLength(unique()) > LONGEST) {
    throw new StartError(
      `The path of the data folder ${dataDir} is too long for a socket in it (${LONGEST} bytes in all): name a shorter one in DATA_DIR.`,
    )
  }
  return {
    folder,
    final: path.join(folder, 'earshot.sock'),
    guard: path.join(folder, 'earshot.guard'),
    unique,
  }
}
