import path from 'node:path'
import pg from 'pg'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { statement } from './database.ts'
import { migrate, schemaNumber } from './migrate.ts'

const folder = path.resolve('server/db/migrations')
const applied = statement<{ count: number }>(
  'test_applied',
  'select count(*) as count from drizzle.__drizzle_migrations',
)

describeOnEngines('the migrations', (open) => {
  test('are all recorded, with the extension that search needs', async () => {
    expect(await open().query(applied)).toEqual([{ count: schemaNumber(folder) }])
    const extension = statement<{ extname: string }>(
      'test_extension',
      `select extname from pg_extension where extname = 'pg_trgm'`,
    )
    expect(await open().query(extension)).toHaveLength(1)
  })

  test('give every key that points to what is deleted an index, else each deletion reads the whole table', async () => {
    const without = statement<{ name: string }>(
      'test_keys_without_index',
      `select conname as name from pg_constraint k where contype = 'f' and confrelid in ('idea'::regclass, 'comment'::regclass, 'person'::regclass)
         and conrelid not in ('invitation'::regclass, 'report'::regclass)
         and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '% IS NOT NULL)'))`,
    )
    expect(await open().query(without)).toEqual([])
  })
})

const onPostgres = findPostgres() === undefined ? describe.skip : describe

onPostgres('several processes on PostgreSQL', () => {
  let url: string
  const pools: pg.Pool[] = []
  const pool = (): pg.Pool => {
    const made = new pg.Pool({ connectionString: url, max: 2 })
    // Dropping the database can end a connection that is just being closed.
    made.on('error', () => undefined)
    pools.push(made)
    return made
  }
  beforeEach(async () => {
    url = await askKeeper('/open/postgres')
  })
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((open) => open.end()))
    await askKeeper('/close', url)
  })

  test('migrate an empty database one after the other', async () => {
    await pool().query(
      'drop schema public cascade; drop schema drizzle cascade; create schema public',
    )
    await Promise.all(
      Array.from({ length: 3 }, () => migrate(pool(), { folder, what: 'The database' })),
    )
    const { rows } = await pool().query<{ count: string }>(
      'select count(*) from drizzle.__drizzle_migrations',
    )
    expect(Number(rows[0]?.count)).toBe(schemaNumber(folder))
  })

  test('refuse what a newer version has migrated', async () => {
    await pool().query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)`,
    )
    await expect(migrate(pool(), { folder, what: 'The database x' })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The database x was written by a newer version/) as string,
    })
  })
})
