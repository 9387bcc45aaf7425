import { COMMENT_WEIGHT, HALF_LIFE_DAYS, type KnownLift } from '#rules/ranking.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'
import { heardOn } from './heardOn.ts'

/** What lifts the idea that an expression numbers: votes, comments, and imported votes, which count as cast when their idea was written. */
const liftsOf = (number: string) => `
  select 'VOTES' as kind, 1 as count, 1::float8 as weight, extract(epoch from created_at)::float8 * 1000 as at from vote where idea_number = ${number}
  union all
  select 'COMMENTS', 1, ${COMMENT_WEIGHT}::float8, extract(epoch from heard.created_at)::float8 * 1000 from ${heardOn(number)} heard
  union all
  select 'IMPORTED_VOTES', v.count - v.merged, (v.count - v.merged)::float8, extract(epoch from own.created_at)::float8 * 1000 from imported_vote v join idea own on own.number = v.idea_number
  where (own.number = ${number} or own.merged_into = ${number}) and v.count > v.merged`
const lifts = statement<KnownLift>('idea_lifts', liftsOf('$1::int'))
const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000
/** Of each kind what came since `$5` as one lift, and all before as another, at the moment of their newest: as much as they come to, however many they are. */
const readable = statement<KnownLift & { number: number }>(
  'idea_lifts_readable',
  `select i.number, lift.* from idea i join board b on b.id = i.board_id, lateral (
     select kind, sum(count)::int as count, sum(weight * power(2::float8, greatest((at - newest) / ${HALF_LIFE_MS}, -1000))) as weight, newest as at
     from (select one.*, max(at) over (partition by kind, at > $5::float8) as newest from (${liftsOf('i.number')}) one) lift group by kind, newest) lift
   where i.number = any($1::int[]) and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })} order by i.number, lift.kind desc, lift.at`,
)

/** All that lifts an idea, whoever asks: for what is stored of it. */
export async function allLifts(db: Db, number: number): Promise<KnownLift[]> {
  return db.query(lifts, [number])
}

/** What lifts ideas, summed up by kind, by number in the order asked for; nothing for what the actor may not read. */
export async function findLifts(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
  now = Date.now(),
): Promise<KnownLift[][]> {
  const { levels, me, team } = reading(actor)
  const rows = await db.query(readable, [numbers, levels, me, team, now - HALF_LIFE_MS])
  const found = new Map<number, KnownLift[]>(numbers.map((number) => [number, []]))
  for (const row of rows) found.get(row.number)?.push(row)
  return numbers.map((number) => found.get(number) ?? [])
}
