import path from 'node:path'
import pg from 'pg'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { migrate, schemaNumber } from './migrate.ts'

const folder = path.resolve('server/db/migrations')
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
