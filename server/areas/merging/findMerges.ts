import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import { ideaReadable, reading } from '#server/kernel/visibility.ts'

/** An idea merged into another, with how many of that one's votes are there through it alone. */
export interface MergedIdea {
  number: number
  voteCount: number
  importedVoteCount: number
}

/**
 * The counts that an idea would have after a merge: distinct voters, and votes of which only the
 * number is known.
 */
export interface MergePreview {
  voteCount: number
  importedVoteCount: number
}

const merged = statement<MergedIdea & { into: number }>(
  'merged_from',
  `select i.number, i.merged_into as "into",
     (select count(*)::int from vote v where v.idea_number = i.merged_into and v.via = i.number) as "voteCount", i.imported_vote_count as "importedVoteCount"
   from idea i join board b on b.id = i.board_id
   where i.merged_into = any($1::int[]) and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })} order by i.number`,
)
/** All of them with what is merged into them: nobody is counted twice, and what is merged already changes nothing. */
const preview = statement<MergePreview>(
  'merge_preview',
  `with targets as (select coalesce(merged_into, number) as number from idea where number = any($1::int[])),
     parts as (select number from idea where number in (select number from targets) or merged_into in (select number from targets))
   select (select count(distinct person_id)::int from vote where idea_number in (select number from targets)) as "voteCount",
     (select coalesce(sum(count - merged), 0)::int from imported_vote where idea_number in (select number from parts)) as "importedVoteCount"
   where (select count(*) from idea where number = any($1::int[])) = cardinality($1::int[])`,
)

/** The ideas merged into each of some, in the order asked for, as far as the actor may read them. */
export async function findMergedFrom(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<MergedIdea[][]> {
  const { levels, me, team } = reading(actor)
  const rows = await db.query(merged, [numbers, levels, me, team])
  return numbers.map((number) => rows.filter(({ into }) => into === number))
}

/**
 * Gives the result of merging some ideas into another; null but for the team, and where there is
 * nothing to merge.
 */
export async function previewMerge(
  db: Db,
  actor: Actor,
  ideaNumbers: readonly number[],
  intoNumber: number,
): Promise<MergePreview | null> {
  if (!may(actor, 'merge') || ideaNumbers.includes(intoNumber)) return null
  return (await db.query(preview, [[...new Set([...ideaNumbers, intoNumber])]]))[0] ?? null
}

/** The ideas merged into ideas that the reader can see, by number. */
export const mergeLoaders = ({ db, actor }: Reader) => ({
  mergedFrom: new DataLoader<number, MergedIdea[]>((numbers) => findMergedFrom(db, actor, numbers)),
})
