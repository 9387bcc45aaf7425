import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Copies what is in a folder, with its times, to another one, which is made if it is missing. By
 * the system's program: for the thousand files of a database node's own takes ten times as long.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await run('mkdir', ['-p', to])
  await run('cp', ['-Rp', `${from}/.`, to])
}
