import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { computedTrend } from './castVote.ts'
import { searchRow } from './searchIndex.ts'

/** What an idea is called whose author deleted it with their account. */
export const DELETED_TITLE = 'Deleted idea'

interface Touched {
  number: number
  createdAt: string
}

/** In the order of their numbers, as every command that locks several does, so that none waits for another in a circle. */
const lockTouched = statement<Touched>(
  'delete_posts_lock',
  `select number, created_at as "createdAt" from idea
   where author_id = $1 or number in (select idea_number from comment where author_id = $1) order by number for update`,
)
/** A comment stays as a placeholder while somebody else's reply hangs on it: `state_changed_at` is null, and no purge takes it. */
const blankComments = statement<never>(
  'delete_posts_comments',
  `update comment c set state = 'DELETED', body = '', body_html = '', hidden_by_ban = false, before_ban = null, held = null, updated_at = now(),
     state_changed_at = case when not exists (
       select from comment r where r.reply_to = c.id and r.state in ('LIVE', 'PENDING') and r.author_id is distinct from $1) then now() end
   where c.author_id = $1`,
)
/** An idea likewise, while somebody else's comment stands on it or another idea was merged into it. */
const blankIdeas = statement<never>(
  'delete_posts_ideas',
  `update idea i set state = 'DELETED', title = $2, slug = 'deleted-idea', body = '', body_html = '', excerpt = '', hidden_by_ban = false, before_ban = null, held = null, pinned = false,
     version = version + 1, updated_at = now(),
     state_changed_at = case when not exists (select from comment c where c.idea_number = i.number and c.state in ('LIVE', 'PENDING') and c.author_id is distinct from $1)
       and not exists (select from idea m where m.merged_into = i.number and m.author_id is distinct from $1) then now() end
   where i.author_id = $1`,
)
const blankSearch = statement<never>(
  'delete_posts_search',
  `update idea_search set title_key = $2, title_words = $3::tsvector, words = $4::tsvector where idea_number in (select number from idea where author_id = $1)`,
)
const blankTitles = statement<never>(
  'delete_posts_titles',
  `update idea_event set data = '{}' where kind = 'retitled' and idea_number in (select number from idea where author_id = $1)`,
)
const blankReports = statement<never>('delete_posts_reports', `update report set note = '', updated_at = now() where reporter_id = $1 and note <> ''`)
const recount = statement<never>(
  'delete_posts_recount',
  `update idea set trend = $2, comment_count = (select count(*) from comment where idea_number = $1 and state = 'LIVE' and not internal) where number = $1`,
)

/**
 * Blanks and deletes everything that somebody wrote, for good, in the transaction that deletes their account. What others wrote below it stays
 * readable: see `placeholder` in visibility.ts. Votes stay counted.
 */
export async function deletePosts(tx: Db, personId: string): Promise<void> {
  const touched = await tx.query(lockTouched, [personId])
  const { titleKey, titleWords, words } = searchRow({ number: 0, title: DELETED_TITLE, body: '' })
  await tx.query(blankComments, [personId])
  await tx.query(blankSearch, [personId, titleKey, titleWords, words])
  await tx.query(blankTitles, [personId])
  await tx.query(blankIdeas, [personId, DELETED_TITLE])
  await tx.query(blankReports, [personId])
  for (const idea of touched) await tx.query(recount, [idea.number, await computedTrend(tx, idea)])
}
