import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { feedbackData } from '#server/testing/feedbackData.ts'
import { startServer, type RunningServer } from '../../e2e/harness/server.ts'
import { copyStore, storeName } from '../copies.ts'
import { BENCH_SECRET } from '../data/members.ts'
import type { Engine } from '../data/stores.ts'
import { HEAP, MEMORY } from '../server.ts'
import type { Facts } from './attacks.ts'

/** A site of imported ideas right after a restart, run by the code of a checkout. */
export interface TroubledSite {
  readonly server: RunningServer
  readonly facts: Facts
  readonly ideas: number
  /** How many of the ideas were imported from real trackers. */
  readonly imported: number
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
/** As `npm start` makes it, which takes 130 MB less than the sources do. */
const build = `
  import { ensureServerBuilt } from './server/build/bootstrap.mjs'
  await ensureServerBuilt(process.cwd(), () => undefined)`

/** Real trackers' ideas, which are imported beside the generated ones where this machine has them. */
const sets = {
  'rust-issues-github-rest': 'items.tar.gz',
  'bitcoin-core-gui-github-metadata-backup': 'issues.tar.gz',
  'webpackage-archive-json': 'archive.json.gz',
} as const

/**
 * Makes the data where they are missing, takes their statistics away, and starts the checkout's
 * server on a copy, as it is built for use, with more of an environment.
 */
export async function openTroubledSite(
  checkout: string,
  engine: Engine,
  scale: number,
  env: Readonly<Record<string, string>> = {},
): Promise<TroubledSite> {
  const node = (args: readonly string[], more: Readonly<Record<string, string>> = {}): string =>
    execFileSync(process.execPath, args, {
      cwd: checkout,
      maxBuffer: 1e8,
      encoding: 'utf8',
      env: { ...process.env, ...more },
    })
  const script = (...args: string[]) => ['--import', 'tsx', ...args]
  node(script('bench/generate.ts', '--scale', String(scale), '--engine', engine))
  node(['--input-type=module', '-e', build])
  const cache = path.join(checkout, '.cache/bench')
  const name = storeName(engine, scale)
  const note = readFileSync(path.join(cache, `${name}.json`), 'utf8')
  const { cookies } = JSON.parse(note) as { cookies: string[] }
  const copy = await copyStore(cache, engine, scale)
  try {
    const settings = { SECRET: BENCH_SECRET, TRUST_PROXY: 'true', ...copy.env }
    const count = (): Facts & { ideas: number } => {
      const file = path.join(cache, 'forget.mjs')
      writeFileSync(file, forget)
      return JSON.parse(node(script(file, JSON.stringify(copy.location)))) as Facts & {
        ideas: number
      }
    }
    const before = count().ideas
    for (const source of realSources()) node(script('server/cli/import.ts', source), settings)
    const { ideas, ...facts } = count()
    const server = await startServer({
      cwd: checkout,
      dataDir: copy.env['DATA_DIR'],
      env: { ...settings, ...MEMORY, ...env },
      command: [...HEAP, 'dist/server/server.mjs'],
      limit: 300_000,
    })
    const close = async (): Promise<void> => {
      await server.kill()
      await copy.close()
    }
    return { server, facts, ideas, imported: ideas - before, cookies, close }
  } catch (error) {
    await copy.close()
    throw error
  }
}

/** The files of real trackers that this machine has. */
export function realSources(): string[] {
  return Object.entries(sets).flatMap(([set, file]) => {
    const folder = feedbackData(set)
    return folder === null || !existsSync(path.join(folder, file)) ? [] : [path.join(folder, file)]
  })
}
