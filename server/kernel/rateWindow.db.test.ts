import { eq } from 'drizzle-orm'
import { rateEvent } from '#server/db/tables/commands.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { countWithin } from './rateWindow.ts'

const MINUTE = 60_000

describeOnEngines('a window of a limit', (open) => {
  const act = { kind: 'test', limit: 3, minutes: 15, reason: 'TOO_MANY_CODES_SENT' } as const
  const counted = (by: string, now: number) =>
    open().transaction((tx) => countWithin(tx, { ...act, by }, now))
  const fill = async (by: string, now: number) => {
    for (let n = 0; n < act.limit; n += 1) expect(await counted(by, now)).toBeNull()
  }

  test('that was counted while the clock was days ahead does not lock once it is right', async () => {
    const now = Date.now()
    await fill('ahead', now + 3 * 24 * 60 * MINUTE)
    expect(await counted('ahead', now)).toBeNull()
    expect(
      await open().orm.select().from(rateEvent).where(eq(rateEvent.key, 'test:ahead')),
    ).toHaveLength(1)
  })

  test('holds between servers whose clocks are some seconds apart, and names no wait beyond itself', async () => {
    const now = Date.now()
    await fill('beside', now + 20_000)
    const refusal = await counted('beside', now)
    expect(refusal?.reasons[0]).toMatchObject({
      code: 'RATE_LIMITED',
      params: { retryAfterSeconds: act.minutes * 60 },
    })
    expect(await counted('beside', now + (act.minutes + 1) * MINUTE)).toBeNull()
  })
})
