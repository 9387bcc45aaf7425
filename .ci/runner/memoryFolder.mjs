import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 6 * 2 ** 30

/** Whether a folder in memory has room for all that tests write at a time. */
function hasRoom() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    return Math.min(bavail * bsize, os.freemem()) >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/**
 * Runs something with a folder for temporary files that is in memory, where the system has one and
 * nobody has chosen another: a test's database is a thousand files, and nobody needs it after a
 * power cut. With all tests it stays on the disk, which some of them are about.
 * @template T
 * @param {boolean} isAll
 * @param {(env: { TMPDIR?: string }) => Promise<T>} run gets the setting for the programs it starts
 * @returns {Promise<T>}
 */
export async function inMemory(isAll, run) {
  if (isAll || process.env.TMPDIR !== undefined || !hasRoom()) return run({})
  const folder = fs.mkdtempSync(path.join(MEMORY, 'earshot-'))
  // As the system's own is: some programs of tests run as another user.
  fs.chmodSync(folder, 0o1777)
  const remove = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  try {
    return await run({ TMPDIR: folder })
  } finally {
    process.off('exit', remove)
    remove()
  }
}
