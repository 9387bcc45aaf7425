import { limits } from '#rules/limits.ts'
import { DELETED_TITLE } from '#server/areas/posts/deletePosts.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { statement, type Db } from '#server/db/database.ts'

const DAY = 86_400_000
const BATCH = 100
const due = `state = 'DELETED' and state_changed_at < $1::timestamptz`

/** Votes, comments, events, follows, reports and words go with it. An import of it leaves it out from then on. */
const ideas = statement<{ number: number }>(
  'purge_ideas',
  `with gone as (
     delete from idea where number in (
       select number from idea i where ${due} and merged_into is null and not exists (select from idea m where m.merged_into = i.number) order by number limit ${BATCH} for update skip locked)
     returning number, source, source_key, import_id),
   told as (
     insert into import_gone (source, issue_key, import_id) select source, source_key, import_id from gone
     where source is not null and source_key is not null on conflict do nothing)
   select number from gone`,
)
/** Ideas in a merge stay as an empty place with its votes, for the sake of the others. */
const targets = statement<{ number: number }>(
  'purge_targets',
  `with gone as (
     update idea set title = '${DELETED_TITLE}', slug = 'deleted-idea', body = '', body_html = '', excerpt = '', held = null where number in (
       select number from idea where ${due} and (body <> '' or title <> '${DELETED_TITLE}') order by number limit ${BATCH} for update skip locked) returning number),
   silent as (delete from comment where idea_number in (select number from gone)),
   unmentioned as (delete from mention where comment_id is null and idea_number in (select number from gone)),
   unshown as (delete from image_use where idea_number in (select number from gone)),
   unwritten as (delete from idea_edit where idea_number in (select number from gone)),
   unnamed as (update idea_event set data = '{}' where kind = 'retitled' and idea_number in (select number from gone)),
   unfound as (update idea_search set title_key = $2, title_words = $3::tsvector, words = $4::tsvector where idea_number in (select number from gone))
   select number from gone`,
)
const comments = statement<{ id: string }>(
  'purge_comments',
  `with gone as (
     delete from comment where id in (
       select id from comment c where ${due} and not exists (select from comment r where r.reply_to = c.id and r.idea_number = c.idea_number) order by id limit ${BATCH} for update skip locked)
     returning id, idea_number, source, source_key, import_id),
   told as (
     insert into import_gone (source, issue_key, comment_key, import_id)
     select g.source, i.source_key, g.source_key, g.import_id from gone g join idea i on i.number = g.idea_number
     where g.source is not null and g.source_key is not null and i.source_key is not null on conflict do nothing)
   select id from gone`,
)
/** A place stays while there are replies to it. */
const parents = statement<{ id: string }>(
  'purge_parents',
  `with gone as (
     update comment set body = '', body_html = '', held = null where id in (
       select id from comment where ${due} and body <> '' order by id limit ${BATCH} for update skip locked) returning id),
   unshown as (delete from image_use where comment_id in (select id from gone)),
   unwritten as (delete from comment_edit where comment_id in (select id from gone)),
   unmentioned as (delete from mention where comment_id in (select id from gone)),
   unfelt as (delete from comment_reaction where comment_id in (select id from gone))
   select id from gone`,
)

/**
 * Removes for good what was deleted 30 days ago: in batches, each a transaction of its own, so that
 * nobody waits for long. Gives how many posts went.
 */
export async function purgeDeleted(db: Db, now = Date.now()): Promise<number> {
  const before = new Date(now - limits.restoreDays * DAY).toISOString()
  const { titleKey, titleWords, words } = searchRow({ number: 0, title: DELETED_TITLE, body: '' })
  const steps = [
    () => db.query(ideas, [before]),
    () => db.query(targets, [before, titleKey, titleWords, words]),
    () => db.query(comments, [before]),
    () => db.query(parents, [before]),
  ]
  let gone = 0
  for (const step of steps) {
    for (let batch = BATCH; batch === BATCH;) {
      batch = (await step()).length
      gone += batch
    }
  }
  return gone
}
