import { forgetMoves } from '#server/areas/labels/forgetMoves.ts'
import { settleMerged } from '#server/areas/merging/settleMerged.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { pauseMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { ImportedComment, ImportedIssue } from '../items/shape.ts'
import {
  statedStatus,
  statusOf,
  timelineOf,
  type StatusIds,
  type TimelineEntry,
} from '../mapping/timeline.ts'
import { changesOf, newComments, takes, type Changes } from './changes.ts'
import { isMergedByImport } from './importedMerges.ts'
import type { PreparedIdea } from './prepare.ts'
import { commentColumns, commentRows, eventColumns, eventRows, type PersonOf } from './rows.ts'
import type { Tags } from './tags.ts'

/** The records that an earlier import made of an issue. */
export interface Present {
  number: number
  createdAt: string
  statusId: string
  importedVotes: number
  title: string
  body: string
  /** Whether somebody edited its title or text here, which then stand. */
  isEdited: boolean
  /** Whether the team deleted it, or its comments for good. */
  isDeleted: boolean
  goneComments: ReadonlySet<string>
  /** The ids of its tags. */
  tags: ReadonlySet<string>
  tagsAreOurs: boolean
  /** Hashes of the texts of its comments, and their reactions there; `isOurs` where somebody edited or moderated it here. */
  comments: Map<string, { hash: string; isOurs: boolean; reactions: Record<string, number> | null }>
  events: Set<string>
  /** Its source's statement of its status when that was taken; null: it was imported before that was kept. */
  statedStatus: string | null
  /** Whether somebody changed the status here, which then stands. */
  statusIsOurs: boolean
  boardId: string
  /** The board that its source named when that was taken, null where it named none; undefined: it was imported before that was kept. */
  statedBoard: string | null | undefined
  /** Whether somebody put it on another board here, where it then stays. */
  boardIsOurs: boolean
  /** Whether an import merged it as a duplicate, and nobody has decided otherwise. */
  isMergedByImport: boolean
}

interface PresentRow {
  number: number
  created_at: string
  status_id: string
  imported: number
  title: string
  body: string
  edited: boolean
  deleted: boolean
  gone: string[]
  stated: string | null
  tags: string[]
  tags_ours: boolean
  comments: Record<
    string,
    [hash: string, isOurs: boolean, reactions: Record<string, number> | null]
  > | null
  events: string[]
  ours: boolean
  board_id: string
  stated_board: { name: string | null } | null
  board_ours: boolean
  merged: boolean
}

const find = statement<PresentRow>(
  'import_idea_find',
  `select number, created_at, status_id, coalesce((select count - merged from imported_vote where idea_number = i.number and source = $3), 0) as imported,
     title, body, exists (select from idea_edit e where e.idea_number = i.number) as edited,
     state = 'DELETED' as deleted, source_status as stated,
     array(select comment_key from import_gone g where g.source = i.source and g.issue_key = i.source_key) as gone,
     array(select tag_id from idea_tag x where x.idea_number = i.number) as tags,
     exists (select from idea_event where idea_number = i.number and source_key is null and kind in ('tagged', 'untagged')) as tags_ours,
     (select json_object_agg(c.source_key, json_build_array(md5(c.body), c.state <> 'LIVE' or exists (select from comment_edit e where e.comment_id = c.id), c.imported_reactions))
       from comment c where c.idea_number = i.number and c.source_key is not null) as comments,
     array(select source_key from idea_event where idea_number = i.number and source_key is not null) as events,
     exists (select from idea_event where idea_number = i.number and source_key is null and kind = 'status_changed') as ours,
     board_id, (select json_build_object('name', data->>'board') from idea_event where idea_number = i.number and source_key = 'posted' and data ? 'board') as stated_board,
     exists (select from idea_event where idea_number = i.number and source_key is null and kind = 'moved') as board_ours,
     ${isMergedByImport} as merged
   from idea i where source = $1 and source_key = $2`,
)
/** With what it is merged into. */
const lock = statement<{ number: number; mergedInto: number | null }>(
  'import_idea_lock',
  'select number, merged_into as "mergedInto" from idea where number = $1 or number = (select merged_into from idea where number = $1) order by number for update',
)
export const addComments = statement<never>(
  'import_comments_add',
  `insert into comment (id, idea_number, author_id, body, body_html, source, source_key, imported_reactions, edited_at, created_at, updated_at, import_id)
   select c.id, $1, c.author_id, c.body, c.body_html, $2, c.key, c.reactions, c.edited_at, c.created_at, coalesce(c.edited_at, c.created_at), $4
   from json_to_recordset($3::json) as c(${commentColumns})`,
)
const addEvents = statement<never>(
  'import_events_add',
  `insert into idea_event (id, idea_number, actor_id, kind, data, source_key, created_at)
   select e.id, $1, e.actor_id, e.kind, e.data, e.key, e.created_at from json_to_recordset($2::json) as e(${eventColumns})`,
)
const setVotes = statement<never>(
  'import_votes_set',
  `insert into imported_vote (idea_number, source, count) values ($1, $2, $3) on conflict (idea_number, source) do update set count = excluded.count + imported_vote.merged`,
)
const dropVotes = [
  statement<never>(
    'import_votes_drop',
    'delete from imported_vote where idea_number = $1 and source = $2 and merged = 0',
  ),
  statement<never>(
    'import_votes_drop_own',
    'update imported_vote set count = merged where idea_number = $1 and source = $2',
  ),
]
const settle = statement<never>(
  'import_idea_settle',
  `update idea set comment_count = comment_count + $2, trend = $3, last_activity_at = greatest(last_activity_at, $4), updated_at = greatest(updated_at, $5),
     imported_vote_count = (select coalesce(sum(count), 0) from imported_vote where idea_number = $1),
     source_status = $8, status_id = $6, status_changed_at = case when status_id = $6 then status_changed_at else $7::timestamptz end
   where number = $1`,
)

