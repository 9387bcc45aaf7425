import { setImmediate } from 'node:timers/promises'
import { sqlState } from '#server/db/errors.ts'
import { readIssues } from './readers/readIssues.ts'
import { itemName, type ImportedIssue, type Note, type ReadEvent } from './shape.ts'
import type { Survey } from './source/survey.ts'
import type { ImportReport, Tally } from './tally.ts'
import { SEARCHABLE } from './write/prepare.ts'
import type { Writer } from './write/writer.ts'

export interface Taking {
  /** Gives the writer; called with the first issue and not before. */
  begin: () => Promise<Writer>
  tally: Tally
  signal: AbortSignal | undefined
  step: () => void
}

/** Reads a source and writes each issue, until its end or until the signal says stop; counts and notes what happened. */
export async function takeAll(
  source: string,
  found: Survey,
  { begin, tally, signal, step }: Taking,
): Promise<ImportReport['ended']> {
  const seen = new Set<string>()
  let ended: ImportReport['ended'] = 'finished'
  for await (const event of readIssues(source, found)) {
    if (signal?.aborted) return 'stopped'
    if (event.kind === 'cut') ended = 'cut'
    if ('note' in event) tally.note(event.note)
    if (event.kind === 'issue') await take(event, { writer: await begin(), tally, seen })
    else if (event.kind === 'pull') tally.counts.pulls++
    else if (event.kind === 'broken') tally.counts.failed++
    else if (event.kind === 'other') {
      tally.counts.otherFiles++
      tally.note({ item: event.item, what: 'no issue in this file', how: 'left out' })
    }
    if (event.kind !== 'cut' && event.kind !== 'note') step()
    await setImmediate()
  }
  return ended
}

async function take(
  { issue, notes }: Extract<ReadEvent, { kind: 'issue' }>,
  { writer, tally, seen }: { writer: Writer; tally: Tally; seen: Set<string> },
): Promise<void> {
  const item = itemName(issue.source, issue.number)
  if (seen.has(item))
    tally.note({ item, what: 'the same issue twice in the source', how: 'taken once' })
  seen.add(item)
  try {
    const { outcome, comments, events, votes } = await writer.write(issue)
    if (outcome === 'added') tally.counts.ideas++
    else tally.counts[outcome]++
    tally.counts.comments += comments
    tally.counts.events += events
    tally.counts.votes += votes
    if (outcome !== 'present') tally.note(...notes, ...sizeNotes(issue, item))
  } catch (error) {
    if (!concernsItemAlone(error)) throw error
    tally.counts.failed++
    tally.note({
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
