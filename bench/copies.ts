import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startCluster, type Cluster } from '#server/testing/postgresCluster.ts'
import type { Engine } from './data/stores.ts'

/** A copy of a store, which may be changed. */
export interface Copy {
  /** Settings for a server's environment. */
  readonly env: Readonly<Record<string, string>>
  /** As the database is opened. */
  readonly location: { readonly dataDir: string } | { readonly url: string }
  /** Removes it, and stops its PostgreSQL. */
  close(): Promise<void>
}

/** Copies a store that is made and closed, of an engine and scale, in the folder that a checkout keeps its stores in. */
export function copyStore(cache: string, engine: Engine, scale: number): Promise<Copy> {
  const name = storeName(engine, scale)
  return engine === 'postgres' ? copyDatabase(cache, name) : copyFolder(cache, name)
}

/** The name of a store. */
export const storeName = (engine: Engine, scale: number): string =>
  `${engine}_${String(scale).replace('.', '_')}`

async function copyFolder(cache: string, name: string): Promise<Copy> {
  const dataDir = path.join(cache, 'copy')
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true })
  remove()
  cpSync(path.join(cache, name), dataDir, { recursive: true })
  return { env: { DATA_DIR: dataDir }, location: { dataDir }, close: async () => remove() }
}

async function copyDatabase(cache: string, name: string): Promise<Copy> {
  const cluster = await startCluster(path.join(cache, 'cluster'))
  // A bench that failed must stop PostgreSQL, which would otherwise lock the folder for the next one.
  const abandon = (): void => void process.kill(cluster.pid, 'SIGINT')
  process.once('exit', abandon)
  const dataDir = path.join(cache, 'copy_control')
  await ask(cluster, 'drop database if exists copy')
  await ask(cluster, `create database copy template ${name}`)
  const url = cluster.url('copy')
  return {
    env: { DATABASE_URL: url, DATA_DIR: dataDir },
    location: { url },
    close: async () => {
      process.off('exit', abandon)
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ask(cluster: Cluster, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(text)
  await client.end()
}