/** Gives the records of an issue that are here, or null where it was never imported. */
export async function findPresent(
  db: Db,
  issue: Pick<ImportedIssue, 'source' | 'tracker' | 'key'>,
): Promise<Present | null> {
  const [row] = await db.query(find, [issue.source, issue.key, issue.tracker])
  if (!row) return null
  return {
    number: row.number,
    createdAt: row.created_at,
    statusId: row.status_id,
    importedVotes: row.imported,
    title: row.title,
    body: row.body,
    isEdited: row.edited,
    isDeleted: row.deleted,
    goneComments: new Set(row.gone),
    tags: new Set(row.tags),
    tagsAreOurs: row.tags_ours,
    comments: new Map(
      Object.entries(row.comments ?? {}).map(([key, [hash, isOurs, reactions]]) => [
        key,
        { hash, isOurs, reactions },
      ]),
    ),
    events: new Set(row.events),
    statedStatus: row.stated,
    statusIsOurs: row.ours,
    boardId: row.board_id,
    statedBoard: row.stated_board?.name,
    boardIsOurs: row.board_ours,
    isMergedByImport: row.merged,
  }
}

/** Locks an idea with what it is merged into, and gives that. */
export async function lockWithTarget(tx: Db, number: number): Promise<number | null> {
  const locked = await tx.query(lock, [number])
  return locked.find((one) => one.number === number)?.mergedInto ?? null
}

/** The news at the source of an issue that is here. */
export interface News {
  comments: ImportedComment[]
  timeline: TimelineEntry[]
  importedVotes: number
  statusId: string
  changes: Changes
  /** When it got its status, where no event of the source says so. */
  movedAt: string | null
  /** Whether there is nothing to write. */
  isNothing: boolean
}

/** Gives the parts of an issue that are not here yet, and what changed at the source. `tags`: what its labels are here. */
export function newsOf(
  issue: ImportedIssue,
  present: Present,
  { tags, isTold, ...statuses }: StatusIds & { tags: Tags; isTold: boolean },
): News {
  const comments = newComments(issue, present)
  const timeline = timelineOf(issue, statuses).filter((entry) => !present.events.has(entry.key))
  const importedVotes =
    issue.reactions === null ? present.importedVotes : (issue.reactions['+1'] ?? 0)
  const statusId = statusOf(issue, statuses)
  const changes = changesOf(issue, present, { statusId, importedVotes, tags, isTold })
  const isMoved = takes(changes, 'status')
  // A source that tells of no events says of a status only what it is now.
  const isUntold = isMoved && !timeline.some((entry) => entry.kind === 'status_changed')
  const movedAt = isUntold ? timeOfMove(issue) : null
  if (movedAt !== null)
    timeline.push(statusEntry(movedAt, { from: present.statusId, to: statusId }))
  return {
    comments,
    timeline,
    importedVotes,
    statusId: isMoved ? statusId : present.statusId,
    changes,
    movedAt,
    isNothing:
      comments.length + timeline.length === 0 &&
      importedVotes === present.importedVotes &&
      !changes.all.some(({ isTaken }) => isTaken),
  }
}

/** A source that tells no time of a change has it between two imports. */
function timeOfMove({ closed, closedAt, updatedAt, createdAt }: ImportedIssue): string {
  if (closed && closedAt !== null) return closedAt
  return updatedAt > createdAt ? updatedAt : new Date().toISOString()
}

function statusEntry(at: string, data: { from: string; to: string }): TimelineEntry {
  return { key: `status:${at}`, kind: 'status_changed', actor: null, at, data }
}

/** Adds to an idea what is new at its source, given by `newsOf`. */
export async function updateIdea(
  tx: Db,
  idea: PreparedIdea,
  present: Present,
  { personOf, importId }: { personOf: PersonOf; importId: string },
): Promise<void> {
  const { number } = present
  const isMoved = idea.statusId !== present.statusId
  await pauseMerges(tx)
  const target = await lockWithTarget(tx, number)
  if (idea.comments.length > 0)
    await tx.query(addComments, [
      number,
      idea.issue.source,
      commentRows(idea.comments, idea.issue.key, personOf),
      importId,
    ])
  if (idea.timeline.length > 0)
    await tx.query(addEvents, [number, eventRows(idea.timeline, personOf)])
  if (idea.importedVotes > 0)
    await tx.query(setVotes, [number, idea.issue.tracker, idea.importedVotes])
  else if (present.importedVotes > 0)
    for (const step of dropVotes) await tx.query(step, [number, idea.issue.tracker])
  if (isMoved) await forgetMoves(tx, 'status', { ideaNumber: number })
  const stated = statedStatus(idea.issue)
  const rank = await computedTrend(tx, { number, createdAt: idea.issue.createdAt })
  await tx.query(settle, [
    number,
    idea.comments.length,
    rank,
    idea.lastActivityAt,
    idea.issue.updatedAt,
    idea.statusId,
    idea.statusSince,
    isMoved ? stated : (present.statedStatus ?? stated),
  ])
  if (target !== null) await settleMerged(tx, target)
}
