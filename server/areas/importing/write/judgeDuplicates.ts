import { statement, type Db } from '#server/db/database.ts'
import { itemName } from '../items/shape.ts'
import type { Duplicate } from '../mapping/duplicates.ts'
import { isTouched, type Merged } from './importedMerges.ts'

/** A duplicate with the ideas that it and the other one are, and what is to become of it. */
export interface Judged {
  duplicate: Duplicate
  /** Null in a dry run, where it is not here yet. */
  number: number | null
  target: number | null
  merged: Merged
}

interface Row {
  at: number
  number: number | null
  target: number | null
  isMerged: boolean
  isTouched: boolean
}

const find = statement<Row>(
  'import_duplicates_find',
  `select w.at, i.number, t.number as target, i.merged_into is not null as "isMerged", i.number is not null and (${isTouched}) as "isTouched"
   from json_to_recordset($1::json) as w(at integer, source text, key text, project text, target text)
   left join idea i on i.source = w.source and i.source_key = w.key
   left join idea t on lower(t.source) = lower(w.project) and t.source_key = w.target and t.state not in ('SPAM', 'DELETED')
   order by w.at, t.number`,
)

/**
 * Says what is to become of duplicates, those first that others repeat, by what is here and by each
 * other alone, whatever their order. `isComing` tells of ideas that would be here if this were no dry run.
 */
export async function judgeDuplicates(
  db: Db,
  duplicates: readonly Duplicate[],
  isComing: (source: string, key: string) => boolean = () => false,
): Promise<Judged[]> {
  if (duplicates.length === 0) return []
  const { ordered, circular } = rootsFirst(duplicates)
  const wanted = [...ordered].map(({ source, key, project, target }, at) => ({
    ...{ at, source, key, project, target },
  }))
  const rows = new Map<number, Row>()
  for (const row of await db.query(find, [JSON.stringify(wanted)]))
    if (!rows.has(row.at)) rows.set(row.at, row)
  return [...ordered].map((duplicate, at) => {
    const row = rows.get(at)
    const number = row?.number ?? null
    const target = row?.target ?? null
    const judge = (): Merged => {
      if (row?.isMerged === true) return 'present'
      if (circular.has(duplicate)) return 'circle'
      if (number === null && !isComing(duplicate.source, duplicate.key)) return 'missing'
      if (target === null && !isComing(duplicate.project, duplicate.target)) return 'missing'
      return row?.isTouched === true ? 'ours' : 'merged'
    }
    return { duplicate, number, target, merged: judge() }
  })
}

/** Duplicates behind those that they repeat, so that each goes straight to its root; and those that lead back to themselves. */
function rootsFirst(duplicates: readonly Duplicate[]): {
  ordered: Set<Duplicate>
  circular: Set<Duplicate>
} {
  const byName = new Map(duplicates.map((one) => [nameOf(one.source, one.key), one]))
  const ordered = new Set<Duplicate>()
  const circular = new Set<Duplicate>()
  for (const first of duplicates) {
    const path = new Set<Duplicate>()
    let one: Duplicate | undefined = first
    while (one !== undefined && !ordered.has(one) && !path.has(one)) {
      path.add(one)
      one = byName.get(nameOf(one.project, one.target))
    }
    const walked = [...path]
    if (one !== undefined && path.has(one))
      for (const member of walked.slice(walked.indexOf(one))) circular.add(member)
    for (const member of walked.reverse()) ordered.add(member)
  }
  return { ordered, circular }
}

function nameOf(source: string, key: string): string {
  return itemName(source.toLowerCase(), key)
}
