import { limits } from '#rules/limits.ts'
import { COMMENT_WEIGHT, boostedRank } from '#rules/ranking.ts'
import { checkText, normalise } from '#rules/validation.ts'
import { findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { findPostImages, settleImages } from '#server/areas/images/postImages.ts'
import { findMentioned, noteMentions } from '#server/areas/mentions/mentions.ts'
import { approvalReason, type Sending } from '#server/areas/posts/approvalReason.ts'
import { lockIdea, type LockedIdea } from '#server/areas/posts/lockIdea.ts'
import { findSender, holdSender } from '#server/areas/posts/sender.ts'
import { settleComments } from '#server/areas/posts/settleComments.ts'
import { countLinks } from '#server/areas/texts/countLinks.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { may, requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { Refusal, refuse } from '#server/kernel/refusal.ts'
import { textReason } from '#server/kernel/wrongText.ts'
import { findComments } from './findComments.ts'

export interface CommentCommand {
  actor: Actor & Member
  ideaNumber: number
  body: string
  /** The comment that this one answers. */
  replyTo?: string | null
  /** For the team alone. */
  internal?: boolean
  /** The form guard's answer (formGuard.ts). */
  guard?: Sending['guard']
  clientMutationId?: CallId | null
  /** Comments per hour; another number only in tests and benches. */
  perHour?: number
}

const add = statement<never>(
  'comment_post',
  `with following as (insert into follow (idea_number, person_id, following, created_at) values ($11, $3, true, $10)
     on conflict (idea_number, person_id) do update set via = null where follow.via is not null)
   insert into comment (id, idea_number, author_id, body, body_html, reply_to, internal, state, held, state_changed_at, created_at, updated_at, official)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $8 = 'PENDING' then $10::timestamptz end, $10, $10, $12)`,
)
const countComment = statement<never>(
  'idea_add_comment',
  'update idea set comment_count = comment_count + 1, trend = $2, last_activity_at = greatest(last_activity_at, $3::timestamptz) where number = $1',
)

/**
 * Comments on an idea, of a merged one on its target; its author follows it from then on, unless
 * they unfollowed it before. A reply to a reply hangs on the same comment as that one does, and a
 * reply to what only the team sees is for the team alone as well. Waits for approval as ideas do.
 * Refused where the discussion is locked, or its board takes comments of the team alone, unless the
 * team comments.
 */
export async function postComment(
  db: Db,
  command: CommentCommand,
): Promise<Outcome<{ commentId: string; ideaNumber: number }>> {
  const { actor, clientMutationId } = command
  const requires = () => requireMay(actor, command.internal ? 'commentInternally' : 'comment')
  return runCommand(
    db,
    { mutation: 'postComment', personId: actor.personId, clientMutationId, requires },
    async (tx) => {
      const body = textOf(command.body)
      const mentions = await findMentioned(tx, body)
      await holdSender(tx, actor)
      const idea = await lockIdea(tx, command.ideaNumber, actor)
      requireOpenDiscussion(idea, actor)
      const place = await placeOf(tx, command, idea.number)
      const limit = command.perHour ?? limits.perHour.comments
      await countAct(tx, {
        kind: 'comment',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_COMMENTS',
      })
      return {
        commentId: await addComment(tx, {
          actor,
          guard: command.guard,
          body,
          mentions,
          idea,
          ...place,
        }),
        ideaNumber: idea.number,
      }
    },
  )
}

/** The row of the idea is locked by now, so that no comment comes after its lock. */
function requireOpenDiscussion({ isDiscussionLocked, commenting }: LockedIdea, actor: Actor): void {
  if (commenting === 'TEAM' && !may(actor, 'useTeamBoards')) throw refuse('BOARD_COMMENTS_TEAM')
  if (isDiscussionLocked && !may(actor, 'lockDiscussion')) throw refuse('DISCUSSION_LOCKED')
}

function textOf(text: string): string {
  const problem = checkText('comment', 'comment', text)
  if (problem) throw new Refusal([textReason(problem, 'body')])
  return normalise('comment', text)
}

interface Place {
  /** The idea that it is kept with: that of the answered comment, which is another one where that was merged into this. */
  on: number
  replyTo: string | null
  internal: boolean
}

async function placeOf(
  tx: Db,
  { actor, replyTo: asked, internal = false }: CommentCommand,
  ideaNumber: number,
): Promise<Place> {
  if (asked == null) return { on: ideaNumber, replyTo: null, internal }
  const [answered] = await findComments(tx, actor, [asked])
  const [standsOn] = answered ? await findIdeas(tx, actor, [answered.ideaNumber]) : []
  if (
    !answered ||
    !standsOn ||
    (standsOn.mergedInto ?? standsOn.number) !== ideaNumber ||
    answered.state === 'SPAM' ||
    answered.state === 'DELETED'
  ) {
    throw refuse('ANSWERED_COMMENT_GONE', { field: 'replyToId' })
  }
  return {
    on: answered.ideaNumber,
    replyTo: answered.replyTo ?? answered.id,
    internal: internal || answered.internal,
  }
}

/** A comment that is checked, and where it goes. */
interface CheckedComment extends Place {
  actor: Actor & Member
  guard?: Sending['guard']
  body: string
  mentions: ReadonlySet<string>
  /** Locked. */
  idea: LockedIdea
  /** The team's answer. */
  official?: boolean
}

/** Writes a checked comment in the caller's transaction, with all that follows from it; gives its id. */
export async function addComment(
  tx: Db,
  {
    actor,
    guard = 'missing',
    body,
    mentions,
    idea,
    on,
    replyTo,
    internal,
    official = false,
  }: CheckedComment,
): Promise<string> {
  const at = Date.now()
  const now = new Date(at).toISOString()
  const images = await findPostImages(tx, actor, body)
  const bodyHtml = renderBody(body, { mentions, images })
  const held = approvalReason({
    ...(await findSender(tx, actor)),
    guard,
    isTeam: may(actor, 'moderate'),
    links: countLinks({ title: '', bodyHtml }),
  })
  const id = newId('comment')
  const state = held ? 'PENDING' : 'LIVE'
  await tx.query(add, [
    id,
    on,
    actor.personId,
    body,
    bodyHtml,
    replyTo,
    internal,
    state,
    held && JSON.stringify(held),
    now,
    idea.number,
    official,
  ])
  if (!held && !internal && on === idea.number)
    await tx.query(countComment, [on, boostedRank(idea.trend, { at, weight: COMMENT_WEIGHT }), now])
  else if (!held && !internal) await settleComments(tx, [on, idea.number])
  await recordEvent(tx, 'comment.posted', {
    ideaNumber: idea.number,
    actorId: actor.personId,
    commentId: id,
    replyTo,
    internal,
    state,
    held,
    ...(official && { official }),
  })
  await noteMentions(tx, { ideaNumber: on, commentId: id, authorId: actor.personId }, bodyHtml)
  await settleImages(tx, { ideaNumber: on, commentId: id }, bodyHtml, true)
  return id
}
