import { chmodSync, linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import type { Server } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SocketAddress } from './address.ts'
import { socketState } from './socketState.ts'

const TRIES = 500
const WAIT_MS = 10
const LEFTOVER_MS = 60_000

/** Runs a file system call; false when it fails with the one code that is expected. */
function attempt(step: () => void, expected: string): boolean {
  try {
    step()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false
    throw error
  }
}

/**
 * Makes a server the only one of a data folder. It listens under a name of its own and is then linked to the final
 * name, which the system lets one process do. A final name whose process is gone is removed under a guard, a second
 * such name: were it not, two that saw the same dead socket could remove each other's living one.
 * Gives false when another process holds the folder.
 */
export async function takeLock(server: Server, address: SocketAddress): Promise<boolean> {
  const own = address.unique()
  await listen(server, own)
  try {
    chmodSync(own, 0o600)
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (attempt(() => linkSync(own, address.final), 'EEXIST')) {
        await sweep(address)
        return true
      }
      const state = await socketState(address.final)
      if (state === 'alive') return false
      if (state === 'dead') await clear(own, address)
    }
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes the dead final name, or waits for whoever is at it. */
async function clear(own: string, address: SocketAddress): Promise<void> {
  if (!attempt(() => linkSync(own, address.guard), 'EEXIST')) {
    if ((await socketState(address.guard)) === 'dead') await moveAway(address.guard, address)
    else await sleep(WAIT_MS)
    return
  }
  try {
    if ((await socketState(address.final)) === 'dead') await moveAway(address.final, address)
  } finally {
    rmSync(address.guard, { force: true })
  }
}

/** Renames before it removes, and asks once more: a living socket is put back. */
async function moveAway(name: string, address: SocketAddress): Promise<void> {
  const aside = address.unique()
  if (!attempt(() => renameSync(name, aside), 'ENOENT')) return
  if ((await socketState(aside)) === 'alive') attempt(() => linkSync(aside, name), 'EEXIST')
  rmSync(aside, { force: true })
}

/** Removes what processes killed while taking the lock left; young ones may be about to be linked. */
async function sweep(address: SocketAddress): Promise<void> {
  for (const entry of readdirSync(address.folder)) {
    if (!/^earshot\.[0-9a-f]{8}\.tmp$/.test(entry)) continue
    const file = path.join(address.folder, entry)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined || Date.now() - found.mtimeMs < LEFTOVER_MS) continue
    if ((await socketState(file)) === 'dead') rmSync(file, { force: true })
  }
}

function listen(server: Server, socket: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
