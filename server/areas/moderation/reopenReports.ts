import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { lockPost, type Subject } from '#server/areas/posts/subject.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

/** Those that one person closed at once, within the last hour; who has reported the post anew since has that one report. */
const reopen = statement<{ id: string }>(
  'reports_reopen',
  `with last as (
     select max(resolved_at) as at from report
     where idea_number = $1 and comment_id is not distinct from $2::text and resolved_by = $3 and resolved_at > now() - interval '1 hour')
   update report r set resolved_at = null, resolved_by = null, updated_at = now() from last
   where r.idea_number = $1 and r.comment_id is not distinct from $2::text and r.resolved_by = $3 and r.resolved_at = last.at
     and not exists (select from report o where o.reporter_id = r.reporter_id and o.idea_number = r.idea_number
       and o.comment_id is not distinct from r.comment_id and o.resolved_at is null)
   returning r.id`,
)

/** Undoes that the caller settled the reports of a post: they wait for the team again. Nothing happens where there are none; refused where the post was removed meanwhile. */
export async function reopenReports(
  db: Db,
  {
    actor,
    subject,
    clientMutationId,
  }: { actor: Actor & Member; subject: Subject; clientMutationId?: CallId | null },
): Promise<Outcome<object>> {
  const call = {
    mutation: 'reopenReports',
    personId: actor.personId,
    clientMutationId,
    requires: () => requireMay(actor, 'moderate'),
  }
  return runCommand(db, call, async (tx) => {
    const post = await lockPost(tx, subject)
    if (!post || post.isErased || post.state === 'SPAM' || post.state === 'DELETED')
      throw refuse('POST_GONE', { field: 'subjectId' })
    const { ideaNumber, commentId } = post
    const reopened = await tx.query(reopen, [ideaNumber, commentId, actor.personId])
    if (reopened.length > 0)
      await recordAudit(tx, 'report.reopened', {
        actorId: actor.personId,
        subjectId: commentId ?? `idea_${ideaNumber}`,
      })
    return {}
  })
}
