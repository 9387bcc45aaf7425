import { limits } from '#rules/limits.ts'
import { lockReadablePost } from '#server/areas/comments/readablePost.ts'
import type { Subject } from '#server/areas/posts/subject.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'

export type ReportReason = 'SPAM' | 'ABUSE' | 'PRIVATE' | 'OTHER'

export interface ReportCommand {
  actor: Actor & Member
  subject: Subject
  reason: ReportReason
  note: string
  clientMutationId?: CallId | null
}

const add = statement<{ id: string }>(
  'report_add',
  `insert into report (id, idea_number, comment_id, reporter_id, reason, note) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
)

/**
 * Tells the team that a post should not be here. Said again while the first report is open it
 * changes nothing and is no error. Refused: what the actor cannot read, their own posts, more than
 * 20 an hour. Nobody but the team learns who reported what.
 */
export async function reportPost(
  db: Db,
  { actor, subject, reason, clientMutationId, ...texts }: ReportCommand,
): Promise<Outcome<object>> {
  return runCommand(
    db,
    {
      mutation: 'report',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'report'),
    },
    async (tx) => {
      const { note } = checkTexts({ note: { kind: 'reportNote', text: texts.note } })
      const post = await lockReadablePost(tx, actor, subject)
      if (post?.state !== 'LIVE') throw refuse('POST_GONE', { field: 'subjectId' })
      if (post.authorId === actor.personId) throw refuse('OWN_POST', { field: 'subjectId' })
      const id = newId('report')
      const [added] = await tx.query(add, [
        id,
        post.ideaNumber,
        post.commentId,
        actor.personId,
        reason,
        note.trim(),
      ])
      if (!added) return {}
      const limit = limits.perHour.reports
      await countAct(tx, {
        kind: 'report',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_REPORTS',
      })
      await recordEvent(tx, `${subject.kind}.reported`, {
        ideaNumber: post.ideaNumber,
        actorId: actor.personId,
        reportId: id,
        reason,
        ...(post.commentId && { commentId: post.commentId }),
      })
      return {}
    },
  )
}
