import { describeOnEngines } from '#server/testing/databases.ts'
import { statement } from './database.ts'
import { WorkDropped, type Asker } from './turns.ts'

const nap = statement<{ at: string }>('test_nap', 'select pg_sleep($1), clock_timestamp() as at')
const light = statement<{ one: number }>('test_light', 'select 1 as one')

const asker = (client: string, more: Partial<Asker> = {}): Asker => ({
  client,
  until: performance.now() + 15_000,
  ...more,
})
const why = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof WorkDropped ? error.why : error),
  )

describeOnEngines('work of several clients', (open) => {
  test('waits for one statement of another, however many that one asks for', async () => {
    const busy = open().forAsker(asker('busy'))
    const naps = Array.from({ length: 60 }, () => busy.query(nap, [0.05]))
    const at = performance.now()
    for (let n = 0; n < 5; n += 1) await open().forAsker(asker('other')).query(light)
    expect(performance.now() - at).toBeLessThan(1_500)
    await Promise.all(naps)
  })

  test('that nobody waits for any more does not reach the database', async () => {
    const gone = new AbortController()
    const leaver = open().forAsker(asker('leaver', { signal: gone.signal }))
    const asked = Array.from({ length: 100 }, () => why(leaver.query(nap, [0.2])))
    gone.abort()
    const at = performance.now()
    const ends = await Promise.all(asked)
    expect(performance.now() - at).toBeLessThan(2_000)
    expect(ends.filter((end) => end === 'gone').length).toBeGreaterThanOrEqual(98)
  })

  test('ends between the statements of a transaction that nobody waits for any more', async () => {
    const gone = new AbortController()
    const leaver = open().forAsker(asker('leaver', { signal: gone.signal }))
    const end = why(
      leaver.transaction(async (tx) => {
        await tx.query(light)
        gone.abort()
        return tx.query(light)
      }),
    )
    expect(await end).toBe('gone')
    expect(await open().query(light)).toEqual([{ one: 1 }])
  })

  test('is dropped when its time is over, while it waits as well', async () => {
    const busy = open().forAsker(asker('busy'))
    const naps = [busy.query(nap, [2]), busy.query(nap, [2])]
    const at = performance.now()
    const late = open().forAsker(asker('busy', { until: performance.now() + 100 }))
    expect(await why(late.query(light))).toBe('late')
    expect(performance.now() - at).toBeLessThan(1_900)
    await Promise.all(naps)
  })

  test('is refused where too much of one client waits already', async () => {
    const gone = new AbortController()
    const flood = open().forAsker(asker('flood', { signal: gone.signal }))
    const ends = Array.from({ length: 2_500 }, () => why(flood.query(nap, [0.01])))
    gone.abort()
    const all = await Promise.all(ends)
    expect(all.filter((end) => end === 'full').length).toBeGreaterThan(450)
    expect(await open().forAsker(asker('other')).query(light)).toEqual([{ one: 1 }])
  })
})
