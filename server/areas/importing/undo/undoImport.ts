import { settleComments } from '#server/areas/posts/settleComments.ts'
import { statement, type Db } from '#server/db/database.ts'
import { isMergedByImport, unmergeImported } from '../write/importedMerges.ts'
import { removePlaces } from './removePlaces.ts'

/** Ideas that go in one transaction: nobody waits for long. */
const BATCH = 50

/** Why an idea stays: what somebody did to it since, the weightiest first. */
export const keepReasons = [
  'VOTED',
  'COMMENTED',
  'MERGED',
  'ANNOUNCED',
  'CHANGED',
  'FOLLOWED',
] as const
export type KeepReason = (typeof keepReasons)[number]

/** Whether somebody put the idea `i` at its place on the roadmap: a trigger gives ranks of one shape (roadmap_end). */
const isPlaced = `coalesce(i.roadmap_rank !~ '^m[0-9a-f]{20}i$', false)`
/** The condition that somebody is not of the import `$1`, as the people of the sample are who vote for its ideas, or has an account. */
const byOthers = (person: string) =>
  `exists (select from person p where p.id = ${person}
     and (p.import_id is distinct from $1 or exists (select from auth_user u where u.person_id = p.id)))`

/** The reason for which the idea `i` of the import `$1` stays; null: nobody has touched it. */
const reason = `case
  when exists (select from vote v where v.idea_number = i.number and (v.cast_by is not null or ${byOthers('v.person_id')})) then 'VOTED'
  when exists (select from comment c where c.idea_number = i.number and (c.import_id is distinct from $1
    or exists (select from comment_reaction r where r.comment_id = c.id))) then 'COMMENTED'
  when i.merged_into is not null or exists (select from idea m where m.merged_into = i.number) then 'MERGED'
  when exists (select from changelog_entry_idea x where x.idea_number = i.number) then 'ANNOUNCED'
  when exists (select from idea_event e where e.idea_number = i.number and e.source_key is null)
    or exists (select from idea_edit e where e.idea_number = i.number)
    or exists (select from report r where r.idea_number = i.number) or i.state <> 'LIVE'
    or i.pinned or i.hides_counts or i.assignee_id is not null or i.target_month is not null or ${isPlaced} then 'CHANGED'
  when exists (select from follow f where f.idea_number = i.number and f.following and ${byOthers('f.person_id')}) then 'FOLLOWED'
end`

