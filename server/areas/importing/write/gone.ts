import { statement, type Db } from '#server/db/database.ts'

const find = statement<{ key: string }>(
  'import_gone_find',
  `select issue_key as key from import_gone where source = $1 and comment_key = ''`,
)

/** Gives the keys of a source's issues whose ideas the team deleted for good; asks once for each source. */
export function createGone(db: Db): (source: string) => Promise<ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>()
  return async (source) => {
    const keys =
      known.get(source) ?? new Set((await db.query(find, [source])).map(({ key }) => key))
    known.set(source, keys)
    return keys
  }
}
