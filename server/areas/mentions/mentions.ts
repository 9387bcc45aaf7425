import { limits } from '#rules/limits.ts'
import { mentionsIn } from '#rules/mentions.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { DELETED_USER, mentionedIn } from '#server/areas/texts/mentionHtml.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { inTeam } from '#server/kernel/permissions.ts'
import { recordEventSql, wakeReaders } from '#server/kernel/recordEvent.ts'
import { isMember, personReadable } from '#server/kernel/visibility.ts'

/** Shares their rows, as posting does its author's: a name is written before its account is deleted, which then finds it, or not at all. */
const present = statement<{ id: string }>(
  'mention_present',
  `select p.id from person p where p.id = any($1::text[]) and ${personReadable()}
     and (p.banned_at is null or exists (select from mention m where m.person_id = p.id and (m.comment_id = $2 or (m.comment_id is null and m.idea_number = $3))))
   order by p.id collate "C" for share of p`,
)
const add = statement<never>(
  'mention_add',
  `insert into mention (id, idea_number, comment_id, person_id)
   select new.id, $1, $2, new.person_id from unnest($3::text[], $4::text[]) as new (id, person_id)
   where not exists (select from mention m where m.idea_number = $1 and m.comment_id is not distinct from $2 and m.person_id = new.person_id)`,
)
const PERSON_IDS = `json_agg(id order by id collate "C")`

/** Once each: who takes part, is not the author, and may read it. */
const tellNew = statement<never>(
  'mention_tell',
  `with told as (
     update mention m set told_at = now()
     from person p, idea i join board b on b.id = i.board_id left join comment c on c.id = $2
     where m.idea_number = $1 and m.comment_id is not distinct from $2 and m.told_at is null and p.id = m.person_id and i.number = m.idea_number
       and i.state = 'LIVE' and coalesce(c.state, 'LIVE') = 'LIVE' and p.id is distinct from $3 and p.banned_at is null and ${isMember('p')}
       and (${inTeam('p')} or (b.visibility <> 'TEAM' and not coalesce(c.internal, false)))
     returning p.id)
   ${recordEventSql(
     { when: '$2::text is null', then: 'idea.mentioned', otherwise: 'comment.mentioned' },
     { ideaNumber: '$1', actorId: '$3', commentId: '$2::text', personIds: PERSON_IDS },
   )}
   from told having count(*) > 0`,
)
/** Tells of the mentions in all comments on an idea. */
const tellUnder = statement<never>(
  'mention_tell_under',
  `with told as (
     update mention m set told_at = now()
     from person p, comment c, idea i join board b on b.id = i.board_id
     where m.idea_number = $1 and c.id = m.comment_id and m.told_at is null and p.id = m.person_id and i.number = m.idea_number
       and i.state = 'LIVE' and c.state = 'LIVE' and p.id is distinct from c.author_id and p.banned_at is null and ${isMember('p')}
       and (${inTeam('p')} or (b.visibility <> 'TEAM' and not c.internal))
     returning p.id, c.id as comment_id, c.author_id)
   ${recordEventSql('comment.mentioned', {
     ideaNumber: '$1',
     actorId: 'author_id',
     commentId: 'comment_id',
     personIds: PERSON_IDS,
   })}
   from told group by comment_id, author_id order by comment_id collate "C"`,
)

/** A post by its place, and who wrote it. */
interface Place {
  ideaNumber: number
  /** Null: the idea itself. */
  commentId: string | null
  authorId: string | null
}

/**
 * Gives the people named in a text who may be mentioned, the first twenty: nobody who is gone, a
 * guest or banned, except those whom this post mentioned before. Call it before anything else is
 * locked, since a deletion locks the person first and their ideas then.
 */
export async function findMentioned(
  tx: Db,
  text: string,
  former: { ideaNumber?: number; commentId?: string } = {},
): Promise<Set<string>> {
  const ids = [...new Set(mentionsIn(text).map(({ id }) => id))].slice(0, limits.mentions.perPost)
  if (ids.length === 0) return new Set()
  return new Set(
    (await tx.query(present, [ids, former.commentId ?? null, former.ideaNumber ?? null])).map(
      ({ id }) => id,
    ),
  )
}

