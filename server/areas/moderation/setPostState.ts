import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { changeState } from '#server/areas/posts/changeState.ts'
import { lockPost, type PostState, type Subject } from '#server/areas/posts/subject.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface SetStateCommand {
  actor: Actor & Member
  subject: Subject
  state: PostState
  clientMutationId?: CallId | null
}

/**
 * The team approves (LIVE), marks as spam, deletes, restores (LIVE again, or PENDING: the way back
 * from a decision made too fast). Restoring gives what was: votes, comments, follows and place in
 * every list. Refused where the text is gone for good.
 */
export async function setPostState(
  db: Db,
  { actor, subject, state, clientMutationId }: SetStateCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const mutation = subject.kind === 'idea' ? 'setIdeaState' : 'setCommentState'
  return runCommand(
    db,
    {
      mutation,
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'moderate'),
    },
    async (tx) => {
      const post = await lockPost(tx, subject)
      if (!post)
        throw refuse(subject.kind === 'idea' ? 'IDEA_GONE' : 'COMMENT_GONE', {
          field: `${subject.kind}Id`,
        })
      if (post.isErased && state !== 'DELETED')
        throw refuse(subject.kind === 'idea' ? 'IDEA_ERASED' : 'COMMENT_ERASED')
      await changeState(tx, post, { state, actorId: actor.personId })
      await recordAudit(tx, `${subject.kind}.state_changed`, {
        actorId: actor.personId,
        subjectId: post.commentId ?? `idea_${post.ideaNumber}`,
        changes: { state: [post.state, state] },
      })
      return { ideaNumber: post.ideaNumber }
    },
  )
}
