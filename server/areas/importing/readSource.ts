import { setImmediate } from 'node:timers/promises'
import { sqlState } from '#server/db/errors.ts'
import type { ImportReport, Counts } from './counts.ts'
import { readIssues } from './readers/readIssues.ts'
import { itemName, type ImportedIssue, type Note, type ReadEvent } from './shape.ts'
import type { Survey } from './source/survey.ts'
import { SEARCHABLE } from './write/prepare.ts'
import type { Writer } from './write/writer.ts'

export interface ReadParts {
  /** Gives the writer; called with the first issue and not before. */
  begin: () => Promise<Writer>
  counted: Counts
  signal: AbortSignal | undefined
  step: () => void
}

/** Reads a source and writes each issue, until its end or until the signal says stop; counts and notes what happened. */
export async function readSource(
  source: string,
  found: Survey,
  { begin, counted, signal, step }: ReadParts,
): Promise<ImportReport['ended']> {
  const seen = new Set<string>()
  let ended: ImportReport['ended'] = 'finished'
  for await (const event of readIssues(source, found)) {
    if (signal?.aborted) return 'stopped'
    if (event.kind === 'cut') ended = 'cut'
    if ('note' in event) counted.note(event.note)
    if (event.kind === 'issue') await readIssue(event, { writer: await begin(), counted, seen })
    else if (event.kind === 'pull') counted.counts.pulls++
    else if (event.kind === 'broken') counted.counts.failed++
    else if (event.kind === 'other') {
      counted.counts.otherFiles++
      counted.note({ item: event.item, what: 'no issue in this file', how: 'left out' })
    }
    if (event.kind !== 'cut' && event.kind !== 'note') step()
    await setImmediate()
  }
  return ended
}

async function readIssue(
  { issue, notes }: Extract<ReadEvent, { kind: 'issue' }>,
  { writer, counted, seen }: { writer: Writer; counted: Counts; seen: Set<string> },
): Promise<void> {
  const item = itemName(issue.source, issue.number)
  if (seen.has(item))
    counted.note({ item, what: 'the same issue twice in the source', how: 'taken once' })
  seen.add(item)
  try {
    const { outcome, comments, events, votes } = await writer.write(issue)
    if (outcome === 'added') counted.counts.ideas++
    else counted.counts[outcome]++
    counted.counts.comments += comments
    counted.counts.events += events
    counted.counts.votes += votes
    if (outcome !== 'present') counted.note(...notes, ...sizeNotes(issue, item))
  } catch (error) {
    if (!concernsItemAlone(error)) throw error
    counted.counts.failed++
    counted.note({
      item,
      what: `the database refused it (${(error as Error).message})`,
      how: 'left out',
    })
  }
}

function sizeNotes(issue: ImportedIssue, item: string): Note[] {
  if (issue.body.length <= SEARCHABLE) return []
  return [
    {
      item,
      what: `a body of ${issue.body.length} characters`,
      how: `kept whole; search finds words of its first ${SEARCHABLE} characters`,
    },
  ]
}

/** SQLSTATE classes for data that cannot be stored, as opposed to a database that is gone. */
function concernsItemAlone(error: unknown): boolean {
  return ['22', '23', '54'].includes(sqlState(error)?.slice(0, 2) ?? '')
}
