import { createHash } from 'node:crypto'
import { nameKey } from '#server/kernel/names.ts'
import type { ImportedComment, ImportedIssue } from '../items/shape.ts'
import { statedStatus } from '../mapping/timeline.ts'
import { commentKey } from './rows.ts'
import type { Tags } from './tags.ts'
import type { Present } from './updateIdea.ts'

/** The parts of an issue that can differ at the source from when it was imported. */
export type ChangedPart =
  | 'title'
  | 'text'
  | 'labels'
  | 'status'
  | 'board'
  | 'votes'
  | 'comment'
  | 'reactions'
  | 'merge'
  | 'deleted'

/** Something that changed at the source: taken, or left because it was changed here as well. */
export interface Change {
  part: ChangedPart
  isTaken: boolean
}

/** The differences between an issue that is here and its source. */
export interface Changes {
  all: Change[]
  /** Comments with another text, of those that nobody has touched here. */
  comments: ImportedComment[]
  /** Comments with other reactions. */
  reactions: ImportedComment[]
}

/** The values that an issue would have here. */
interface Compared {
  statusId: string
  importedVotes: number
  tags: Tags
  /** Whether all ideas go to a board that was asked for by name. */
  isTold?: boolean
}

/** Compares an issue with what is here of it. What was edited here stays as it is. */
export function changesOf(
  issue: ImportedIssue,
  present: Present,
  { statusId, importedVotes, tags, isTold }: Compared,
): Changes {
  const all: Change[] = []
  const compare = (part: ChangedPart, isChanged: boolean, isOurs: boolean): void => {
    if (isChanged) all.push({ part, isTaken: !isOurs })
  }
  compare('title', issue.title !== present.title, present.isEdited)
  compare('text', issue.body !== present.body, present.isEdited)
  compare('labels', hasOtherLabels(issue, present, tags), present.tagsAreOurs)
  // The team may have put all ideas of a status into another one: what the source says is the same.
  const isMoved = statusId !== present.statusId && statedStatus(issue) !== present.statedStatus
  compare('status', isMoved, present.statusIsOurs)
  compare('board', !isTold && hasOtherBoard(issue, present), present.boardIsOurs)
  compare('votes', importedVotes !== present.importedVotes, false)
  compare('merge', present.isMergedByImport && !isDuplicate(issue), false)
  const comments = commentChanges(issue, present)
  return { ...comments, all: [...all, ...comments.all] }
}

/** Compares comments with what is here of them. */
export function commentChanges(
  { key, comments }: Pick<ImportedIssue, 'key' | 'comments'>,
  present: Pick<Present, 'comments'>,
): Changes {
  const edited = comments.flatMap((comment) => {
    const known = present.comments.get(commentKey(key, comment))
    const isEdited = known !== undefined && known.hash !== hashOf(comment.body)
    return isEdited ? [{ comment, isTaken: !known.isOurs }] : []
  })
  const reactions = comments.filter((comment) => {
    const known = present.comments.get(commentKey(key, comment))
    return known !== undefined && hasOtherReactions(comment, known.reactions)
  })
  const all: Change[] = edited.map(({ isTaken }) => ({ part: 'comment', isTaken }))
  // Of a busy project they change all the time: one line for each idea.
  if (reactions.length > 0) all.push({ part: 'reactions', isTaken: true })
  return {
    all,
    reactions,
    comments: edited.flatMap(({ comment, isTaken }) => (isTaken ? [comment] : [])),
  }
}

/** Whether a part of an issue is to be taken from its source. */
export function takes({ all }: Changes, part: ChangedPart): boolean {
  return all.some((change) => change.part === part && change.isTaken)
}

/** The comments of an issue that were never here. */
export function newComments(
  { key, comments }: Pick<ImportedIssue, 'key' | 'comments'>,
  present: Pick<Present, 'comments' | 'goneComments'>,
): ImportedComment[] {
  return comments.filter((comment) => {
    const known = commentKey(key, comment)
    return !present.comments.has(known) && !present.goneComments.has(known)
  })
}

function hasOtherLabels({ labels }: ImportedIssue, present: Present, tags: Tags): boolean {
  const ids = new Set(labels.map(({ name }) => tags.get(nameKey(name))))
  // A label that the team has put away is no tag of it.
  ids.delete(null)
  return (
    ids.size !== present.tags.size ||
    [...ids].some((id) => id === undefined || id === null || !present.tags.has(id))
  )
}

/** The team may have renamed the board, or put its ideas on another one: what the source says is the same. */
function hasOtherBoard({ board }: ImportedIssue, { statedBoard }: Present): boolean {
  if (board === null || statedBoard === undefined) return false
  return statedBoard === null || nameKey(board) !== nameKey(statedBoard)
}

function hasOtherReactions(
  { reactions }: ImportedComment,
  known: Record<string, number> | null,
): boolean {
  if (reactions === null) return false
  const sorted = (counts: Record<string, number>): string =>
    JSON.stringify(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(reactions) !== sorted(known ?? {})
}

/** A closed issue may still be one: a file without its comments does not say. */
function isDuplicate({ closed, duplicateOf }: ImportedIssue): boolean {
  return closed || duplicateOf !== null
}

/** As the database makes it of a text. */
function hashOf(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
