import { statement, type Db } from '#server/db/database.ts'
import { RetryTransaction } from '#server/kernel/retryTransaction.ts'
import { DELETED_TITLE } from './deletePosts.ts'

/** The subject of moderation: an idea, or one of its comments. */
export type Subject = { kind: 'idea'; ideaNumber: number } | { kind: 'comment'; commentId: string }

/** The number in an idea's id, by contract `idea_<number>`; null when it is none. */
export function ideaNumber(id: string): number | null {
  const digits = /^idea_([1-9]\d{0,8})$/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Reads the id of an idea or comment; null when it is neither. */
export function subjectOf(id: string): Subject | null {
  const number = ideaNumber(id)
  if (number !== null) return { kind: 'idea', ideaNumber: number }
  return /^comment_\w{1,50}$/.test(id) ? { kind: 'comment', commentId: id } : null
}

export type PostState = 'PENDING' | 'LIVE' | 'SPAM' | 'DELETED'

/** An idea or comment as commands on it need it. */
export interface LockedPost {
  ideaNumber: number
  /** Null: the idea itself. */
  commentId: string | null
  authorId: string | null
  state: PostState
  internal: boolean
  createdAt: string
  /** Its text is gone for good: only a placeholder is left. */
  isErased: boolean
  /** The idea that it is merged into; locked as well. */
  mergedInto: number | null
}

const lockIdeas = statement<LockedPost>(
  'post_lock_idea',
  `select number as "ideaNumber", null::text as "commentId", author_id as "authorId", state, false as internal, created_at as "createdAt",
     (state = 'DELETED' and body = '' and title = '${DELETED_TITLE}') as "isErased", merged_into as "mergedInto"
   from idea where number = $1 or number = (select merged_into from idea where number = $1) order by number for update`,
)
const ideaOf = statement<{ number: number }>(
  'post_idea_of',
  'select idea_number as number from comment where id = $1',
)
const lockComment = statement<Omit<LockedPost, 'mergedInto'>>(
  'post_lock_comment',
  `select idea_number as "ideaNumber", id as "commentId", author_id as "authorId", state, internal, created_at as "createdAt", (state = 'DELETED' and body = '') as "isErased"
   from comment where id = $1 for update`,
)

/**
 * Locks a post, whatever its state, until the transaction ends; of a comment its idea first, as
 * votes and bans do, and what that is merged into. Null when there is none. Checks no permission.
 */
export async function lockPost(tx: Db, subject: Subject): Promise<LockedPost | null> {
  if (subject.kind === 'idea') return lockIdeaAsPost(tx, subject.ideaNumber)
  const [found] = await tx.query(ideaOf, [subject.commentId])
  const idea = found && (await lockIdeaAsPost(tx, found.number))
  if (!idea) return null
  const [comment] = await tx.query(lockComment, [subject.commentId])
  return comment ? { ...comment, mergedInto: idea.mergedInto } : null
}

async function lockIdeaAsPost(tx: Db, number: number): Promise<LockedPost | null> {
  const ideas = await tx.query(lockIdeas, [number])
  const idea = ideas.find(({ ideaNumber }) => ideaNumber === number)
  // Merged while this call waited for the lock.
  if (
    idea &&
    idea.mergedInto !== null &&
    !ideas.some(({ ideaNumber }) => ideaNumber === idea.mergedInto)
  )
    throw new RetryTransaction()
  return idea ?? null
}
