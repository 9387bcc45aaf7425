import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { outboxReader } from '#server/db/tables/outbox.ts'
import { createLog } from '#server/services/log/log.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { until } from '#server/testing/until.ts'
import { followOutbox } from './followOutbox.ts'
import { registerReader, type OutboxReader } from './readOutbox.ts'
import { recordEvent } from './recordEvent.ts'

const HOUR = 3_600_000
const event = { ideaNumber: 1, actorId: null }

describeOnEngines('following the outbox', (open) => {
  beforeEach(async () => {
    await open().orm.delete(outboxReader)
    await open().orm.execute(sql`truncate outbox`)
  })

  test('an event is read soon after it was recorded, by one of two who follow', async () => {
    const seen: number[] = []
    const reader: OutboxReader = {
      name: 'a reader',
      kinds: ['vote.cast'],
      read: (_, { seq }) => {
        seen.push(seq)
        return Promise.resolve(null)
      },
    }
    await registerReader(open(), reader)
    const log = createLog(new PassThrough())
    const pace = { everyMs: HOUR, settleMs: [1, 20], retryMs: 1 }
    const stops = [1, 2].map(() => followOutbox(open(), reader, log, pace))
    await open().transaction(async (tx) => recordEvent(tx, 'vote.cast', event))
    await until('the event is read', () => seen.length === 1)
    await Promise.all(stops.map((stop) => stop()))
    await recordEvent(open(), 'vote.cast', event)
    expect(seen).toHaveLength(1)
  })

  test('an event that fails again and again is passed in the end, and logged', async () => {
    const seen: string[] = []
    let tries = 0
    const reader: OutboxReader = {
      name: 'a reader',
      kinds: ['vote.cast', 'vote.withdrawn'],
      read: (_, { kind }) => {
        if (kind === 'vote.cast') {
          tries += 1
          return Promise.reject(new Error('this never works'))
        }
        seen.push(kind)
        return Promise.resolve(null)
      },
    }
    const output = new PassThrough()
    await registerReader(open(), reader)
    await recordEvent(open(), 'vote.cast', event)
    await recordEvent(open(), 'vote.withdrawn', event)
    let passed = 0
    const pace = { everyMs: HOUR, settleMs: [1], retryMs: 1, onPassed: () => (passed += 1) }
    const stop = followOutbox(open(), reader, createLog(output), pace)
    await until('the event is read', () => seen.length === 1)
    await stop()
    expect([tries, passed]).toEqual([6, 1])
    expect(String(output.read())).toMatch(/this never works[\s\S]*is passed/)
  })

  test('a database that is away is held against no event', async () => {
    let tries = 0
    const reader: OutboxReader = {
      name: 'a reader',
      kinds: ['vote.cast'],
      read: () => {
        tries += 1
        const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        return tries <= 8 ? Promise.reject(away) : Promise.resolve(null)
      },
    }
    let passed = 0
    await registerReader(open(), reader)
    await recordEvent(open(), 'vote.cast', event)
    const pace = { everyMs: HOUR, settleMs: [1], retryMs: 1, onPassed: () => (passed += 1) }
    const stop = followOutbox(open(), reader, createLog(new PassThrough()), pace)
    await until('the event is read', () => tries === 9)
    await stop()
    expect(passed).toBe(0)
  })
})
