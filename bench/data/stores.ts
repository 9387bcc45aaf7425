import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openDatabase, type OpenDatabase } from '#server/db/database.ts'
import { startCluster, type Cluster } from '#server/testing/postgresCluster.ts'
import { fill } from './fill.ts'
import { describeShape } from './shape.ts'

export type Engine = 'embedded' | 'postgres'

/** Scale data on an engine, ready for a server to open. */
export interface Store {
  readonly engine: Engine
  /** Settings for the server's environment. */
  readonly env: Readonly<Record<string, string>>
  /** Cookie headers of signed-in members. */
  readonly cookies: readonly string[]
  /** The postmaster's process id; undefined on the embedded engine. */
  readonly postmaster: number | undefined
  /** Opens it with one connection, or with several where it is PostgreSQL. */
  open(connections?: number): Promise<OpenDatabase>
  /** Stops PostgreSQL; the data stay for the next run. */
  close(): Promise<void>
}

interface Note {
  readonly made: string
  readonly cookies: readonly string[]
}

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache/bench')
/** Files that the data depend on; a change in any of them generates the data anew. */
const sources = [
  'bench/data',
  'server/db/migrations',
  'bench/random.ts',
  'rules/ranking.ts',
  'rules/searchText.ts',
  'server/areas/texts/searchIndex.ts',
]

/** Opens the scale data on an engine and generates them where they are missing or outdated. */
export async function openStore(
  engine: Engine,
  scale: number,
  say: (line: string) => void = console.log,
): Promise<Store> {
  mkdirSync(cache, { recursive: true })
  const name = `${engine}_${String(scale).replace('.', '_')}`
  const folder = path.join(cache, name)
  const cluster =
    engine === 'postgres' ? await startCluster(path.join(cache, 'cluster')) : undefined
  // A failed bench must stop PostgreSQL, which would otherwise lock the folder for the next one.
  const abandon = (): void => void (cluster && process.kill(cluster.pid, 'SIGINT'))
  process.once('exit', abandon)
  const open = (connections = 1): Promise<OpenDatabase> =>
    openDatabase(cluster ? { url: cluster.url(name), poolSize: connections } : { dataDir: folder })
  const note = path.join(cache, `${name}.json`)
  const made = fingerprint()
  if (read(note)?.made !== made) {
    rmSync(note, { force: true })
    await clear(cluster, name, folder)
    say(`Making data for ${engine}, scale ${scale}, once:`)
    const db = await open()
    const cookies = await fill(db, scale, Math.floor(Date.now() / 86_400_000) * 86_400_000, say)
    for (const line of await describeShape(db)) say(line)
    await db.close()
    writeFileSync(note, JSON.stringify({ made, cookies } satisfies Note))
  }
  return {
    engine,
    // The folder holds the control socket, also with PostgreSQL.
    env: cluster
      ? { DATABASE_URL: cluster.url(name), DATA_DIR: path.join(cache, `${name}_control`) }
      : { DATA_DIR: folder },
    cookies: read(note)?.cookies ?? [],
    postmaster: cluster?.pid,
    open,
    close: async () => {
      process.off('exit', abandon)
      await cluster?.stop()
    },
  }
}

async function clear(cluster: Cluster | undefined, name: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  if (cluster === undefined) return
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
}

function read(file: string): Note | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Note) : undefined
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const at = path.join(root, source)
    const files = source.endsWith('.ts')
      ? [at]
      : readdirSync(at, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(ts|sql)$/.test(file))
          .sort()
          .map((file) => path.join(at, file))
    for (const file of files) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
