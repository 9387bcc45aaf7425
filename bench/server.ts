import { startServer, type RunningServer } from '../e2e/harness/server.ts'
import { BENCH_SECRET } from './data/members.ts'
import type { Store } from './data/stores.ts'

/** The flags with which `npm start` runs Node. */
export const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=1900'] as const

/** What the unit and the image set besides. */
export const MEMORY = { MALLOC_ARENA_MAX: '2' } as const

interface Options {
  /** Folder for a CPU profile, written when the server ends. */
  readonly profile?: string
  /** Builds the client first, where it is missing or outdated. */
  readonly client?: boolean
}

/** Starts the real server on a store, as production runs it. */
export function startOn(
  store: Store,
  { profile, client = false }: Options = {},
): Promise<RunningServer> {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  return startServer({
    dataDir: store.env['DATA_DIR'],
    env: { ...store.env, ...MEMORY, SECRET: BENCH_SECRET, TRUST_PROXY: 'true' },
    command: client
      ? [...HEAP, 'server/cli/start.mjs']
      : [...profiling, '--import', 'tsx', 'server/cli/server.ts'],
    limit: 300_000,
  })
}
