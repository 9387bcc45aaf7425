import type { OpenDatabase } from '#server/db/database.ts'
import { randomFrom } from '../random.ts'
import { makeBlocks } from './blocks.ts'
import { signMembersIn } from './members.ts'
import { addPlaces } from './places.ts'
import { makePlan, sizeOf } from './plan.ts'
import { makeBatch } from './rows.ts'
import { finish, writeBatch, writePeople } from './write.ts'

const SEED = 20_160_101
const IDEAS_PER_BATCH = 1_000
const MEMBERS = 200
const YEARS_BACK = 3.1

/**
 * Fills an empty, migrated database and reports its progress to `say`. Gives Cookie headers of
 * signed-in members.
 */
export async function fill(
  db: OpenDatabase,
  scale: number,
  until: number,
  say: (line: string) => void,
): Promise<string[]> {
  const size = sizeOf(scale)
  const random = randomFrom(SEED)
  const started = Date.now()
  const seconds = (): number => (Date.now() - started) / 1000
  const blocks = makeBlocks(random)
  const plan = makePlan(size, until, SEED + 1)
  const places = await addPlaces(db)
  await writePeople(db, size.people, until - YEARS_BACK * 365 * 86_400_000)
  say(`  ${size.people} people, words for the rest: ${seconds().toFixed(1)} s`)
  const titles: string[] = []
  let rows = 0
  for (let from = 1; from <= size.ideas; from += IDEAS_PER_BATCH) {
    const to = Math.min(size.ideas + 1, from + IDEAS_PER_BATCH)
    const batch = makeBatch(random, plan, blocks, places, { from, to, titles })
    await writeBatch(db, batch)
    rows +=
      batch.ideas.length * 2 +
      batch.comments.length +
      batch.votes.ideas.length +
      batch.tags.ideas.length
    if (to - 1 === size.ideas || (to - 1) % 10_000 === 0)
      say(
        `  ${to - 1} of ${size.ideas} ideas, ${rows} rows: ${seconds().toFixed(1)} s, ${Math.round(rows / seconds())} rows a second`,
      )
  }
  await finish(db)
  say(`  follows, events, vacuum: ${seconds().toFixed(1)} s in all`)
  return signMembersIn(db, Math.min(MEMBERS, size.people))
}
