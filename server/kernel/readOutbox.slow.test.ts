import { asc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { outbox, outboxGap, outboxReader } from '#server/db/tables/outbox.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  isBehind,
  noteFailure,
  readNext,
  registerReader,
  releaseLease,
  UnreadableEvent,
  type OutboxReader,
} from './readOutbox.ts'
import { recordEvent } from './recordEvent.ts'

describeOnEngines('reading the outbox', (open, engine) => {
  let seen: string[]
  const reader: OutboxReader = {
    name: 'a reader',
    kinds: ['vote.cast', 'idea.locked'],
    read: (_, { seq, kind }, after) => {
      seen.push(`${kind} ${seq}${after === null ? '' : ` after ${after}`}`)
      return Promise.resolve(
        kind === 'idea.locked' && after !== 'b' ? (after === null ? 'a' : 'b') : null,
      )
    },
  }
  const readAll = async (holder = 'one') => {
    while ((await isBehind(open(), reader)) && (await readNext(open(), reader, holder)));
  }
  const record = (db: Db, kind: 'vote.cast' | 'idea.locked' | 'idea.followed') =>
    recordEvent(db, kind, { ideaNumber: 1, actorId: null })
  const last = async () =>
    (await open().orm.select().from(outbox).orderBy(asc(outbox.seq))).at(-1)?.seq ?? 0

  beforeEach(async () => {
    seen = []
    await open().orm.delete(outboxReader)
    await open().orm.execute(sql`truncate outbox`)
  })

  test('begins with what happens after it was registered, also where all before was swept', async () => {
    await record(open(), 'vote.cast')
    await registerReader(open(), reader)
    await readAll()
    expect(seen).toEqual([])
    await open().orm.delete(outboxReader)
    await open().orm.execute(sql`truncate outbox`)
    await registerReader(open(), reader)
    await registerReader(open(), reader)
    await record(open(), 'vote.cast')
    await readAll()
    expect(seen).toEqual([`vote.cast ${await last()}`])
    expect(await open().orm.select().from(outboxGap)).toEqual([])
  })

  test('gives each event of its kinds once, in their order, and passes all others', async () => {
    await registerReader(open(), reader)
    await record(open(), 'idea.followed')
    await record(open(), 'vote.cast')
    await record(open(), 'idea.followed')
    await record(open(), 'vote.cast')
    await record(open(), 'idea.followed')
    const end = await last()
    await readAll()
    expect(seen).toEqual([`vote.cast ${end - 3}`, `vote.cast ${end - 1}`])
    expect((await open().orm.select().from(outboxReader))[0]?.position).toBe(end)
    await readAll()
    expect(seen).toHaveLength(2)
  })

  test('goes on where an event was left in the middle', async () => {
    await registerReader(open(), reader)
    await record(open(), 'idea.locked')
    const seq = await last()
    await readNext(open(), reader, 'one')
    await releaseLease(open(), reader, 'one')
    await readAll('two')
    expect(seen).toEqual([
      `idea.locked ${seq}`,
      `idea.locked ${seq} after a`,
      `idea.locked ${seq} after b`,
    ])
  })

  test('one process reads at a time, until it lets go or its lease is over', async () => {
    await registerReader(open(), reader)
    await record(open(), 'idea.locked')
    await record(open(), 'vote.cast')
    expect(await readNext(open(), reader, 'one')).toBe(true)
    expect(await readNext(open(), reader, 'two')).toBe(false)
    await open().orm.update(outboxReader).set({ leasedUntil: '2026-01-01T00:00:00Z' })
    expect(await readNext(open(), reader, 'two')).toBe(true)
    expect(await readNext(open(), reader, 'one')).toBe(false)
    await releaseLease(open(), reader, 'two')
    await readAll('one')
    expect(seen).toHaveLength(4)
  })

  test('an event whose transaction ends after that of a later one is read all the same', async () => {
    await registerReader(open(), reader)
    await open().orm.execute(sql`select nextval('outbox_seq_seq')`)
    const missing = (await nextValue()) - 1
    await record(open(), 'vote.cast')
    await readAll()
    expect(seen).toEqual([`vote.cast ${missing + 2}`])
    await open().orm.execute(
      sql`insert into outbox (seq, kind) overriding system value values (${missing}, 'idea.locked'), (${missing + 1}, 'idea.followed')`,
    )
    await readAll()
    expect(seen.slice(1)).toEqual([
      `idea.locked ${missing}`,
      `idea.locked ${missing} after a`,
      `idea.locked ${missing} after b`,
    ])
    expect(await open().orm.select().from(outboxGap)).toEqual([])
    expect((await open().orm.select().from(outboxReader))[0]?.position).toBe(missing + 2)
  })

  if (engine === 'postgres')
    test('so is one of a transaction that is still open', async () => {
      await registerReader(open(), reader)
      await open().transaction(async (early) => {
        await record(early, 'vote.cast')
        await record(open(), 'vote.cast')
        await readAll()
        expect(seen).toHaveLength(1)
      })
      await readAll()
      expect(seen).toHaveLength(2)
      expect(new Set(seen).size).toBe(2)
    })

  test('what fails leaves no trace, is counted, and can be passed', async () => {
    await registerReader(open(), reader)
    await record(open(), 'vote.cast')
    const failing: OutboxReader = {
      ...reader,
      read: async (tx) => {
        await record(tx, 'idea.followed')
        throw new Error('no')
      },
    }
    const failure = await readNext(open(), failing, 'one').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnreadableEvent)
    expect([await noteFailure(open(), reader), await noteFailure(open(), reader)]).toEqual([1, 2])
    expect(await open().orm.select().from(outbox)).toHaveLength(1)
    await readNext(open(), failing, 'one', (failure as UnreadableEvent).event)
    expect(await isBehind(open(), reader)).toBe(false)
    expect(await noteFailure(open(), reader)).toBe(1)
  })

  async function nextValue(): Promise<number> {
    const { rows } = await open().orm.execute<{ seq: string }>(
      sql`select nextval('outbox_seq_seq') as seq`,
    )
    return Number(rows[0]?.seq)
  }
})
