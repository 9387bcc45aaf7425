import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
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

  describe('0030', () => {
    /** The kinds that statuses have after it, in the order of their ids. */
    const kindsAfter = async (...inserts: string[]): Promise<unknown[]> => {
      const undone = new Error('undone')
      const kinds: unknown[] = []
      const all = open().transaction(async (tx) => {
        const run = (text: string) => tx.query<{ category: string }>({ name: '', text })
        await run('alter table status drop constraint status_category_known')
        await run(`alter table status add constraint status_category_known
          check (category in ('OPEN', 'PLANNED', 'STARTED', 'SHIPPED', 'DECLINED'))`)
        for (const text of inserts) await run(text)
        const files = readMigrationFiles({ migrationsFolder: folder })
        for (const text of files[30]?.sql ?? []) await run(text)
        const rows = await run('select category from status order by id')
        kinds.push(...rows.map(({ category }) => category))
        throw undone
      })
      await expect(all).rejects.toBe(undone)
      return kinds
    }

    test('makes the status that imports made for what was just closed one of the kind CLOSED, also one that was deleted', async () => {
      const kinds = await kindsAfter(
        `insert into status (id, name, name_key, slug, category, position, deleted_at) values
          ('status_1', 'Closed', 'closed', 'closed', 'DECLINED', 1, null), ('status_2', 'Declined', 'declined', 'declined', 'DECLINED', 2, null),
          ('status_3', 'Closed', 'gone', 'gone', 'DECLINED', 3, now()), ('status_4', 'Closed!', 'closed!', 'closed-1', 'SHIPPED', 4, null)`,
        `insert into label_deletion (label_id, kind, slug, name_key, ideas) values ('status_3', 'status', 'closed-2', 'closed', 0)`,
      )
      expect(kinds).toEqual(['CLOSED', 'DECLINED', 'CLOSED', 'SHIPPED'])
    })

    test('leaves a site the only DECLINED status that it has, whatever its name', async () => {
      const kinds = await kindsAfter(
        `insert into status (id, name, name_key, slug, category, position, deleted_at) values
          ('status_1', 'Closed', 'closed', 'closed', 'DECLINED', 1, null), ('status_2', 'No', 'gone', 'gone', 'DECLINED', 2, now())`,
      )
      expect(kinds).toEqual(['DECLINED', 'DECLINED'])
    })
  })

  test('tell the words that were made before from those of today', async () => {
    const undone = new Error('undone')
    const files = readMigrationFiles({ migrationsFolder: folder })
    const made: unknown[] = []
    const all = open().transaction(async (tx) => {
      const run = (text: string) => tx.query<{ made: number }>({ name: '', text })
      await run('alter table idea_search drop column made')
      await run('alter table idea_search drop constraint idea_search_idea_number_idea_number_fk')
      const add = (number: number) =>
        run(
          `insert into idea_search (idea_number, title_key, title_words, words) values (${number}, '', '', '')`,
        )
      await add(1)
      const change = files.find(({ sql }) =>
        sql.some((text) => text.includes('"idea_search" ADD COLUMN "made"')),
      )
      for (const text of change?.sql ?? []) await run(text)
      await add(2)
      made.push(
        ...(await run('select made from idea_search order by idea_number')).map((row) => row.made),
      )
      throw undone
    })
    await expect(all).rejects.toBe(undone)
    expect(made).toEqual([1, 2])
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
