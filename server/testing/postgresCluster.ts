import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from './findPostgres.ts'

export interface Cluster {
  /** Connection URL of a database of this cluster. */
  url(database: string): string
  readonly port: number
  /** The postmaster, whose children are the backends. */
  readonly pid: number
  stop(): Promise<void>
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** Postgres refuses to run as root: then it runs as `postgres`, or as `nobody`. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user here: the next.
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody"',
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/**
 * Starts a PostgreSQL of its own in a folder, from the machine's binaries, without syncing. Takes a
 * folder that does not exist yet, or one of an earlier call, and its port, where that is to be the
 * same again. Throws when there are no binaries or
 * it does not start.
 */
export async function startCluster(folder: string, samePort?: number): Promise<Cluster> {
  const binaries = findPostgres()
  if (binaries === undefined) throw new Error('PostgreSQL is not installed here')
  const as = owner()
  const data = path.join(folder, 'data')
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
    const initdb = [
      '-D',
      data,
      '-U',
      'earshot',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]
    execFileSync(path.join(binaries, 'initdb'), initdb, { ...as, cwd: folder, stdio: 'ignore' })
  }
  const port = samePort ?? (await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = (database: string): string => `postgres://earshot@127.0.0.1:${port}/${database}`
  await untilReady(url('postgres'), server)
  return {
    url,
    port,
    pid: server.pid ?? -1,
    stop: async () => {
      server.kill('SIGINT')
      await ended
    },
  }
}

async function untilReady(
  url: string,
  server: { readonly exitCode: number | null },
): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('PostgreSQL did not start within 50 seconds')
}
