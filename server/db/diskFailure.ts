import { StartError } from '#server/lib/startError.ts'

/** Error numbers as PGlite's WebAssembly build knows them, where they are none of the system's. */
const WASM_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
}
const FULL = /\b(?:ENOSPC|EDQUOT|53100)\b|No space left on device|quota exceeded/i
const READ_ONLY = /\bEROFS\b|Read-only file system/
const FORBIDDEN = /\b(?:EACCES|EPERM)\b|Permission denied|Operation not permitted/

/** Everything that an error says, its codes and causes included; readable for whatever was thrown. */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { message, code, errno, cause } = error as Partial<Record<string, unknown>>
  const known = typeof errno === 'number' ? WASM_CODES[errno] : undefined
  const parts = [message, code, known].filter((part) => typeof part === 'string' && part !== '')
  if (cause !== undefined) parts.push(errorText(cause))
  return parts.length > 0 ? parts.join(', ') : JSON.stringify(error)
}

/** Tells whether an error of the system or of a database means that a disk is full. */
export function isFull(error: unknown): boolean {
  return FULL.test(errorText(error))
}

/**
 * The sentence for a data folder whose disk is full, read-only or closed to this user; undefined
 * for any other error. None of these is damage: what is in the folder is whole, and no backup is
 * needed.
 */
export function diskFailure(dataDir: string, error: unknown): StartError | undefined {
  const text = errorText(error)
  if (isFull(error))
    return new StartError(
      `The disk of the data folder ${dataDir} is full: free some space and start again. What is in the folder is not damaged.`,
    )
  if (READ_ONLY.test(text))
    return new StartError(
      `The disk of the data folder ${dataDir} is mounted read-only: mount it for writing, or name another folder in DATA_DIR.`,
    )
  if (FORBIDDEN.test(text))
    return new StartError(
      `The data folder ${dataDir} cannot be read and written by this user: change its permissions and those of the files in it, or name another folder in DATA_DIR.`,
    )
  return undefined
}
