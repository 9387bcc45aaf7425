import { statement } from '#server/db/database.ts'
import { SWEEP_BATCH } from '#server/db/sweepInBatches.ts'
import { rateCount, rateEvent } from '#server/db/tables/commands.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { countAct } from './rateLimit.ts'
import { countWithin } from './rateWindow.ts'
import { sweepRates } from './sweepRates.ts'

const HOUR = 3_600_000
// The sixth hour of a day, in which the counts of others were once deleted along with an act.
const NOW = Date.parse('2026-03-01T06:30:00Z')
const OLD = 2 * SWEEP_BATCH + 500

const addEvents = statement<never>(
  'test_rate_events',
  `insert into rate_event (key, at) select 'code:' || n, $2::timestamptz from generate_series(1, $1::int) n`,
)
const addCounts = statement<never>(
  'test_rate_counts',
  `insert into rate_count (key, hour, count) select 'vote:' || n, $2::int, 1 from generate_series(1, $1::int) n`,
)

describeOnEngines('what limits have counted', (open) => {
  test('goes in batches when no limit counts it any longer, and not with an act', async () => {
    const hour = Math.floor(NOW / HOUR)
    const at = (ago: number): string => new Date(NOW - ago).toISOString()
    await open().query(addEvents, [OLD, at(24 * HOUR + 1_000)])
    await open().query(addEvents, [2, at(24 * HOUR - 1_000)])
    await open().query(addCounts, [OLD, hour - 2])
    await open().query(addCounts, [2, hour - 1])
    const reason = 'TOO_MANY_CODES_SENT'
    await countAct(open(), { kind: 'vote', by: 'Ana', limit: 9, reason }, NOW)
    await countWithin(open(), { kind: 'code', by: 'Ana', limit: 9, minutes: 60, reason }, NOW)
    expect(await open().orm.$count(rateEvent)).toBe(OLD + 3)
    expect(await open().orm.$count(rateCount)).toBe(OLD + 3)

    const sizes: unknown[] = []
    const db: Pick<ReturnType<typeof open>, 'query'> = {
      query: async (...given) => {
        const rows = await open().query(...given)
        sizes.push((rows[0] as { count: number } | undefined)?.count)
        return rows
      },
    }
    expect(await sweepRates(db, NOW)).toBe(2 * OLD)
    expect(sizes).toEqual([1_000, 1_000, 500, 1_000, 1_000, 500])
    expect(await open().orm.$count(rateEvent)).toBe(3)
    expect(await open().orm.$count(rateCount)).toBe(3)
  })
})
