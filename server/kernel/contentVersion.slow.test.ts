import { sql } from 'drizzle-orm'
import { statement, type OpenDatabase } from '#server/db/database.ts'
import { serverFact } from '#server/db/tables/serverFacts.ts'
import { describeOnEngines, openForTwoServers } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { sweepChanges, watchContent } from './contentVersion.ts'

/**
 * Tables that no page shows to somebody who is nobody: sessions, the server's own, and what is for one
 * person or the team. Of notifications pages count some, and who writes those says so (`tellEvent.ts`).
 */
const hidden = [
  'audit_event',
  'auth_account',
  'auth_session',
  'auth_user',
  'auth_verification',
  'board_address',
  'changelog_subscription',
  'content_change',
  'idea_mute',
  'idea_read',
  'idempotency',
  'image',
  'image_use',
  'import_gone',
  'import_job',
  'import_label',
  'invitation',
  'label_deletion',
  'label_move',
  'mail',
  'mail_received',
  'mail_suppression',
  'mention',
  'notification',
  'notification_default',
  'notification_group',
  'notification_preference',
  'notification_setting',
  'outbox',
  'outbox_gap',
  'outbox_reader',
  'push',
  'push_device',
  'rate_count',
  'rate_event',
  'report',
  'server_fact',
]
const rename = statement<never>('test_rename', 'update board set description = $2 where slug = $1')

describeOnEngines('the version of the content', (_, engine) => {
  let db: OpenDatabase
  let other: OpenDatabase

  beforeAll(async () => {
    ;[db, other] = await openForTwoServers(engine)
    await addSite(db)
  })
  afterAll(async () => {
    if (other !== db) await other.close()
    await db.close()
  })

  test('knows each table: a new one is shown on pages, and has the trigger, or is listed here', async () => {
    const { rows } = await db.orm.execute(sql`
      select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'content_changed') order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(hidden)
  })

  test('grows with what is committed, in every process, and with nothing else', async () => {
    const readers = [watchContent(db), watchContent(other)]
    const read = () => Promise.all(readers.map((one) => one()))
    expect(await read()).toEqual([0, 0])
    expect(await read()).toEqual([0, 0])
    await db.query(rename, ['public', 'one'])
    expect(await read()).toEqual([1, 1])
    await other.transaction(async (tx) => tx.query(rename, ['public', 'two']))
    expect(await read()).toEqual([2, 2])
    const failed = db.transaction(async (tx) => {
      await tx.query(rename, ['public', 'three'])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await db.orm.insert(serverFact).values({ name: 'a test', value: '' })
    expect(await read()).toEqual([2, 2])
  })

  if (engine === 'postgres')
    test('is not fooled by transactions that end in another order than they began', async () => {
      const read = watchContent(other)
      const before = await read()
      await db.transaction(async (early) => {
        await early.query(rename, ['members', 'early'])
        await db.query(rename, ['team', 'late'])
        expect(await read()).toBe(before + 1)
        expect(await read()).toBe(before + 1)
      })
      expect(await read()).toBe(before + 2)
    })

  test('needs the changes of a day; older ones are forgotten', async () => {
    await db.query(rename, ['public', 'again'])
    expect(await sweepChanges(db)).toBe(0)
    await db.orm.execute(sql`update content_change set at = now() - interval '25 hours'`)
    await db.orm.execute(
      sql`insert into content_change (transaction, at) select (5000000000 + n)::text::xid8, now() - interval '25 hours' from generate_series(1, 2001) n`,
    )
    expect(await sweepChanges(db)).toBeGreaterThan(2_001)
    expect(await sweepChanges(db)).toBe(0)
    expect(await watchContent(db)()).toBe(0)
  })
})
