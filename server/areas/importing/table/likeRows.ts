import { statement, type Db } from '#server/db/database.ts'
import { type ImportedIssue, itemName, type ReadEvent } from '../items/shape.ts'

/** Tells rows apart that have neither number nor address, and the same title, author and time. */
export interface LikeRows {
  count(event: ReadEvent): void
  /** Looks up which of them are here already, until the signal says stop. To be called when all are counted. */
  settle(db: Db, signal?: AbortSignal): Promise<void>
  /** The issue under a key of its own; rows that are equal get the same one. */
  apply(issue: ImportedIssue): ImportedIssue
}

/** Rows of one key that are not equal, in their order. */
interface Like {
  source: string
  key: string
  rows: { row: string; body: string }[]
  /** Of more than one: most keys have one, and need no set. */
  known?: Set<string>
}

const find = statement<{ key: string; body: string }>(
  'import_rows_alike',
  'select source_key as key, md5(body) as body from idea where source = $1 and source_key = any($2::text[])',
)

/** Keys that one query looks up. */
const ASKED_AT_ONCE = 1_000

/** Gives a finder that has seen no rows. */
export function createLikeRows(): LikeRows {
  const seen = new Map<string, Like>()
  const keys = new Map<string, string>()

  return {
    count(event) {
      const row = event.kind === 'issue' ? event.issue.row : undefined
      if (event.kind !== 'issue' || row === undefined) return
      const { source, key } = event.issue
      const name = itemName(source, key)
      const like: Like = seen.get(name) ?? { source, key, rows: [] }
      seen.set(name, like)
      if (like.rows.length > 0) like.known ??= new Set(like.rows.map((one) => one.row))
      if (like.known?.has(row.row)) return
      like.known?.add(row.row)
      like.rows.push(row)
    },
    async settle(db, signal) {
      const alike = [...seen].filter(([, { rows }]) => rows.length > 1)
      seen.clear()
      const here = await findHere(
        db,
        alike.map(([, like]) => like),
        signal,
      )
      for (const [name, like] of alike)
        for (const [row, own] of keysOf(like, here.get(like.source) ?? new Map()))
          keys.set(`${name} ${row}`, own)
    },
    apply(issue) {
      const { row, ...others } = issue
      if (row === undefined) return issue
      const key = keys.get(`${itemName(issue.source, issue.key)} ${row.row}`)
      return key === undefined ? others : { ...others, key }
    },
  }
}

/** The hashes of the texts that are here of rows that are alike, by source and key. */
async function findHere(
  db: Db,
  alike: readonly Like[],
  signal: AbortSignal | undefined,
): Promise<Map<string, Map<string, string>>> {
  const asked = new Map<string, string[]>()
  for (const { source, key, rows } of alike) {
    const own = asked.get(source) ?? []
    asked.set(source, own)
    own.push(key)
    for (const { body } of rows) own.push(longKey(key, body))
  }
  const here = new Map<string, Map<string, string>>()
  for (const [source, keys] of asked) {
    const bodies = new Map<string, string>()
    here.set(source, bodies)
    for (let at = 0; at < keys.length && signal?.aborted !== true; at += ASKED_AT_ONCE)
      for (const { key, body } of await db.query(find, [
        source,
        keys.slice(at, at + ASKED_AT_ONCE),
      ]))
        bodies.set(key, body)
  }
  return here
}

/** The keys of rows that are alike. The text that has the short key already keeps it, wherever it stands in the file; else the first text that is new gets it. */
function keysOf({ key, rows }: Like, here: ReadonlyMap<string, string>): Map<string, string> {
  const bodies = [...new Set(rows.map(({ body }) => body))]
  const first =
    bodies.find((body) => here.get(key) === body) ??
    bodies.find((body) => !here.has(longKey(key, body)))
  const times = new Map<string, number>()
  return new Map(
    rows.map(({ row, body }) => {
      const time = (times.get(body) ?? 0) + 1
      times.set(body, time)
      const own = body === first ? key : longKey(key, body)
      return [row, time === 1 ? own : `${own}~${time}`]
    }),
  )
}

function longKey(key: string, body: string): string {
  return `${key}~${body.slice(0, 12)}`
}
