import path from 'node:path'
import { keptNotes } from '#server/areas/importing/keptNotes.ts'
import { listImports } from '#server/areas/importing/undo/listImports.ts'
import type { Db } from '#server/db/database.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** The imports as CSV, the last one first, with what they left out. Checks no permission. */
export async function* importSheet(db: Db): AsyncGenerator<string> {
  yield csvLines(
    [],
    [
      'id',
      'source',
      'state',
      'ideas',
      'comments',
      'votes',
      'left out',
      'changes',
      'removed ideas',
      'notes',
      'started at',
      'finished at',
    ],
  )
  for await (const page of pagesOf((after) => listImports(db, { first: 100, after })))
    yield csvLines(
      page.map(({ id, source, state, counts, undone, startedAt, finishedAt }) => [
        id,
        path.basename(source),
        state,
        counts['ideas'] ?? 0,
        counts['comments'] ?? 0,
        counts['votes'] ?? 0,
        counts['failed'] ?? 0,
        counts['taken'] ?? 0,
        undone['ideas'] ?? 0,
        keptNotes(counts)
          .map(({ text, count }) => `${count} × ${text}`)
          .join('\n'),
        startedAt,
        finishedAt,
      ]),
    )
}
