import { statement, type Db } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'
import type { ImportedIssue } from '../items/shape.ts'

/** The facts that tell whether an issue is the one that is here under its key; `createdAt` is null where nobody knows it. */
export interface Sample extends Pick<ImportedIssue, 'key' | 'title'> {
  createdAt: string | null
}

const find = statement<{ known: number; other: number }>(
  'import_same_project',
  `select count(*)::int as known, count(*) filter (where i.title <> s.title and i.created_at <> s.at)::int as other
   from json_to_recordset($2::json) as s(key text, title text, at timestamptz)
   join idea i on i.source = $1 and i.source_key = s.key and i.state <> 'DELETED'`,
)
/** Fewer may all have been retitled. */
const ENOUGH = 3
const NEARLY_ALL = 0.8

/**
 * Refuses issues that have the names and numbers of others, which they would overwrite: two files of
 * one name may be of different projects.
 */
export async function checkSameProject(
  db: Db,
  samples: ReadonlyMap<string, readonly Sample[]>,
): Promise<void> {
  for (const [source, issues] of samples) {
    const rows = issues.map(({ key, title, createdAt }) => ({ key, title, at: createdAt }))
    const [found] = await db.query(find, [source, JSON.stringify(rows)])
    if (found && found.known >= ENOUGH && found.other >= found.known * NEARLY_ALL)
      throw new StartError(
        `Other ideas of "${source}" are here already, under the same numbers. If this is another project, name it with --project NAME; if it is the same one, with --project "${source}".`,
      )
  }
}
