import { lockPost, type Subject } from '#server/areas/posts/subject.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { tell } from '#server/kernel/tell.ts'

const close = statement<{ id: string }>(
  'reports_close',
  `update report set resolved_at = now(), resolved_by = $3, updated_at = now()
   where idea_number = $1 and comment_id is not distinct from $2::text and resolved_at is null returning id`,
)

/** Notes that the team has looked at the open reports of a post, in the transaction of what it decided. */
export async function closeReports(
  tx: Db,
  { ideaNumber, commentId }: { ideaNumber: number; commentId: string | null },
  actorId: string,
): Promise<void> {
  const closed = await tx.query(close, [ideaNumber, commentId, actorId])
  if (closed.length === 0) return
  await tell(tx, {
    kind: 'reports.resolved',
    ideaNumber,
    actorId,
    data: { reports: closed.map(({ id }) => id), ...(commentId && { commentId }) },
  })
}

/** The team has looked at the reports of a post, and it stays. */
export async function resolveReports(
  db: Db,
  {
    actor,
    subject,
    clientMutationId,
  }: { actor: Actor & Member; subject: Subject; clientMutationId?: string | null },
): Promise<Outcome<object>> {
  return runCommand(
    db,
    {
      mutation: 'resolveReports',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'moderate'),
    },
    async (tx) => {
      const post = await lockPost(tx, subject)
      if (!post) throw refuse('NOT_FOUND', 'This post does not exist any more.', 'subjectId')
      await closeReports(tx, post, actor.personId)
      return {}
    },
  )
}
