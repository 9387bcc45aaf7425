import { chmodSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import type { Server } from 'node:net'
import path from 'node:path'
import type { SocketAddress } from './address.ts'
import { socketState } from './socketState.ts'

const LEFTOVER_MS = 60_000

/**
 * Lets a server listen under the final name of a data folder whose lock the caller holds: under a
 * name of its own first, so that nobody ever finds a socket that others may use. Gives false when a
 * process listens there that knows nothing of the lock, which an older version does.
 */
export async function listenInFolder(server: Server, address: SocketAddress): Promise<boolean> {
  if ((await socketState(address.final)) === 'alive') return false
  const own = address.unique()
  await listen(server, own)
  try {
    chmodSync(own, 0o600)
    renameSync(own, address.final)
  } finally {
    rmSync(own, { force: true })
  }
  await sweep(address)
  return true
}

/** Removes what processes that were killed while starting left; young ones may be about to be renamed. */
async function sweep(address: SocketAddress): Promise<void> {
  for (const entry of readdirSync(address.folder)) {
    // Older versions held the guard while they removed a dead socket.
    if (entry === 'earshot.guard') rmSync(path.join(address.folder, entry), { force: true })
    if (!/^earshot\.(?:lock\.)?[0-9a-f]{8}(?:\.tmp)?$/.test(entry)) continue
    const file = path.join(address.folder, entry)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined || Date.now() - found.mtimeMs < LEFTOVER_MS) continue
    if (!found.isSocket() || (await socketState(file)) === 'dead') rmSync(file, { force: true })
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
