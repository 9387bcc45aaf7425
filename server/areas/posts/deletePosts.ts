import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { statement, type Db } from '#server/db/database.ts'
import { lockIdeasOf } from './lockIdeasOf.ts'
import { settleComments } from './settleComments.ts'

/** The title of an idea whose author deleted it with their account. */
export const DELETED_TITLE = 'Deleted idea'

/** A comment keeps its place while replies hang on it, as every deleted one does. */
const blankComments = statement<never>(
  'delete_posts_comments',
  `update comment set state = 'DELETED', body = '', body_html = '', hidden_by_ban = false, before_ban = null, held = null, state_changed_at = now(), updated_at = now()
   where author_id = $1`,
)
/** Removes the earlier texts of their comments, and those that they replaced in others'. */
const forgetEdits = statement<never>(
  'delete_posts_comment_edits',
  'delete from comment_edit where editor_id = $1 or comment_id in (select id from comment where author_id = $1)',
)
/** Removes the earlier words of their ideas, whoever edited them. */
const forgetIdeaEdits = statement<never>(
  'delete_posts_idea_edits',
  'delete from idea_edit where idea_number in (select number from idea where author_id = $1)',
)
/**
 * An idea that people could read stays as a placeholder where somebody else's comment stands on it
 * or another idea was merged into it:
 * `state_changed_at` is null, and no purge takes it. What waited or was removed never comes back to light by this.
 */
const blankIdeas = statement<never>(
  'delete_posts_ideas',
  `update idea i set state = 'DELETED', title = $2, slug = 'deleted-idea', body = '', body_html = '', excerpt = '', hidden_by_ban = false, before_ban = null, held = null, pinned = false,
     version = version + 1, updated_at = now(),
     state_changed_at = case when i.state <> 'LIVE'
       or not exists (select from comment c where c.idea_number = i.number and c.state = 'LIVE' and not c.internal and c.author_id is distinct from $1)
       and not exists (select from idea m where m.merged_into = i.number and m.author_id is distinct from $1) then now() end
   where i.author_id = $1`,
)
const blankSearch = statement<never>(
  'delete_posts_search',
  `update idea_search set title_key = $2, title_words = $3::tsvector, words = $4::tsvector where idea_number in (select number from idea where author_id = $1)`,
)
/** Removes the mentions in their posts. */
const unname = statement<never>(
  'delete_posts_mentions',
  `delete from mention where comment_id in (select id from comment where author_id = $1) or (comment_id is null and idea_number in (select number from idea where author_id = $1))`,
)
const blankTitles = statement<never>(
  'delete_posts_titles',
  `update idea_event set data = '{}' where kind = 'retitled' and idea_number in (select number from idea where author_id = $1)`,
)
/**
 * Hides the images of their posts, and all that they uploaded, from now on; they are swept within a
 * day.
 */
const hideImages = statement<never>(
  'delete_posts_images',
  `with unshown as (delete from image_use where idea_number in (select number from idea where author_id = $1) or comment_id in (select id from comment where author_id = $1)
       or image_id in (select id from image where owner_id = $1))
   update image set keep_until = now() where owner_id = $1`,
)
const blankReports = statement<never>(
  'delete_posts_reports',
  `update report set note = '', updated_at = now() where reporter_id = $1 and note <> ''`,
)
/**
 * Blanks the reasons of their votes. A vote that the team cast for them loses its evidence as well.
 */
const blankReasons = statement<never>(
  'delete_posts_reasons',
  `update vote set why = null, evidence_url = case when person_id <> $1 then evidence_url end
   where (person_id = $1 or cast_by = $1) and (why is not null or evidence_url is not null)`,
)
/** Closes the reports of blanked posts, since the team has nothing left to look at. */
const closeReports = statement<never>(
  'delete_posts_close_reports',
  `update report set resolved_at = now(), updated_at = now() where resolved_at is null
     and ((comment_id is null and idea_number in (select number from idea where author_id = $1)) or comment_id in (select id from comment where author_id = $1))`,
)

/**
 * Blanks and deletes everything that somebody wrote, for good, in the transaction that deletes
 * their account. What others wrote below it stays readable: see `placeholder` in visibility.ts.
 * Votes stay counted.
 */
export async function deletePosts(tx: Db, personId: string): Promise<void> {
  const touched = await lockIdeasOf(tx, personId)
  const { titleKey, titleWords, words } = searchRow({ number: 0, title: DELETED_TITLE, body: '' })
  await tx.query(blankComments, [personId])
  await tx.query(forgetEdits, [personId])
  await tx.query(forgetIdeaEdits, [personId])
  await tx.query(blankSearch, [personId, titleKey, titleWords, words])
  await tx.query(blankTitles, [personId])
  await tx.query(unname, [personId])
  await tx.query(blankIdeas, [personId, DELETED_TITLE])
  await tx.query(hideImages, [personId])
  await tx.query(blankReports, [personId])
  await tx.query(blankReasons, [personId])
  await tx.query(closeReports, [personId])
  await settleComments(tx, touched)
}
