import { describeOnEngines } from '#server/testing/databases.ts'
import { statement } from './database.ts'
import { analyze } from './statistics.ts'

const known = statement<{ rows: number }>(
  'test_known',
  `select reltuples::int as rows from pg_class where relname = 'note'`,
)

describeOnEngines('statistics', (open) => {
  test('are gathered for a table that was filled and has none', async () => {
    await open().orm.execute('create table note (n int)')
    await analyze(open(), 'unknown')
    expect(await open().query(known)).toEqual([{ rows: -1 }])

    await open().orm.execute('insert into note select generate_series(1, 500)')
    await analyze(open(), 'unknown')
    expect(await open().query(known)).toEqual([{ rows: 500 }])
  })

  test('are gathered anew for all tables', async () => {
    await open().orm.execute('insert into note select generate_series(501, 900)')
    await analyze(open(), 'unknown')
    expect(await open().query(known)).toEqual([{ rows: 500 }])
    await analyze(open(), 'all')
    expect(await open().query(known)).toEqual([{ rows: 900 }])
  })
})
