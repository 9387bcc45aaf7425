import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { startServer, type RunningServer } from '../../e2e/harness/server.ts'
import { BENCH_SECRET } from '../data/members.ts'
import type { Engine } from '../data/stores.ts'
import type { Facts } from './attacks.ts'

/** A site of imported ideas right after a restart, run by the code of a checkout. */
export interface TroubledSite {
  readonly server: RunningServer
  readonly facts: Facts
  readonly ideas: number
  readonly cookies: readonly string[]
  close(): Promise<void>
}

/** Run by the checkout itself, whose tables these are. Leaves the site as an import did that gathered no statistics. */
const forget = `
  import { openDatabase, statement } from '#server/db/database.ts'
  const db = await openDatabase(JSON.parse(process.argv[2]))
  const ask = (text) => db.query(statement('', text))
  await ask('delete from pg_statistic')
  await ask("update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')")
  const [facts] = await ask("select 'idea_' || number as longest, (select count(*)::int from idea) as ideas from idea order by length(body) desc limit 1")
  await db.close()
  process.stdout.write(JSON.stringify(facts))
  process.exit()`

/** Makes the data where they are missing, takes their statistics away, and starts the checkout's server on a copy, with more of an environment. */
export async function openTroubledSite(
  checkout: string,
  engine: Engine,
  scale: number,
  env: Readonly<Record<string, string>> = {},
): Promise<TroubledSite> {
  const options = { cwd: checkout, maxBuffer: 1e8, encoding: 'utf8' } as const
  const node = (...args: string[]): string =>
    execFileSync(process.execPath, ['--import', 'tsx', ...args], options)
  node('bench/generate.ts', '--scale', String(scale), '--engine', engine)
  const cache = path.join(checkout, '.cache/bench')
  const name = `${engine}_${String(scale).replace('.', '_')}`
  const note = readFileSync(path.join(cache, `${name}.json`), 'utf8')
  const { cookies } = JSON.parse(note) as { cookies: string[] }
  const cluster = engine === 'postgres' ? await startCluster(path.join(cache, 'cluster')) : null
  const dataDir = path.join(cache, 'trouble')
  rmSync(dataDir, { recursive: true, force: true })
  if (cluster === null) cpSync(path.join(cache, name), dataDir, { recursive: true })
  const location = cluster === null ? { dataDir } : { url: cluster.url(name) }
  const script = path.join(cache, 'forget.mjs')
  writeFileSync(script, forget)
  const found = node(script, JSON.stringify(location))
  const { ideas, ...facts } = JSON.parse(found) as Facts & { ideas: number }
  const server = await startServer({
    cwd: checkout,
    dataDir,
    env: {
      SECRET: BENCH_SECRET,
      TRUST_PROXY: 'true',
      ...(cluster && { DATABASE_URL: cluster.url(name) }),
      ...env,
    },
    command: ['--import', 'tsx', 'server/cli/server.ts'],
    limit: 300_000,
  })
  return {
    server,
    facts,
    ideas,
    cookies,
    close: async () => {
      await server.kill()
      await cluster?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
