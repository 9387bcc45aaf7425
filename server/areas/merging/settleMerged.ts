import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { countedCommentFacts } from '#server/areas/posts/countedComments.ts'
import { statement, type Db } from '#server/db/database.ts'

/**
 * Copies what stands on the ideas merged into `$1`, each person once, where they have nothing of
 * their own there; removes the copies that nothing stands behind any more.
 */
const copies = (table: 'vote' | 'follow', columns: readonly string[], condition: string) => {
  const list = ['created_at', 'via', ...columns]
  return `with wanted as materialized (
      select distinct on (s.person_id) s.person_id, s.created_at, s.idea_number as via${columns.map((column) => `, s.${column}`).join('')}
      from ${table} s join idea m on m.number = s.idea_number
      where m.merged_into = $1 and s.via is null and ${condition}
        and not exists (select from ${table} own where own.idea_number = $1 and own.person_id = s.person_id and own.via is null)
      order by s.person_id, s.created_at, s.idea_number),
    gone as (delete from ${table} c where c.idea_number = $1 and c.via is not null and not exists (select from wanted where wanted.person_id = c.person_id))
    insert into ${table} (idea_number, person_id, ${list.join(', ')}) select $1, person_id, ${list.join(', ')} from wanted
    on conflict (idea_number, person_id) do update set ${list.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${list.map((column) => `${table}.${column}`).join(', ')}) is distinct from (${list.map((column) => `excluded.${column}`).join(', ')})`
}
const copyVotes = statement<never>(
  'merge_copy_votes',
  copies('vote', ['why', 'cast_by', 'evidence_url'], 'true'),
)
const copyFollows = statement<never>(
  'merge_copy_follows',
  copies(
    'follow',
    ['following'],
    's.following and not exists (select from idea_mute quiet where quiet.idea_number = s.idea_number and quiet.person_id = s.person_id)',
  ),
)

const sums = `select v.source, sum(v.count - v.merged)::int as count from imported_vote v join idea m on m.number = v.idea_number where m.merged_into = $1 group by v.source`
const dropImported = statement<never>(
  'merge_drop_imported',
  `delete from imported_vote v where v.idea_number = $1 and v.count = v.merged and not exists (select from (${sums}) s where s.source = v.source)`,
)
const lessImported = statement<never>(
  'merge_less_imported',
  `update imported_vote v set count = v.count - v.merged, merged = 0 where v.idea_number = $1 and v.merged > 0 and not exists (select from (${sums}) s where s.source = v.source)`,
)
const addImported = statement<never>(
  'merge_add_imported',
  `insert into imported_vote (idea_number, source, count, merged) select $1, s.source, s.count, s.count from (${sums}) s where s.count > 0
   on conflict (idea_number, source) do update set count = imported_vote.count - imported_vote.merged + excluded.merged, merged = excluded.merged`,
)
const settle = statement<never>(
  'merge_settle',
  `update idea i set vote_count = (select count(*) from vote where idea_number = $1),
     imported_vote_count = (select coalesce(sum(count), 0) from imported_vote where idea_number = $1),
     comment_count = counted.count, trend = $2,
     last_activity_at = case when counted.merges or i.own_activity_at is not null
       then greatest(coalesce(i.own_activity_at, i.last_activity_at), case when i.own_activity_at is not null then i.status_changed_at end, counted.newest) else i.last_activity_at end,
     own_activity_at = case when counted.merges then coalesce(i.own_activity_at, i.last_activity_at) end
   from (select facts.*, exists (select from idea m where m.merged_into = $1) as merges from ${countedCommentFacts('$1')} facts) counted
   where i.number = $1`,
)
const createdAt = statement<{ createdAt: string }>(
  'merge_created_at',
  'select created_at as "createdAt" from idea where number = $1',
)

/** Does what settleMerged does for its follows alone; who muted a merged idea follows its target by their own will alone. */
export async function settleFollows(tx: Db, number: number): Promise<void> {
  await tx.query(copyFollows, [number])
}

/**
 * Makes what a locked idea has of those merged into it (votes, follows, numbers of imported votes,
 * counts, trend and last activity) what they themselves say. What is merged keeps all its own rows,
 * and of the target nothing but copies is ever touched: merging and unmerging change which ideas
 * are merged and call this, so that unmerging gives exactly what would be there had the ideas never
 * been merged.
 */
export async function settleMerged(tx: Db, number: number): Promise<void> {
  for (const step of [copyVotes, copyFollows, dropImported, lessImported, addImported])
    await tx.query(step, [number])
  const [idea] = await tx.query(createdAt, [number])
  if (idea)
    await tx.query(settle, [number, await computedTrend(tx, { number, createdAt: idea.createdAt })])
}
