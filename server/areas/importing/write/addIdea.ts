import { statement, type Db } from '#server/db/database.ts'
import { statedStatus } from '../mapping/timeline.ts'
import type { PreparedIdea } from './prepare.ts'
import { commentColumns, commentRows, eventColumns, eventRows, type PersonOf } from './rows.ts'

const add = statement<{ number: number }>(
  'import_idea_add',
  `with i as (
     insert into idea (title, slug, body, body_html, excerpt, author_id, board_id, status_id, status_changed_at, imported_vote_count, comment_count,
       trend, last_activity_at, source, source_key, source_url, created_at, updated_at, import_id, source_status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::int, json_array_length($22::json), $11, $12, $13, $14, $15, $16, $17, $24, $25)
     returning number),
   found_by as (insert into idea_search (idea_number, title_key, title_words, words) select number, $18, ts_filter($19::tsvector, '{a}'), $19::tsvector from i),
   tagged as (insert into idea_tag (idea_number, tag_id) select number, id from i, unnest($20::text[]) as id),
   voted as (insert into imported_vote (idea_number, source, count) select number, $21, $10::int from i where $10::int > 0),
   said as (
     insert into comment (id, idea_number, author_id, body, body_html, source, source_key, imported_reactions, edited_at, created_at, updated_at, import_id)
     select c.id, i.number, c.author_id, c.body, c.body_html, $13, c.key, c.reactions, c.edited_at, c.created_at, coalesce(c.edited_at, c.created_at), $24
     from i, json_to_recordset($22::json) as c(${commentColumns})),
   happened as (
     insert into idea_event (id, idea_number, actor_id, kind, data, source_key, created_at)
     select e.id, i.number, e.actor_id, e.kind, e.data, e.key, e.created_at
     from i, json_to_recordset($23::json) as e(${eventColumns}))
   select number from i`,
)

/** Adds an idea with everything that belongs to it in one statement: all of it or nothing. Gives its number. */
export async function addIdea(
  tx: Db,
  idea: PreparedIdea,
  {
    boardId,
    tagIds,
    importId,
    personOf,
  }: { boardId: string; tagIds: string[]; importId: string; personOf: PersonOf },
): Promise<number> {
  const { issue } = idea
  const [added] = await tx.query(add, [
    issue.title,
    idea.slug,
    issue.body,
    idea.bodyHtml,
    idea.excerpt,
    personOf(issue.author),
    boardId,
    idea.statusId,
    idea.statusSince,
    idea.importedVotes,
    idea.trend,
    idea.lastActivityAt,
    issue.source,
    issue.key,
    issue.url,
    issue.createdAt,
    issue.updatedAt,
    idea.titleKey,
    idea.words,
    tagIds,
    issue.tracker,
    commentRows(idea.comments, issue.key, personOf),
    eventRows(idea.timeline, personOf),
    importId,
    statedStatus(issue),
  ])
  if (!added) throw new Error('The idea was not inserted')
  return added.number
}
