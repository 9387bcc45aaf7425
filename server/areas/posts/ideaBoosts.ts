import DataLoader from 'dataloader'
import { COMMENT_WEIGHT, HALF_LIFE_DAYS, type KnownBoost } from '#rules/ranking.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/reader.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'
import { countedComments } from './countedComments.ts'

/**
 * SQL of an idea's boosts, given an expression for its number. Imported votes count as cast when
 * their idea was written.
 */
const boostsSql = (number: string) => `
  select 'VOTES' as kind, 1 as count, 1::float8 as weight, extract(epoch from created_at)::float8 * 1000 as at from vote where idea_number = ${number}
  union all
  select 'COMMENTS', 1, ${COMMENT_WEIGHT}::float8, extract(epoch from counted.created_at)::float8 * 1000 from ${countedComments(number)} counted
  union all
  select 'IMPORTED_VOTES', v.count - v.merged, (v.count - v.merged)::float8, extract(epoch from own.created_at)::float8 * 1000 from imported_vote v join idea own on own.number = v.idea_number
  where (own.number = ${number} or own.merged_into = ${number}) and v.count > v.merged`
const boosts = statement<KnownBoost>('idea_boosts', boostsSql('$1::int'))
const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000
/**
 * Sums up the boosts of each kind as two, those since `$5` and those before, each at the time of
 * its newest, so that the number of rows stays small.
 */
const readable = statement<KnownBoost & { number: number }>(
  'idea_boosts_readable',
  `select i.number, boost.* from idea i join board b on b.id = i.board_id, lateral (
     select kind, sum(count)::int as count, sum(weight * power(2::float8, greatest((at - newest) / ${HALF_LIFE_MS}, -1000))) as weight, newest as at
     from (select one.*, max(at) over (partition by kind, at > $5::float8) as newest from (${boostsSql('i.number')}) one) boost group by kind, newest) boost
   where i.number = any($1::int[]) and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })} order by i.number, boost.kind desc, boost.at`,
)

/** Finds all boosts of an idea regardless of the reader, for its stored rank. */
export async function findAllBoosts(db: Db, number: number): Promise<KnownBoost[]> {
  return db.query(boosts, [number])
}

/**
 * Finds the boosts of ideas, summed up by kind, in the order of `numbers`; none for ideas that the
 * actor may not read.
 */
export async function findBoosts(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
  now = Date.now(),
): Promise<KnownBoost[][]> {
  const { levels, me, team } = reading(actor)
  const rows = await db.query(readable, [numbers, levels, me, team, now - HALF_LIFE_MS])
  const found = new Map<number, KnownBoost[]>(numbers.map((number) => [number, []]))
  for (const row of rows) found.get(row.number)?.push(row)
  return numbers.map((number) => found.get(number) ?? [])
}

/** Boosts of ideas by number; none for ideas that the reader may not see. */
export const boostLoaders = ({ db, actor }: Reader) => ({
  boosts: new DataLoader<number, KnownBoost[]>((numbers) => findBoosts(db, actor, numbers)),
})
