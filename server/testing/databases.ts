import type { OpenDatabase } from '#server/db/database.ts'
import { databaseOver, STATEMENT_MS } from '#server/db/pooled.ts'
import { createPool } from '#server/db/postgresPool.ts'
import { askKeeper } from './askKeeper.ts'
import { findPostgres } from './findPostgres.ts'

type Engine = OpenDatabase['engine']

/**
 * A new, migrated, empty database on an engine, held by a process of its own that ends with this
 * one.
 * `close` drops it. Rejects where PostgreSQL is not installed.
 */
export async function openTestDatabase(engine: Engine): Promise<OpenDatabase> {
  const url = await askKeeper(`/open/${engine}`)
  return connect(url, engine, () => askKeeper('/close', url))
}

/**
 * A new database as two servers have it, each with connections of its own. The embedded engine is
 * one server's alone: there both are the same.
 */
export async function openForTwoServers(engine: Engine): Promise<[OpenDatabase, OpenDatabase]> {
  const url = await askKeeper(`/open/${engine}`)
  const first = connect(url, engine, () => askKeeper('/close', url))
  return [first, engine === 'embedded' ? first : connect(url, engine)]
}

function connect(url: string, engine: Engine, after?: () => Promise<unknown>): OpenDatabase {
  // One connection where the engine has one session, so that tests meet the same waits as the server.
  const size = engine === 'embedded' ? 1 : 5
  const own = createPool(url, { size, statementMs: 0 })
  const asked = engine === 'embedded' ? own : createPool(url, { size, statementMs: STATEMENT_MS })
  return databaseOver({ own, asked }, engine, async () => {
    await Promise.all([...new Set([own, asked])].map((pool) => pool.end()))
    await after?.()
  })
}

const EMBEDDED = { engine: 'embedded', label: 'embedded' } as const
const POSTGRES = { engine: 'postgres', label: 'PostgreSQL' } as const

/** Whether the whole suite is asked for, `npm test -- all`: crowds and chance get more tries then. */
export const isWhole = process.env['TEST_SCOPE'] === 'all'

/**
 * The engines that the tests of a file run on. Quick files have one, so that both scopes together
 * see each on both: embedded by `npm test`, PostgreSQL by the whole suite.
 */
function enginesOf(which: Engine | 'both' | undefined) {
  if (!isWhole) return which === 'postgres' ? [] : [EMBEDDED]
  const isSlow = expect.getState().testPath?.includes('.slow.') === true
  const asked = which ?? (isSlow ? 'both' : process.env['ENGINES'])
  if (asked === undefined) return [findPostgres() === undefined ? EMBEDDED : POSTGRES]
  return [EMBEDDED, POSTGRES].filter(({ engine }) => asked === 'both' || engine === asked)
}

/**
 * Describes tests that run on engines, with a database of their own, which `open()` gives inside of
 * tests and hooks. Where the machine has no PostgreSQL its half is shown as skipped.
 * `which`: this engine alone; or both in the whole suite, also of a quick file.
 */
export function describeOnEngines(
  name: string,
  define: (open: () => OpenDatabase, engine: Engine) => void,
  which?: Engine | 'both',
): void {
  for (const { engine, label } of enginesOf(which)) {
    const missing = engine === 'postgres' && findPostgres() === undefined
    const title = `${name} (${label}${missing ? ': not installed here' : ''})`
    ;(missing ? describe.skip : describe)(title, () => {
      let db: OpenDatabase | undefined
      beforeAll(async () => {
        db = await openTestDatabase(engine)
      }, 60_000)
      afterAll(async () => db?.close())
      define(() => {
        if (db === undefined) throw new Error('open() works inside of tests and hooks only')
        return db
      }, engine)
    })
  }
}
