import type { PostState } from '#parts/moderation/post.ts'
import type { Queue } from './queueAddress.ts'

/**
 * The decisions of the team about a post; KEEP closes its reports and leaves it as it is, TRUST
 * publishes it and whatever its author writes from then on.
 */
export type Decision = Exclude<PostState, 'PENDING'> | 'KEEP' | 'TRUST'

/** The decisions that each queue offers; the first is the one of the key `a`. */
export const decisionsOf = {
  PENDING: ['LIVE', 'TRUST', 'SPAM', 'DELETED'],
  REPORTED: ['KEEP', 'SPAM', 'DELETED'],
  SPAM: ['LIVE', 'DELETED'],
  DELETED: ['LIVE'],
} as const satisfies Record<Queue, readonly Decision[]>

/** The decisions that a queue offers about posts, of which `canTrust` says whether they allow TRUST. */
export function offeredIn(queue: Queue, canTrust: boolean): readonly Decision[] {
  return decisionsOf[queue].filter((decision) => decision !== 'TRUST' || canTrust)
}

/** The message of a decision's button. */
export function wordOf(
  decision: Decision,
  queue: Queue,
): 'act.approve' | 'act.trust' | 'act.restore' | 'act.spam' | 'act.delete' | 'act.keep' {
  if (decision === 'KEEP') return 'act.keep'
  if (decision === 'TRUST') return 'act.trust'
  if (decision === 'SPAM') return 'act.spam'
  if (decision === 'DELETED') return 'act.delete'
  return queue === 'PENDING' ? 'act.approve' : 'act.restore'
}
