import { loginOf } from './person.ts'
import { isRecord, textOrNull, type Raw } from './raw.ts'
import { reactionsOf } from './reactions.ts'
import type { Repairs } from './repair.ts'
import type { ImportedComment, ImportedIssue } from './shape.ts'

/** A comment in GitHub's REST form, or null with a note where it is none. */
export function restComment(
  raw: unknown,
  issue: ImportedIssue,
  repairs: Repairs,
): ImportedComment | null {
  if (!isRecord(raw) || raw['id'] === undefined || raw['id'] === null) {
    repairs.note('a comment without an id', 'left out')
    return null
  }
  return commentOf(raw, String(raw['id']), issue, repairs, ['user', 'created_at', 'updated_at'])
}

/** GitHub's names for those who may close other people's issues. */
const TEAM = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])

/** A comment under the given key; `fields` are the names of its author and its two times. */
export function commentOf(
  raw: Raw,
  key: string,
  issue: Pick<ImportedIssue, 'comments' | 'createdAt'>,
  repairs: Repairs,
  fields: readonly [string, string, string],
): ImportedComment {
  const [author, created, updated] = fields
  const createdAt = repairs.time(
    raw[created],
    'of a comment',
    issue.comments.at(-1)?.createdAt ?? issue.createdAt,
  )
  const updatedAt = repairs.time(raw[updated], 'of a comment', createdAt)
  return {
    key,
    author: loginOf(raw[author], repairs, 'author of a comment'),
    byTeam: TEAM.has(textOrNull(raw['author_association'] ?? raw['authorAssociation']) ?? ''),
    body: repairs.text(raw['body'], 'comment'),
    createdAt,
    editedAt: updatedAt === createdAt ? null : updatedAt,
    reactions: reactionsOf(raw['reactions']),
  }
}

/** Adds a comment unless one of its key is there already. */
export function addComment(
  issue: Pick<ImportedIssue, 'comments'>,
  comment: ImportedComment,
  repairs: Repairs,
): void {
  if (issue.comments.some((known) => known.key === comment.key))
    repairs.note('the same comment twice', 'taken once')
  else issue.comments.push(comment)
}

/** The note on an issue none of whose comments came with it. */
export const NO_COMMENTS = 'comments that are in no file here'

/** Notes where a source says another number of comments than it holds; the real one counts. */
export function checkCount(stated: unknown, issue: ImportedIssue, repairs: Repairs): void {
  const found = issue.comments.length
  if (typeof stated !== 'number' || stated === found) return
  if (found === 0) repairs.note(NO_COMMENTS, 'left out')
  else
    repairs.note(
      'another number of comments than the source says',
      'those that are there are taken',
      `${found} of ${stated}`,
    )
}
