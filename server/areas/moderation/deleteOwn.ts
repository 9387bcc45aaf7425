import { lockReadablePost } from '#server/areas/comments/readablePost.ts'
import { changeState } from '#server/areas/posts/changeState.ts'
import type { Subject } from '#server/areas/posts/subject.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface DeleteCommand {
  actor: Actor & Member
  subject: Subject
  clientMutationId?: CallId | null
}

/**
 * Gives the condition that the author of the idea `i` may still delete it (docs/RULES.md#states):
 * nobody else has voted or commented, and no other idea was merged into it. Comments that wait for
 * approval do not count, because the author would learn of them by it.
 */
export function nobodyElseIn(i: string): string {
  return `${i}.merged_into is null and ${i}.imported_vote_count = 0
    and not exists (select from vote v where v.idea_number = ${i}.number and v.person_id <> ${i}.author_id)
    and not exists (select from comment c where c.idea_number = ${i}.number and c.author_id is distinct from ${i}.author_id and c.state = 'LIVE' and not c.internal)
    and not exists (select from idea m where m.merged_into = ${i}.number)`
}

const isAlone = statement<{ alone: boolean }>(
  'idea_is_alone',
  `select (${nobodyElseIn('i')}) as alone from idea i where i.number = $1`,
)

/** Deletes what the actor wrote: a comment always, an idea while nobody else voted or commented. The team can restore it for 30 days. */
export async function deleteOwn(
  db: Db,
  { actor, subject, clientMutationId }: DeleteCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const mutation = subject.kind === 'idea' ? 'deleteIdea' : 'deleteComment'
  return runCommand(
    db,
    {
      mutation,
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'post'),
    },
    async (tx) => {
      const post = await lockReadablePost(tx, actor, subject)
      // A post that is not the actor's own, or not theirs to read any more, is refused like one
      // that does not exist.
      if (
        !post ||
        post.authorId !== actor.personId ||
        post.state === 'SPAM' ||
        post.state === 'DELETED'
      )
        throw refuse(
          subject.kind === 'idea' ? 'IDEA_GONE_OR_NOT_YOURS' : 'COMMENT_GONE_OR_NOT_YOURS',
          { field: `${subject.kind}Id` },
        )
      if (post.commentId === null) {
        const [found] = await tx.query(isAlone, [post.ideaNumber])
        if (!found?.alone) throw refuse('IDEA_HAS_OTHERS')
      }
      await changeState(tx, post, { state: 'DELETED', actorId: actor.personId })
      return { ideaNumber: post.ideaNumber }
    },
  )
}
