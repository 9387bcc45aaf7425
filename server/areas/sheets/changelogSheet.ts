import type { EntryRow } from '#server/areas/changelog/entryRow.ts'
import { findEntryBodies } from '#server/areas/changelog/findEntries.ts'
import { listDesk } from '#server/areas/changelog/listEntries.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { emptyPage, type Page } from '#server/kernel/page.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** Published entries first, as their readers know them, then those to come. */
const states = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const

/** All entries of the changelog as CSV, by their state, the latest of each first. */
export async function* changelogSheet(
  db: Db,
  actor: Actor & Member,
  siteUrl: string,
): AsyncGenerator<string> {
  yield csvLines(
    [],
    [
      'id',
      'title',
      'state',
      'labels',
      'author',
      'published at',
      'scheduled for',
      'ideas',
      'reactions',
      'address',
      'text',
    ],
  )
  for (const state of states) {
    const read = async (after: string | null): Promise<Page<EntryRow>> =>
      (await listDesk(db, actor, { state, first: 100, after })) ?? emptyPage()
    const pages = pagesOf(read)
    for await (const page of pages) {
      const bodies = await findEntryBodies(
        db,
        actor,
        page.map(({ id }) => id),
      )
      yield csvLines(
        page.map((entry, at) => [
          entry.id,
          entry.title,
          entry.state,
          entry.labels.join(', '),
          entry.author?.name ?? null,
          entry.publishedAt,
          entry.publishAt,
          entry.ideaNumbers.join(', '),
          entry.reactions.reduce((sum, { count }) => sum + count, 0),
          `${siteUrl}/changelog/${encodeURIComponent(entry.slug)}`,
          bodies[at]?.body ?? '',
        ]),
      )
    }
  }
}
