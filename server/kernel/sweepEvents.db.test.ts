import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { outbox, outboxReader } from '#server/db/tables/outbox.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { recordEvent } from './recordEvent.ts'
import { sweepEvents } from './sweepEvents.ts'

const seqs = async (db: Db) =>
  (await db.orm.select().from(outbox).orderBy(outbox.seq)).map(({ seq }) => seq)

async function addOld(db: Db, count: number): Promise<void> {
  await db.orm.execute(
    sql`insert into outbox (kind, created_at) select 'profile.changed', now() - interval '2 days' from generate_series(1, ${count})`,
  )
}

describeOnEngines('recorded events', (open) => {
  beforeEach(async () => {
    await open().orm.delete(outbox)
    await open().orm.delete(outboxReader)
  })

  test('stay, however old, while no reader is registered', async () => {
    await addOld(open(), 3)
    expect(await sweepEvents(open())).toBe(0)
    expect(await seqs(open())).toHaveLength(3)
  })

  test('go behind the slowest reader', async () => {
    await addOld(open(), 5)
    const [, second = 0, third = 0, fourth = 0, fifth = 0] = await seqs(open())
    await open()
      .orm.insert(outboxReader)
      .values([
        { name: 'fast', position: fifth },
        { name: 'slow', position: second },
      ])
    expect(await sweepEvents(open())).toBe(2)
    expect(await seqs(open())).toEqual([third, fourth, fifth])
    expect(await sweepEvents(open())).toBe(0)
  })

  test('go in any number, but none of the last day: another transaction may still commit a lower number', async () => {
    await addOld(open(), 2_001)
    await recordEvent(open(), 'profile.changed', { actorId: null })
    const all = await seqs(open())
    const last = all.at(-1) ?? 0
    await open().orm.insert(outboxReader).values({ name: 'only', position: last })
    expect(await sweepEvents(open())).toBe(2_001)
    expect(await seqs(open())).toEqual([last])
  })
})
