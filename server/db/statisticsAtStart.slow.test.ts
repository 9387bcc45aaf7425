import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { openInProcess } from '#server/testing/openInProcess.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import { openPostgres } from './openPostgres.ts'

/** Nobody else is to gather statistics of it. */
const FILL = `create table note with (autovacuum_enabled = false) as select generate_series(1, 500) as n`
const ROWS = `select reltuples::int as rows from pg_class where relname = 'note'`

test('a start gathers statistics of a table that has none (embedded)', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'earshot-statistics-'))
  const run = (sql: string): unknown => {
    const { status, out, err } = openInProcess(path.join(root, 'data'), MIGRATIONS_FOLDER, sql)
    if (status !== 0) throw new Error(err)
    return JSON.parse(out)
  }
  try {
    // Told from within the statement that fills it: the next start would be another.
    run(`do $$ declare rows int; begin ${FILL}; ${ROWS.replace('as rows', 'into rows')};
      if rows <> -1 then raise exception 'it has % rows', rows; end if; end $$`)
    expect(run(ROWS)).toEqual([{ rows: 500 }])
  } finally {
    rmSync(root, { recursive: true })
  }
})

const onPostgres = findPostgres() === undefined ? test.skip : test
onPostgres('a start gathers statistics of a table that has none (PostgreSQL)', async () => {
  const url = await askKeeper('/open/postgres')
  const run = async (sql: string): Promise<unknown> => {
    const db = await openPostgres({ url })
    try {
      const { rows } = await db.orm.execute(sql)
      return rows
    } finally {
      await db.close()
    }
  }
  try {
    const before = await openPostgres({ url })
    await before.orm.execute(FILL)
    const { rows } = await before.orm.execute(ROWS)
    await before.close()
    expect(rows).toEqual([{ rows: -1 }])
    expect(await run(ROWS)).toEqual([{ rows: 500 }])
  } finally {
    await askKeeper('/close', url)
  }
})
