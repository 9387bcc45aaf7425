import { setImmediate } from 'node:timers/promises'
import { SEARCHABLE } from '#server/areas/texts/searchable.ts'
import { sqlState } from '#server/db/errors.ts'
import type { ImportReport, Counts } from './counts.ts'
import type { Census } from './inspectSource.ts'
import { NO_COMMENTS } from './items/comments.ts'
import {
  issueName,
  itemName,
  type ImportedIssue,
  type Note,
  type ReadEvent,
} from './items/shape.ts'
import type { Duplicates } from './mapping/duplicates.ts'
import type { Labels } from './mapping/labels.ts'
import { readIssues, type ReadOptions } from './readers/readIssues.ts'
import type { LikeRows } from './table/likeRows.ts'
import type { Change, ChangedPart } from './write/changes.ts'
import type { Writer } from './write/writer.ts'

export interface ReadParts {
  /** Gives the writer; called with the first issue and not before. */
  begin: () => Promise<Writer>
  counted: Counts
  labels: Labels
  duplicates: Duplicates
  rows: LikeRows
  step: () => void
}

/**
 * Reads a source and writes each issue, until its end or until the signal says stop; counts and
 * notes what happened. Comments that came without their issue are written when all issues are.
 */
export async function readSource(
  source: string,
  found: Pick<Census, 'survey' | 'commented'>,
  options: ReadOptions,
  { begin, counted, labels, duplicates, rows, step }: ReadParts,
): Promise<ImportReport['ended']> {
  const seen = new Set<string>()
  let ended: ImportReport['ended'] = 'finished',
    hasLoose = false
  for await (const event of readIssues(source, found.survey, options)) {
    if (options.signal?.aborted) return 'stopped'
    if (event.kind === 'comments') {
      hasLoose = true
      continue
    }
    if (event.kind === 'cut') ended = 'cut'
    if ('note' in event) counted.note(event.note)
    if (event.kind === 'issue') {
      const issue = labels.apply(duplicates.apply(rows.apply(event.issue)))
      const notes = event.notes.filter(
        ({ item, what }) => what !== NO_COMMENTS || !found.commented.has(item),
      )
      await readIssue({ ...event, issue, notes }, { writer: await begin(), counted, seen })
    } else if (event.kind === 'pull') counted.counts.pulls++
    else if (event.kind === 'skipped') counted.counts.skipped++
    else if (event.kind === 'broken') counted.counts.failed++
    else if (event.kind === 'other' && event.isEmpty !== true) {
      counted.counts.otherFiles++
      const { item, why } = event
      counted.note({
        ...{ item, what: 'no issue in this file', how: 'left out' },
        ...(why !== undefined && { detail: why }),
      })
    }
    if (event.kind !== 'cut' && event.kind !== 'note') step()
    await setImmediate()
  }
  if (options.signal?.aborted) return 'stopped'
  if (!hasLoose) return ended
  return (await readLoose(source, found, options, { begin, counted, step })) ?? ended
}

/** Reads a source again for its comments alone. Gives `stopped` if it was told to stop. */
async function readLoose(
  source: string,
  { survey }: Pick<Census, 'survey'>,
  options: ReadOptions,
  { begin, counted, step }: Omit<ReadParts, 'labels' | 'duplicates' | 'rows'>,
): Promise<'stopped' | null> {
  const { ideas, present, extended } = counted.counts
  const isAlone = ideas + present + extended === 0
  for await (const event of readIssues(source, survey, options)) {
    if (options.signal?.aborted) return 'stopped'
    if (event.kind !== 'comments') continue
    const { loose, notes } = event
    const item = itemName(loose.source, loose.key)
    const written = await keepGoing(item, counted, async () => (await begin()).writeComments(loose))
    if (written === null)
      counted.note({ item, what: 'comments of an issue that is not here', how: 'left out' })
    else if (written !== undefined) {
      counted.counts.comments += written.comments
      // Beside their issues these ideas are counted already.
      if (isAlone) counted.counts[written.outcome === 'present' ? 'present' : 'extended']++
      noteChanges(item, written.changes, counted)
      if (written.outcome === 'extended') counted.note(...notes)
    }
    step()
    await setImmediate()
  }
  return null
}

const CHANGES: Readonly<Record<ChangedPart, string>> = {
  title: 'another title at the source',
  text: 'another text at the source',
  labels: 'other labels at the source',
  status: 'another status at the source',
  board: 'another board at the source',
  votes: 'another number of votes at the source',
  reactions: 'other reactions to comments at the source',
  comment: 'a comment with another text at the source',
  merge: 'no longer a duplicate at the source',
  deleted: 'an idea that was deleted here',
}

function noteChanges(item: string, changes: readonly Change[], counted: Counts): void {
  for (const { part, isTaken } of changes) {
    counted.counts[isTaken ? 'taken' : 'left']++
    counted.note({
      item,
      what: CHANGES[part],
      how: isTaken ? 'taken' : part === 'deleted' ? 'left out' : 'left as it was changed here',
    })
  }
}

async function readIssue(
  { issue, notes }: Extract<ReadEvent, { kind: 'issue' }>,
  { writer, counted, seen }: { writer: Writer; counted: Counts; seen: Set<string> },
): Promise<void> {
  const item = issueName(issue)
  const key = itemName(issue.source, issue.key)
  if (seen.has(key)) {
    counted.note({ item, what: 'the same issue twice in the source', how: 'taken once' })
    return
  }
  seen.add(key)
  const written = await keepGoing(item, counted, () => writer.write(issue))
  if (written === undefined) return
  const { outcome, comments, events, votes, changes, noBoard, standIn } = written
  if (noBoard !== undefined)
    counted.note({
      item,
      what: 'a board that cannot be made here',
      how: outcome === 'added' ? 'put on the first one' : 'left on the board where it is',
      detail: noBoard,
    })
  if (standIn !== undefined)
    counted.note({
      item,
      what: `a status of the kind ${standIn.kind}, which the site has none of`,
      how: `taken as ${standIn.by}`,
    })
  if (outcome === 'added') {
    counted.counts.ideas++
    if (issue.board === null) counted.counts.boardless++
  } else counted.counts[outcome]++
  counted.counts.comments += comments
  counted.counts.events += events
  counted.counts.votes += votes
  noteChanges(item, changes, counted)
  if (outcome !== 'present') counted.note(...notes, ...sizeNotes(issue, item))
}

/** Gives what writing an item gives; undefined, noted, where the database refuses that item alone. */
async function keepGoing<Result>(
  item: string,
  counted: Counts,
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    if (!concernsItemAlone(error)) throw error
    counted.counts.failed++
    counted.note({
      item,
      what: 'the database refused it',
      how: 'left out',
      detail: (error as Error).message,
    })
    return undefined
  }
}

function sizeNotes(issue: ImportedIssue, item: string): Note[] {
  if (issue.body.length <= SEARCHABLE) return []
  return [
    {
      item,
      what: 'a very long body',
      how: `kept whole; search finds words of its first ${SEARCHABLE} characters`,
      detail: `${issue.body.length} characters`,
    },
  ]
}

/** SQLSTATE classes for data that cannot be stored, as opposed to a database that is gone. */
function concernsItemAlone(error: unknown): boolean {
  return ['22', '23', '54'].includes(sqlState(error)?.slice(0, 2) ?? '')
}
