import type { ImportedIssue, ReadEvent } from '../items/shape.ts'
import { readIssues, type ReadOptions } from '../readers/readIssues.ts'
import { survey } from '../readers/survey.ts'

/** All that reading a source gives. */
export async function readAll(source: string, options: ReadOptions = {}): Promise<ReadEvent[]> {
  const events: ReadEvent[] = []
  for await (const event of readIssues(source, await survey(source, options), options))
    events.push(event)
  return events
}

/** The issues of a source, in its order. */
export async function issuesOf(
  source: string,
  options: ReadOptions = {},
): Promise<ImportedIssue[]> {
  const events = await readAll(source, options)
  return events.flatMap((event) => (event.kind === 'issue' ? [event.issue] : []))
}
