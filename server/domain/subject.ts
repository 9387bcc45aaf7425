import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { DELETED_TITLE } from './deletePosts.ts'

/** What moderation is about: an idea, or one of its comments. */
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
}

const lockIdea = statement<LockedPost>(
  'post_lock_idea',
  `select number as "ideaNumber", null::text as "commentId", author_id as "authorId", state, false as internal, created_at as "createdAt",
     (state = 'DELETED' and body = '' and title = '${DELETED_TITLE}') as "isErased"
   from idea where number = $1 for update`,
)
const ideaOf = statement<{ number: number }>('post_idea_of', 'select idea_number as number from comment where id = $1')
const lockComment = statement<LockedPost>(
  'post_lock_comment',
  `select idea_number as "ideaNumber", id as "commentId", author_id as "authorId", state, internal, created_at as "createdAt", (state = 'DELETED' and body = '') as "isErased"
   from comment where id = $1 for update`,
)

/** Locks a post, whatever its state, until the transaction ends; of a comment its idea first, as votes and bans do. Null when there is none. Checks no permission. */
export async function lockPost(tx: Db, subject: Subject): Promise<LockedPost | null> {
  if (subject.kind === 'idea') return (await tx.query(lockIdea, [subject.ideaNumber]))[0] ?? null
  const [idea] = await tx.query(ideaOf, [subject.commentId])
  if (!idea) return null
  await tx.query(lockIdea, [idea.number])
  return (await tx.query(lockComment, [subject.commentId]))[0] ?? null
}
