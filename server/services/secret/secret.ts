import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { diskFailure } from '#server/db/diskFailure.ts'
import { StartError } from '#server/lib/startError.ts'

/** The secret that signs sessions, kept in the data folder for its owner's eyes only; made where there is none. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  const found = readSecret(file)
  if (found !== undefined) return found
  try {
    makeSecret(file)
  } catch (error) {
    throw diskFailure(dataDir, error) ?? error
  }
  return readSecret(file) ?? keptSecret(dataDir)
}

function makeSecret(file: string): void {
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const descriptor = openSync(fresh, 'wx', 0o600)
  writeSync(descriptor, randomBytes(32).toString('base64url'))
  fsyncSync(descriptor)
  closeSync(descriptor)
  try {
    // link, unlike rename, never replaces a secret that another process has just made.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text.length >= 32) return text
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return undefined
    throw new StartError(
      `The file ${file} cannot be read (${code ?? 'unknown'}): it holds the secret that keeps people signed in.`,
    )
  }
  throw new StartError(
    `The file ${file} is damaged: delete it to make a new secret, which signs everybody out, or restore it.`,
  )
}
