import { describeOnEngines } from '#server/testing/databases.ts'
import { statement } from './database.ts'
import { isUniqueViolation, sqlState } from './errors.ts'

const add = statement<{ n: number }>(
  'test_add',
  'insert into note (n, made) values ($1, $2) returning n',
)
const all = statement<{ n: number; made: string }>(
  'test_all',
  'select n, made from note order by n',
)
const count = statement<{ count: number }>('test_count', 'select count(*) as count from note')
const fail = statement('test_fail', 'select 1 / $1::int')
const MADE = '2026-03-04T05:06:07.089Z'

describeOnEngines('a database', (open) => {
  beforeAll(async () => {
    await open().orm.execute(
      'create table note (n bigint primary key, made timestamptz(3) not null)',
    )
  })
  beforeEach(async () => {
    await open().orm.execute('truncate note')
  })

  test('gives int8 as number and times as ISO strings, also of trailing zeros', async () => {
    await open().query(add, [2 ** 40, MADE])
    await open().query(add, [1, '2026-03-04T05:06:07+02:00'])
    expect(await open().query(all)).toEqual([
      { n: 1, made: '2026-03-04T03:06:07.000Z' },
      { n: 2 ** 40, made: MADE },
    ])
    expect(await open().query(count)).toEqual([{ count: 2 }])
  })

  test('prepares a statement once', async () => {
    const prepared = statement<{ times: number }>(
      'test_prepared',
      `select generic_plans + custom_plans as times from pg_prepared_statements where name = 'test_prepared'`,
    )
    const times: number[] = []
    await open().transaction(async (tx) => {
      for (let run = 0; run < 3; run += 1) times.push((await tx.query(prepared))[0]?.times ?? -1)
    })
    expect(times[2]).toBeGreaterThan(times[0] ?? Infinity)
  })

  test('commits what a transaction wrote', async () => {
    const given = await open().transaction(async (tx) => (await tx.query(add, [7, MADE]))[0]?.n)
    expect(given).toBe(7)
    expect(await open().query(count)).toEqual([{ count: 1 }])
  })

  test('rolls back when the work throws', async () => {
    const work = open().transaction(async (tx) => {
      await tx.query(add, [7, MADE])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await open().query(count)).toEqual([{ count: 0 }])
  })

  test('does not call a transaction done in which a failure was swallowed', async () => {
    const work = open().transaction(async (tx) => {
      await tx.query(add, [7, MADE])
      await tx.query(fail, [0]).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await open().query(count)).toEqual([{ count: 0 }])
  })

  test('refuses a transaction inside a transaction', async () => {
    await expect(
      open().transaction((tx) => tx.transaction(() => Promise.resolve())),
    ).rejects.toThrow('already open')
  })

  test('keeps SQLSTATE codes', async () => {
    await open().query(add, [1, MADE])
    const twice = await open()
      .query(add, [1, MADE])
      .catch((error: unknown) => error)
    expect(isUniqueViolation(twice, 'note_pkey')).toBe(true)
    expect(isUniqueViolation(twice, 'other')).toBe(false)
    expect(
      sqlState(
        await open()
          .query(fail, [0])
          .catch((error: unknown) => error),
      ),
    ).toBe('22012')
    expect(await open().query(count)).toEqual([{ count: 1 }])
  })

  test('answers many questions at once', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, n) => open().query(add, [n, MADE])))
    expect(await open().query(count)).toEqual([{ count: 100 }])
  })

  test('finds similar words', async () => {
    const similar = statement<{ yes: boolean }>(
      'test_similar',
      `select similarity('feedback', 'fedback') > 0.4 as yes`,
    )
    expect(await open().query(similar)).toEqual([{ yes: true }])
  })
})
