import { limits } from '#rules/limits.ts'
import { trend } from '#rules/ranking.ts'
import { slugOf } from '#rules/slug.ts'
import type { ImageSize } from '#server/areas/images/findImages.ts'
import { findPostImages, settleImages } from '#server/areas/images/postImages.ts'
import { findMentioned, noteMentions } from '#server/areas/mentions/mentions.ts'
import { approvalReason, type Sending } from '#server/areas/posts/approvalReason.ts'
import { countLinks } from '#server/areas/texts/countLinks.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { may, mayVoteOn } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEventSql, wakeReaders } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { RetryTransaction } from '#server/kernel/retryTransaction.ts'
import type { BoardRow } from '#server/kernel/rows.ts'
import { boardReadable, reading } from '#server/kernel/visibility.ts'

export interface PostCommand {
  actor: Actor & Member
  boardId: string
  title: string
  body: string
  /** The form guard's answer (formGuard.ts). */
  guard?: Sending['guard']
  clientMutationId?: CallId | null
  /** Ideas per hour; another number only in tests and benches. */
  perHour?: number
}

interface Place {
  /** False once the author is banned or gone, which the request may not know yet. */
  mayPost: boolean
  boardId: string
  posting: BoardRow['posting']
  voting: BoardRow['voting']
  statusId: string
  moderation: 'OFF' | 'FIRST_POST' | 'ALL'
  isTrusted: boolean
  hasPosted: boolean
  isEstablished: boolean
}

/**
 * Shares the author's row: a ban or a deletion, which hides or blanks all that they wrote, comes
 * before the post or after it, never past it. So does the deletion of its board and status.
 */
const findPlace = statement<Place>(
  'post_place',
  `select b.id as "boardId", b.posting, b.voting, st.id as "statusId", s.moderation, p.banned_at is null and p.deleted_at is null as "mayPost", p.trusted as "isTrusted",
     exists (select from idea where author_id = $3 and state = 'LIVE') or exists (select from comment where author_id = $3 and state = 'LIVE') as "hasPosted",
     exists (select from idea where author_id = $3 and state = 'LIVE' and created_at < now() - interval '1 day')
       or exists (select from comment where author_id = $3 and state = 'LIVE' and created_at < now() - interval '1 day') as "isEstablished"
   from board b, site s, person p, status st where b.id = $1 and p.id = $3 and ${boardReadable('$2')}
     and st.id = (select id from status where category = 'OPEN' and deleted_at is null order by position, id collate "C" limit 1) and st.deleted_at is null
   for share of p for key share of b, st`,
)
const boardIsThere = statement<never>(
  'post_board_there',
  `select from board b where b.id = $1 and ${boardReadable('$2')}`,
)
const add = statement<{ number: number }>(
  'idea_post',
  `with posted as (
     insert into idea (title, slug, body, body_html, excerpt, author_id, board_id, status_id, state, vote_count, trend, held, state_changed_at, created_at, updated_at, last_activity_at, status_changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $17::boolean::int, $10, $16, case when $9 = 'PENDING' then $11::timestamptz end, $11, $11, $11, $11) returning number),
   found_by as (insert into idea_search (idea_number, title_key, title_words, words) select number, $12, $13::tsvector, $15::tsvector from posted),
   voted as (insert into vote (idea_number, person_id, created_at) select number, $6, $11 from posted where $17::boolean),
   following as (insert into follow (idea_number, person_id, following, created_at) select number, $6, true, $11 from posted),
   event as (insert into idea_event (id, idea_number, actor_id, kind, created_at) select $14, number, $6, 'posted', $11 from posted),
   told as (${recordEventSql('idea.posted', { ideaNumber: 'number', actorId: '$6', state: '$9::text', held: '$16::jsonb' })} from posted)
   select number from posted`,
)

/**
 * Posts an idea; its author follows it, and votes for it where they may. It waits for approval (PENDING) where
 * moderation or the spam guards ask for that. Refused: texts against docs/RULES.md#validation, a
 * board that the author may not read, more than 10 an hour.
 */
export async function postIdea(
  db: Db,
  command: PostCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const call = {
    mutation: 'postIdea',
    personId: command.actor.personId,
    clientMutationId: command.clientMutationId,
  }
  return runCommand(db, call, async (tx) => {
    const texts = checkTexts({
      title: { kind: 'title', text: command.title },
      body: { kind: 'body', text: command.body },
    })
    const { actor } = command
    const mentions = await findMentioned(tx, texts.body)
    const [place] = await tx.query(findPlace, [
      command.boardId,
      reading(actor).levels,
      actor.personId,
    ])
    if (!place) throw await whyNoPlace(tx, command)
    if (place.posting === 'TEAM' && !may(actor, 'useTeamBoards'))
      throw refuse('BOARD_POSTS_TEAM', { field: 'boardId' })
    if (!place.mayPost) throw refuse('BANNED')
    const limit = command.perHour ?? limits.perHour.ideas
    await countAct(tx, {
      kind: 'idea',
      by: actor.personId,
      limit,
      reason: 'TOO_MANY_IDEAS',
    })
    const images = await findPostImages(tx, actor, texts.body)
    return {
      ideaNumber: await insert(tx, {
        ...texts,
        mentions,
        images,
        place,
        actor,
        guard: command.guard ?? 'missing',
      }),
    }
  })
}

/** Its status was deleted while this call waited for it, or there is no such board for the author. */
async function whyNoPlace(tx: Db, { boardId, actor }: PostCommand): Promise<Error> {
  const isThere = (await tx.query(boardIsThere, [boardId, reading(actor).levels])).length > 0
  return isThere ? new RetryTransaction() : refuse('CHOSEN_BOARD_GONE', { field: 'boardId' })
}

interface Insertion extends Pick<Sending, 'guard'> {
  title: string
  body: string
  mentions: ReadonlySet<string>
  images: ReadonlyMap<string, ImageSize>
  place: Place
  actor: Actor & Member
}

async function insert(
  tx: Db,
  { title, body, mentions, images, place, actor, guard }: Insertion,
): Promise<number> {
  const at = Date.now()
  const votes = mayVoteOn(place, actor)
  const bodyHtml = renderBody(body, { mentions, images })
  const held = approvalReason({
    ...place,
    guard,
    isTeam: may(actor, 'moderate'),
    links: countLinks({ title, bodyHtml }),
  })
  const { titleKey, titleWords, words } = searchRow({ number: 0, title, body })
  const [posted] = await tx.query(add, [
    title,
    slugOf(title),
    body,
    bodyHtml,
    excerpt(body),
    actor.personId,
    place.boardId,
    place.statusId,
    held ? 'PENDING' : 'LIVE',
    trend(votes ? [{ at, weight: 1 }] : [], at),
    new Date(at).toISOString(),
    titleKey,
    titleWords,
    newId('event'),
    words,
    held && JSON.stringify(held),
    votes,
  ])
  if (!posted) throw new Error('The idea was not inserted')
  wakeReaders(tx)
  await noteMentions(
    tx,
    { ideaNumber: posted.number, commentId: null, authorId: actor.personId },
    bodyHtml,
  )
  await settleImages(tx, { ideaNumber: posted.number, commentId: null }, bodyHtml, true)
  return posted.number
}
