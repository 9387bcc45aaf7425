import { limits } from '#rules/limits.ts'
import { withoutNames } from '#rules/mentions.ts'
import { checkText, countCharacters, normalise } from '#rules/validation.ts'
import { findPostImages, settleImages } from '#server/areas/images/postImages.ts'
import { findMentioned, noteMentions } from '#server/areas/mentions/mentions.ts'
import { approvalReason } from '#server/areas/posts/approvalReason.ts'
import { changeState } from '#server/areas/posts/changeState.ts'
import { findSender } from '#server/areas/posts/sender.ts'
import type { LockedPost } from '#server/areas/posts/subject.ts'
import { trackerText, type Origin } from '#server/areas/posts/trackerText.ts'
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
import { lockReadablePost } from './readablePost.ts'

export interface EditCommand {
  actor: Actor & Member
  commentId: string
  body: string
  /** The version that the editor has seen. */
  expectedVersion: number
  clientMutationId?: CallId | null
  /** Edits per hour; another number only in tests and benches. */
  perHour?: number
}

const present = statement<Origin & { body: string; version: number }>(
  'comment_present',
  'select c.body, c.version, c.source, i.source_url as "sourceUrl" from comment c join idea i on i.number = c.idea_number where c.id = $1',
)
const edit = statement<never>(
  'comment_edit',
  `with former as (insert into comment_edit (id, comment_id, editor_id, body) select $2, id, $3, body from comment where id = $1)
   update comment set body = $4, body_html = $5, version = version + 1, edited_at = now(), updated_at = now() where id = $1`,
)
const askApproval = statement<never>('comment_hold', 'update comment set held = $2 where id = $1')

/**
 * Changes the actor's own comment and keeps what it said for the team. Refused with OUTDATED where
 * it was changed meanwhile. What would have waited for approval as a new comment waits now; a
 * comment that is longer than the limit, as imported ones may be, may be edited if it gets no
 * longer.
 */
export async function editComment(
  db: Db,
  command: EditCommand,
): Promise<Outcome<{ commentId: string }>> {
  const { actor, commentId, clientMutationId } = command
  return runCommand(
    db,
    {
      mutation: 'editComment',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'comment'),
    },
    async (tx) => {
      const mentions = await findMentioned(tx, command.body, { commentId })
      const post = await lockReadablePost(tx, actor, { kind: 'comment', commentId })
      const [was] = await tx.query(present, [commentId])
      if (
        !post ||
        !was ||
        post.authorId !== actor.personId ||
        post.state === 'SPAM' ||
        post.state === 'DELETED'
      ) {
        throw refuse('COMMENT_GONE_OR_NOT_YOURS', { field: 'commentId' })
      }
      const body = textOf(command.body, was.body)
      // The reader's text has present names and the stored one may have older ones.
      if (withoutNames(body) === withoutNames(was.body)) return { commentId }
      if (was.version !== command.expectedVersion)
        throw refuse('COMMENT_CHANGED', { field: 'expectedVersion' })
      const limit = command.perHour ?? limits.perHour.comments
      await countAct(tx, {
        kind: 'comment_edit',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_COMMENT_EDITS',
      })
      const images = await findPostImages(tx, actor, body, { commentId, text: was.body })
      const bodyHtml = renderBody(body, {
        ...{ mentions, images },
        ...(await trackerText(tx, was, body)),
      })
      await tx.query(edit, [commentId, newId('edit'), actor.personId, body, bodyHtml])
      await holdAgain(tx, actor, post, bodyHtml)
      await noteMentions(tx, post, bodyHtml)
      await settleImages(tx, post, bodyHtml)
      await recordEvent(tx, 'comment.edited', {
        ideaNumber: post.ideaNumber,
        actorId: actor.personId,
        commentId,
        version: was.version + 1,
      })
      return { commentId }
    },
  )
}

function textOf(text: string, former: string): string {
  const stored = normalise('comment', text)
  const problem = checkText('comment', 'body', text)
  if (
    !problem ||
    (problem.rule === 'tooLong' && countCharacters(stored) <= countCharacters(former))
  )
    return stored
  throw new Refusal([textReason({ ...problem, field: 'comment' }, 'body')])
}

/** Else spam would be written harmlessly and edited later. */
async function holdAgain(
  tx: Db,
  actor: Actor & Member,
  post: LockedPost,
  bodyHtml: string,
): Promise<void> {
  const held = approvalReason({
    ...(await findSender(tx, actor)),
    hasPosted: true,
    guard: 'clean',
    isTeam: may(actor, 'moderate'),
    links: countLinks({ title: '', bodyHtml }),
  })
  if (!held || post.state !== 'LIVE' || post.commentId === null) return
  await tx.query(askApproval, [post.commentId, JSON.stringify(held)])
  await changeState(tx, post, { state: 'PENDING', actorId: actor.personId })
}
