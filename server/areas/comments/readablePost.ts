import { lockReadableIdea } from '#server/areas/ideas/readableIdea.ts'
import { lockPost, type LockedPost, type Subject } from '#server/areas/posts/subject.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { findComments } from './findComments.ts'

/**
 * Locks a post that an actor wants to act on; null alike for one that does not exist and one that
 * they may not read, their own included.
 */
export async function lockReadablePost(
  tx: Db,
  actor: Actor,
  subject: Subject,
): Promise<LockedPost | null> {
  if (subject.kind === 'idea') return lockReadableIdea(tx, actor, subject.ideaNumber)
  const [found] = await findComments(tx, actor, [subject.commentId])
  return found ? lockPost(tx, subject) : null
}
