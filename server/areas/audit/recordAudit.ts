import type { AuditField } from '#rules/auditFields.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { auditKinds, type AuditKind } from './auditKinds.ts'
import { keptValues } from './keptValues.ts'

type AuditValue = string | number | boolean | null | undefined
/** The values of a field before and after; null or undefined: there was or is none. */
type AuditChange = readonly [from: AuditValue, to: AuditValue]
type AuditChanges = Readonly<Partial<Record<AuditField, AuditChange>>>

/** An act of the team, as the audit log keeps it. Neither secrets nor e-mail addresses belong here. */
export interface AuditEntry {
  /** The person who did it; null for a program on the server's machine. */
  actorId: string | null
  /** The id of what was changed, such as `board_…`; left out for the site as a whole. */
  subjectId?: string
  /** Its name at this moment. Left out for people, whose present name is shown. */
  subjectName?: string
  /** Its fields with what they were and are. Those that stay are not kept. */
  changes?: AuditChanges
}

const add = statement<never>(
  'audit_add',
  `insert into audit_event (id, kind, area, actor_id, subject_id, subject_name, field, from_value, to_value)
   select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])`,
)

/**
 * Notes in the audit log what the team did, in the transaction of the act: a row for each field that
 * changed, one row for an act without fields, and none where every field stayed as it was.
 */
export async function recordAudit(
  tx: Db,
  kind: AuditKind,
  { actorId, subjectId, subjectName, changes }: AuditEntry,
): Promise<void> {
  const changed: [field: string | null, from: string | null, to: string | null][] = changes
    ? Object.entries(changes)
        .map(([field, [from, to]]) => [field, textOf(from), textOf(to)] as const)
        .filter(([, from, to]) => from !== to)
        .map(([field, from, to]) => [field, ...keptValues(from, to)])
    : [[null, null, null]]
  if (changed.length === 0) return
  const rows = changed.map((change) => [
    newId('audit'),
    kind,
    auditKinds[kind],
    actorId,
    subjectId ?? null,
    subjectName ?? null,
    ...change,
  ])
  const [first = []] = rows
  await tx.query(
    add,
    first.map((_, column) => rows.map((row) => row[column] ?? null)),
  )
}

/** The changes of fields that are computed, so that each is one that the log knows. */
export function changesOf<Field extends AuditField>(
  fields: readonly Field[],
  change: (field: Field) => AuditChange,
): AuditChanges {
  return Object.fromEntries(fields.map((field) => [field, change(field)]))
}

function textOf(value: AuditValue): string | null {
  return value === null || value === undefined ? null : String(value)
}
