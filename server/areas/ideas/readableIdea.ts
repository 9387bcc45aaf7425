import { lockPost, type LockedPost } from '#server/areas/posts/subject.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { findIdeas } from './findIdeas.ts'

/**
 * Locks an idea that an actor wants to act on; null alike for one that does not exist and one that
 * they may not read, their own included.
 */
export async function lockReadableIdea(
  tx: Db,
  actor: Actor,
  ideaNumber: number,
): Promise<LockedPost | null> {
  const [found] = await findIdeas(tx, actor, [ideaNumber])
  return found ? lockPost(tx, { kind: 'idea', ideaNumber }) : null
}