/** Notes whom a post mentions by its rendered body, and tells them as far as they may read it. */
export async function noteMentions(tx: Db, place: Place, bodyHtml: string): Promise<void> {
  const ids = mentionedIn(bodyHtml)
  if (ids.length === 0) return
  await tx.query(add, [place.ideaNumber, place.commentId, ids.map(() => newId('mention')), ids])
  await tellMentioned(tx, place)
}

/** Tells those who are mentioned in a post and were not told yet; nobody while it is not LIVE. */
export async function tellMentioned(
  tx: Db,
  { ideaNumber, commentId, authorId }: Place,
): Promise<void> {
  await tx.query(tellNew, [ideaNumber, commentId, authorId])
  wakeReaders(tx)
}

/** Tells those who are mentioned in an idea and in its comments and were not told yet, since they could not read them. */
export async function tellMentionedUnder(tx: Db, place: Place): Promise<void> {
  await tellMentioned(tx, place)
  await tx.query(tellUnder, [place.ideaNumber])
  wakeReaders(tx)
}

const pattern = {
  body: `'@\\[[^\\[\\]\\n]*\\]\\(' || $1::text || '\\)'`,
  html: `'<data value="' || $1::text || '">@[^<]*</data>'`,
}
const unnamed = (table: string) =>
  `regexp_replace(${table}.body, ${pattern.body}, '@[${DELETED_USER}](' || $1::text || ')', 'g')`
const unnamedHtml = (table: string) =>
  `regexp_replace(${table}.body_html, ${pattern.html}, '<data value="' || $1::text || '">@${DELETED_USER}</data>', 'g')`
const mentioning = `(select comment_id from mention where person_id = $1 and comment_id is not null)`

const forgetInComments = statement<never>(
  'mention_forget_comments',
  `update comment set body = ${unnamed('comment')}, body_html = ${unnamedHtml('comment')} where id in ${mentioning}`,
)
const forgetInEdits = statement<never>(
  'mention_forget_edits',
  `update comment_edit set body = ${unnamed('comment_edit')} where comment_id in ${mentioning}`,
)
const forgetInIdeaEdits = statement<never>(
  'mention_forget_idea_edits',
  `update idea_edit set body = ${unnamed('idea_edit')} where idea_number in (select idea_number from mention where person_id = $1 and comment_id is null)`,
)
const forgetInIdeas = statement<{
  number: number
  title: string
  body: string
  isTracker: boolean
}>(
  'mention_forget_ideas',
  `update idea set body = ${unnamed('idea')}, body_html = ${unnamedHtml('idea')}
   where number in (select idea_number from mention where person_id = $1 and comment_id is null) returning number, title, body, source is not null as "isTracker"`,
)
const forgetFound = statement<never>(
  'mention_forget_found',
  `with quoted as (update idea set excerpt = $2 where number = $1)
   update idea_search set title_key = $3, title_words = $4::tsvector, words = $5::tsvector where idea_number = $1`,
)
const forget = statement<never>('mention_forget', 'delete from mention where person_id = $1')

/**
 * Takes somebody's name out of all that mentions them, for good, in the transaction that deletes
 * their account. Their ideas, and those that mention them, are locked (lockIdeasOf.ts).
 */
export async function forgetMentions(tx: Db, personId: string): Promise<void> {
  for (const step of [forgetInComments, forgetInEdits, forgetInIdeaEdits])
    await tx.query(step, [personId])
  for (const { number, title, body, isTracker } of await tx.query(forgetInIdeas, [personId])) {
    const { titleKey, titleWords, words } = searchRow({ number, title, body })
    await tx.query(forgetFound, [number, excerpt(body, { isTracker }), titleKey, titleWords, words])
  }
  await tx.query(forget, [personId])
}
