import fc from 'fast-check'
import type { Db } from '#server/db/database.ts'
import { numberOf, play, toldByModel, toldBySite, type RandomAct } from './play.ts'
import { beginReading, readAll } from './readAll.ts'
import { Stage } from './stage.ts'

/** Ideas, and votes for most of them: what all plays begin with. */
const opening: readonly RandomAct[] = [
  ...[1, 2, 3, 4].map((n) => ({ what: numberOf('post'), who: n, which: n, other: n })),
  ...Array.from({ length: 60 }, (_, n) => ({
    what: numberOf('vote'),
    who: n,
    which: n % 7,
    other: 0,
  })),
]
const number = fc.nat({ max: 999 })
const randomAct = fc.record<RandomAct>({ what: number, who: number, which: number, other: number })

/**
 * Plays random acts on a new site, again and again, and compares what it told with the model after
 * every reading of the outbox. Throws with the shortest acts after which they differ.
 */
export async function comparePlay(
  db: Db,
  { runs, length, seed }: { runs: number; length: number; seed?: number },
): Promise<void> {
  const acts = fc.array(randomAct, { minLength: length, maxLength: length, size: 'max' })
  await fc.assert(
    fc.asyncProperty(acts, async (some) => {
      const stage = await Stage.set(db)
      await beginReading(db)
      for (const act of [
        ...opening,
        ...some,
        { what: numberOf('read'), who: 0, which: 0, other: 0 },
      ])
        if ((await play(stage, act)) === 'read') {
          await readAll(db)
          stage.model.read()
          expect(await toldBySite(db)).toEqual(toldByModel(stage))
        }
    }),
    { numRuns: runs, seed },
  )
}