/** One process at a time: another one's step is seen whole. */
const lockImport = statement<never>(
  'import_undo_lock_import',
  'select from import_job where id = $1 for no key update',
)
/** Ideas, of whatever import, that this one merged as duplicates. */
const mergedIdeas = statement<{ number: number }>(
  'import_undo_merged',
  `select i.number from idea i where ${isMergedByImport} and exists (
     select from idea_event e where e.idea_number = i.number and e.kind = 'merged' and e.source_key = 'merged' and e.data->>'import' = $1)
   order by i.number`,
)
const lockIdeas = statement<{ number: number }>(
  'import_undo_lock',
  `select number from idea where import_id = $1 and number > $2 order by number limit ${BATCH} for update`,
)
const judgeIdeas = statement<{ number: number; reason: KeepReason | null }>(
  'import_undo_judge',
  `select i.number, ${reason} as reason from idea i where i.number = any($2::integer[])`,
)
const removeIdeas = statement<{ comments: number }>(
  'import_undo_ideas',
  `with counted as (select count(*)::int as comments from comment where idea_number = any($1::integer[])),
   gone as (delete from idea where number = any($1::integer[]))
   select comments from counted`,
)
/** Comments that the import added to ideas of earlier ones, and that nobody has reacted to. */
const removeComments = statement<{ number: number }>(
  'import_undo_comments',
  `with due as (
     select c.id from comment c join idea i on i.number = c.idea_number
     where c.import_id = $1 and i.import_id is distinct from $1
       and not exists (select from comment r where r.reply_to = c.id) and not exists (select from comment_reaction r where r.comment_id = c.id)
       and not exists (select from comment_edit e where e.comment_id = c.id) and not exists (select from report r where r.comment_id = c.id)
     order by c.id collate "C" limit ${BATCH})
   delete from comment where id in (select id from due) returning idea_number as number`,
)
const removePeople = statement<{ count: number }>(
  'import_undo_people',
  `with due as (
     select p.id from person p
     where p.import_id = $1 and not exists (select from auth_user u where u.person_id = p.id)
       and not exists (select from idea i where i.author_id = p.id) and not exists (select from comment c where c.author_id = p.id)
       and not exists (select from idea_event e where e.actor_id = p.id) and not exists (select from vote v where v.person_id = p.id)
       and not exists (select from follow f where f.person_id = p.id) and not exists (select from mention m where m.person_id = p.id)
       and not exists (select from invitation n where n.person_id = p.id)
     order by p.id collate "C" limit 500),
   gone as (delete from person where id in (select id from due) returning 1)
   select count(*)::int as count from gone`,
)
/** A tag stays that was deleted, or got the ideas of one: undoing the deletion needs it. */
const removeTags = statement<{ count: number }>(
  'import_undo_tags',
  `with gone as (delete from tag t where t.import_id = $1 and t.deleted_at is null and not exists (select from idea_tag x where x.tag_id = t.id)
       and not exists (select from label_deletion d where d.into_id = t.id) returning 1)
   select count(*)::int as count from gone`,
)
const note = statement<never>(
  'import_undo_note',
  `update import_job set updated_at = now(), undone = undone || jsonb_build_object(
     'ideas', coalesce((undone->>'ideas')::int, 0) + $2::int, 'comments', coalesce((undone->>'comments')::int, 0) + $3::int,
     'people', coalesce((undone->>'people')::int, 0) + $4::int, 'tags', coalesce((undone->>'tags')::int, 0) + $5::int)
   where id = $1`,
)
/** Forgets which of its items were deleted: imported anew, all of them are there again. */
const forgetGone = statement<never>(
  'import_undo_gone',
  'delete from import_gone where import_id = $1',
)
const finish = statement<never>(
  'import_undo_finish',
  `update import_job set state = 'UNDONE', updated_at = now(), undone = undone || $2::jsonb || coalesce((
     select jsonb_object_agg(reason, count) from (
       select ${reason} as reason, count(*)::int as count from idea i where i.import_id = $1 group by 1) kept where reason is not null), '{}')
   where id = $1`,
)

/** The number of removed rows of each kind. */
interface Gone {
  ideas?: number
  comments?: number
  people?: number
  tags?: number
}

/**
 * Takes an import back: its merges, its ideas that nobody has touched since, with all that came with them, its
 * comments on other ideas, and its people, tags, boards and statuses that nothing is left of. Works in small
 * transactions, and goes on where an earlier call was ended. What stays is counted by the reason.
 */
export async function undoImport(
  db: Db,
  importId: string,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const add = (tx: Db, { ideas = 0, comments = 0, people = 0, tags = 0 }: Gone) =>
    tx.query(note, [importId, ideas, comments, people, tags])
  const step = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await tx.query(lockImport, [importId])
      return work(tx)
    })
  for (const { number } of await db.query(mergedIdeas, [importId])) {
    if (isStopped()) return
    await step((tx) => unmergeImported(tx, number))
  }
  for (let last: number | undefined = 0; last !== undefined;) {
    if (isStopped()) return
    const after: number = last
    last = await step(async (tx) => {
      const numbers = (await tx.query(lockIdeas, [importId, after])).map(({ number }) => number)
      // Read after the lock: who has voted meanwhile is seen.
      const judged = await tx.query(judgeIdeas, [importId, numbers])
      const going = judged.filter((one) => one.reason === null).map(({ number }) => number)
      if (going.length > 0) {
        const [gone] = await tx.query(removeIdeas, [going])
        await add(tx, { ideas: going.length, comments: gone?.comments ?? 0 })
      }
      return numbers.at(-1)
    })
  }
  for (let batch = BATCH; batch === BATCH;) {
    if (isStopped()) return
    batch = await step(async (tx) => {
      const gone = await tx.query(removeComments, [importId])
      await settleComments(
        tx,
        gone.map(({ number }) => number),
      )
      await add(tx, { comments: gone.length })
      return gone.length
    })
  }
  await step(async (tx) => {
    let people = 0
    for (let batch = 500; batch === 500; people += batch)
      batch = (await tx.query(removePeople, [importId]))[0]?.count ?? 0
    const [tags] = await tx.query(removeTags, [importId])
    const places = await removePlaces(tx, importId)
    await add(tx, { people, tags: tags?.count ?? 0 })
    await tx.query(forgetGone, [importId])
    await tx.query(finish, [importId, JSON.stringify(places)])
  })
}
