import DataLoader from 'dataloader'
import type { ApprovalReason } from '#server/areas/posts/approvalReason.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'
import { reading } from '#server/kernel/visibility.ts'
import { nobodyElseIn } from './deleteOwn.ts'
import type { ReportReason } from './reportPost.ts'

/** A report as the team sees it. */
export interface ReportRow {
  id: string
  reason: ReportReason
  note: string
  createdAt: string
  updatedAt: string
  reporter: UserRow | null
}

/**
 * The acts that are allowed on a post, and what the team knows of it; asked for by pages, not by
 * lists.
 */
export interface PostFacts {
  canDelete: boolean
  canEdit: boolean
  canReport: boolean
  hasReported: boolean
  /** Null but for the team. */
  held: ApprovalReason | null
  /** The open ones, oldest first; null but for the team. */
  reports: ReportRow[] | null
}

type RawFacts = Record<'isMine' | 'isAlone' | 'isOpen' | 'isLive' | 'hasReported', boolean> & {
  id: string
  held: ApprovalReason | null
  reports: ReportRow[] | null
}

const reportJson = `json_build_object('id', r.id, 'reason', r.reason, 'note', r.note, 'createdAt', r.created_at, 'updatedAt', r.updated_at, 'reporter', ${personOf('r.reporter_id')})`
const reportsById = statement<{ report: ReportRow }>(
  'reports_by_id',
  `select ${reportJson} as report from report r where r.id = any($1::text[])`,
)
const columns = (
  alias: string,
  of: string,
  alone: string,
) => `coalesce(${alias}.author_id = $3::text, false) as "isMine", ${alias}.state in ('LIVE', 'PENDING') as "isOpen", ${alias}.state = 'LIVE' as "isLive",
  coalesce(${alias}.author_id = $3::text and ${alone}, false) as "isAlone", case when $4::boolean then ${alias}.held end as held,
  exists (select from report r where ${of} and r.resolved_at is null and r.reporter_id = $3::text) as "hasReported",
  case when $4::boolean then (select json_agg(${reportJson} order by r.created_at, r.id collate "C") from report r where ${of} and r.resolved_at is null) end as reports`
const facts = statement<RawFacts>(
  'post_facts',
  `select 'idea_' || i.number as id, ${columns('i', 'r.idea_number = i.number and r.comment_id is null', nobodyElseIn('i'))} from idea i where i.number = any($1::int[])
   union all
   select c.id, ${columns('c', 'r.idea_number = c.idea_number and r.comment_id = c.id', 'true')} from comment c where c.id = any($2::text[])`,
)

/** Facts of ideas and comments that the actor may read, by id. */
export async function findPostFacts(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<PostFacts[]> {
  // Visitors and banned people can do nothing; a page of 50 comments then costs no statement.
  if (!may(actor, 'report')) return ids.map(() => factsOf(actor, undefined))
  const numbers = ids
    .filter((id) => id.startsWith('idea_'))
    .map((id) => Number(id.slice('idea_'.length)))
  const { me, team } = reading(actor)
  const rows = await db.query(facts, [
    numbers,
    ids.filter((id) => id.startsWith('comment_')),
    me,
    team,
  ])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => factsOf(actor, found.get(id)))
}

/** Reports by id, in the order asked for; null for what does not exist, and to all but the team. */
export async function findReports(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(ReportRow | null)[]> {
  if (!may(actor, 'moderate')) return ids.map(() => null)
  const found = new Map(
    (await db.query(reportsById, [ids])).map(({ report }) => [report.id, report]),
  )
  return ids.map((id) => found.get(id) ?? null)
}

function factsOf(actor: Actor, raw: RawFacts | undefined): PostFacts {
  return {
    canDelete: may(actor, 'post') && raw?.isAlone === true && raw.isOpen,
    canEdit: may(actor, 'comment') && raw?.isMine === true && raw.isOpen,
    canReport: may(actor, 'report') && raw?.isMine === false && raw.isLive,
    hasReported: raw?.hasReported === true,
    held: raw?.held ?? null,
    reports: may(actor, 'moderate') ? (raw?.reports ?? []) : null,
  }
}

/** Loads what the reader may do to ideas and comments that they can see, by id. */
export const postFactLoaders = ({ db, actor }: Reader) => ({
  postFacts: new DataLoader<string, PostFacts>((ids) => findPostFacts(db, actor, ids)),
  /** Null but for the team. */
  reports: new DataLoader<string, ReportRow | null>((ids) => findReports(db, actor, ids)),
})
