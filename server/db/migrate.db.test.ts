import path from 'node:path'
import { describeOnEngines } from '#server/testing/databases.ts'
import { statement } from './database.ts'
import { schemaNumber } from './migrate.ts'

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
