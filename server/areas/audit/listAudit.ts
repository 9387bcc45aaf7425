import { statement, type Db, type Statement } from '#server/db/database.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'
import { personReadable } from '#server/kernel/visibility.ts'
import type { AuditArea, AuditKind } from './auditKinds.ts'

/** A row of the audit log: one value that the team changed, or one act. */
export interface AuditRow {
  id: string
  kind: AuditKind
  area: AuditArea
  /** Null: whoever runs the server. */
  actorId: string | null
  /** Null too where their account was deleted. */
  actor: UserRow | null
  subjectId: string | null
  /** The name of the subject then, or that of the person, address or title now. */
  subjectName: string | null
  /** The idea that the subject is or belongs to. */
  ideaNumber: number | null
  field: string | null
  from: string | null
  to: string | null
  createdAt: string
}

/** The part of the log that is asked for; each condition may be left out. `since` is included, `until` is not. */
export interface AuditFilter {
  area?: AuditArea | null
  actorId?: string | null
  /** Only what a program on the server's machine did; `actorId` does not count then. */
  byServer?: boolean | null
  since?: string | null
  until?: string | null
}

const LIST = 'AUDIT'
/** Stands for the name of a person whose account was deleted. */
const DELETED_USER = 'DELETED_USER'

/** The number of the idea that a subject is, or whose comment it is. */
const ideaNumber = `case split_part(a.subject_id, '_', 1)
    when 'idea' then split_part(a.subject_id, '_', 2)::int
    when 'comment' then (select c.idea_number from comment c where c.id = a.subject_id) end`
const subjectName = `coalesce(a.subject_name, case split_part(a.subject_id, '_', 1)
    when 'user' then (select p.name from person p where p.id = a.subject_id and ${personReadable()})
    when 'invitation' then (select coalesce(v.email, nullif(v.name, '')) from invitation v where v.id = a.subject_id)
    when 'idea' then (select i.title from idea i where i.number = split_part(a.subject_id, '_', 2)::int)
    when 'comment' then (select i.title from comment c join idea i on i.number = c.idea_number where c.id = a.subject_id) end)`

/** A value as it is shown: of an assignee, who is kept by id, the name of now. */
const shown = (value: string) => `case when a.field = 'assigneeId' and ${value} is not null
    then coalesce((select p.name from person p where p.id = ${value} and ${personReadable()}), '${DELETED_USER}') else ${value} end`

interface Choice {
  backward: boolean
  byArea: boolean
  by: keyof typeof actorIs
}

const actorIs = {
  anybody: '$7::text is null',
  person: 'a.actor_id = $7',
  server: 'a.actor_id is null and $7::text is null',
}

/** A statement for each way to filter: with `or` in it no index would be used. */
function pageBy({ backward, byArea, by }: Choice): Statement<AuditRow> {
  const [direction, comparison] = backward ? ['asc', '>'] : ['desc', '<']
  const name = ['audit', direction, byArea && 'area', by !== 'anybody' && by]
    .filter(Boolean)
    .join('_')
  return statement(
    name,
    `select a.id, a.kind, a.area, a.actor_id as "actorId", ${personOf('a.actor_id')} as actor, a.subject_id as "subjectId", ${subjectName} as "subjectName",
       ${ideaNumber} as "ideaNumber", a.field, ${shown('a.from_value')} as "from", ${shown('a.to_value')} as "to", a.created_at as "createdAt"
     from audit_event a
     where (a.created_at, a.id collate "C") ${comparison} ($1::timestamptz, $2) and a.created_at >= $4::timestamptz and a.created_at < $5::timestamptz
       and ${byArea ? 'a.area = $6' : '$6::text is null'} and ${actorIs[by]}
     order by a.created_at ${direction}, a.id collate "C" ${direction} limit $3`,
  )
}

const flags = [false, true]
const pages = flags.flatMap((backward) =>
  flags.flatMap((byArea) =>
    (['anybody', 'person', 'server'] as const).map((by) => ({
      backward,
      byArea,
      by,
      page: pageBy({ backward, byArea, by }),
    })),
  ),
)

/** Lists what the team changed, the last change first. Checks no permission. */
export async function listAudit(
  db: Db,
  { area = null, actorId = null, byServer, since, until }: AuditFilter,
  arguments_: PageArguments,
): Promise<Page<AuditRow>> {
  const request = pageRequest(arguments_, { name: LIST, types: ['time', 'string'] })
  const [at, id] = request.cursor ?? (request.backward ? ['-infinity', ''] : ['infinity', ''])
  const by = byServer ? 'server' : actorId === null ? 'anybody' : 'person'
  const found = pages.find(
    (one) => one.backward === request.backward && one.byArea === (area !== null) && one.by === by,
  )
  const rows = found
    ? await db.query(found.page, [
        at,
        id,
        request.size + 1,
        since ?? '-infinity',
        until ?? 'infinity',
        area,
        by === 'person' ? actorId : null,
      ])
    : []
  return pageOf(rows, request, (row) => writeCursor(LIST, [row.createdAt, row.id]))
}

const actors = statement<{ person: UserRow | null }>(
  'audit_actors',
  `with recursive seen as (
     (select actor_id as id from audit_event where actor_id is not null order by actor_id limit 1)
     union all
     select (select a.actor_id from audit_event a where a.actor_id > seen.id order by a.actor_id limit 1) from seen where seen.id is not null)
   select ${personOf('seen.id')} as person from seen where seen.id is not null limit $1`,
)

/** The people who did what is in the log, at most so many, by name. Checks no permission. */
export async function listAuditActors(db: Db, most: number): Promise<UserRow[]> {
  const found = (await db.query(actors, [most])).flatMap(({ person }) => person ?? [])
  return found.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}
