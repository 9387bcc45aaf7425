import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { closeReports } from '#server/areas/posts/closeReports.ts'
import { lockPost, type Subject } from '#server/areas/posts/subject.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

/** The team has looked at the reports of a post, and it stays. */
export async function resolveReports(
  db: Db,
  {
    actor,
    subject,
    clientMutationId,
  }: { actor: Actor & Member; subject: Subject; clientMutationId?: CallId | null },
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
      if (!post) throw refuse('POST_GONE', { field: 'subjectId' })
      if (await closeReports(tx, post, actor.personId))
        await recordAudit(tx, 'report.resolved', {
          actorId: actor.personId,
          subjectId: post.commentId ?? `idea_${post.ideaNumber}`,
        })
      return {}
    },
  )
}
