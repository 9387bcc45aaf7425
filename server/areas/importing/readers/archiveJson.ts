import { addComment, commentOf } from '../items/comments.ts'
import { createdTime, isClosed, reasonOf, titleOf } from '../items/issueFields.ts'
import { labelsOf } from '../items/labels.ts'
import { loginOf } from '../items/person.ts'
import { isRecord, list, positive, textOrNull } from '../items/raw.ts'
import { createRepairs, type Repairs } from '../items/repair.ts'
import { itemName, type ImportedIssue, type ReadEvent } from '../items/shape.ts'

/**
 * The facts that an archive.json gives once for all its issues: its project, and its labels'
 * colours by lower-case name.
 */
export interface ArchiveHead {
  repo: string
  colors: ReadonlyMap<string, string>
}

/** One element of an archive's `issues`; `path` names it in notes. */
export function readArchiveIssue(raw: unknown, head: ArchiveHead, path: string): ReadEvent {
  const number = isRecord(raw) ? positive(raw['number']) : null
  if (!isRecord(raw) || number === null)
    return {
      kind: 'broken',
      note: { item: path, what: 'an issue without a number', how: 'left out' },
    }

  const repairs = createRepairs()
  const closedAt = repairs.time(raw['closedAt'], 'closed', null)
  const createdAt = createdTime([raw['createdAt'], raw['updatedAt'], raw['closedAt']], repairs)
  const issue: ImportedIssue = {
    source: head.repo,
    tracker: 'GitHub',
    key: String(number),
    url: repairs.address(raw['url'], 'source'),
    title: titleOf(raw['title'], repairs),
    body: repairs.text(raw['body'], 'body'),
    author: loginOf(raw['author'], repairs, 'author'),
    labels: labelsOf(raw['labels'], repairs, head.colors),
    board: null,
    status: null,
    duplicateOf: null,
    closed: isClosed(raw['state'], closedAt, repairs),
    reason: reasonOf(raw['stateReason']),
    createdAt,
    updatedAt: repairs.time(raw['updatedAt'], 'updated', createdAt),
    closedAt,
    closedBy: null,
    reactions: null,
    comments: [],
    events: [],
    facts: {},
  }
  readComments(raw['comments'], issue, repairs)
  return { kind: 'issue', issue, notes: repairs.notes(itemName(head.repo, issue.key)) }
}

/** Comments have no id here: who wrote one and when tells it from the others of its issue. */
function readComments(raw: unknown, issue: ImportedIssue, repairs: Repairs): void {
  const used = new Map<string, number>()
  for (const entry of list(raw)) {
    if (!isRecord(entry)) {
      repairs.note('a comment that is none', 'left out')
      continue
    }
    const key = `${issue.key}:${String(entry['createdAt'])}:${textOrNull(entry['author']) ?? ''}`
    const times = (used.get(key) ?? 0) + 1
    used.set(key, times)
    addComment(
      issue,
      commentOf(entry, times === 1 ? key : `${key}~${times}`, issue, repairs, [
        'author',
        'createdAt',
        'updatedAt',
      ]),
      repairs,
    )
  }
}
