import { statement, type Db } from '#server/db/database.ts'

const lockBoards = statement<{ id: string }>(
  'import_undo_lock_boards',
  'select id from board where import_id = $1 and deleted_at is null order by position, id for update',
)
const lockStatuses = statement<{ id: string }>(
  'import_undo_lock_statuses',
  'select id from status where import_id = $1 and deleted_at is null for update',
)
/** Of boards that were read after the lock: those that nothing is on or names. One is left in any case: the first. */
const removeBoards = statement<{ id: string }>(
  'import_undo_boards',
  `delete from board b where b.id = any($1::text[]) and b.updated_at = b.created_at
     and not exists (select from idea i where i.board_id = b.id) and not exists (select from board d where d.deleted_into = b.id)
     and not exists (select from board_address a where a.board_id = b.id)
     and not exists (select from idea_event e where e.kind = 'moved' and b.id in (e.data->>'from', e.data->>'to'))
     and (b.id <> ($1::text[])[1] or exists (select from board o where o.deleted_at is null and o.id <> all($1::text[])))
   returning b.id`,
)
const removeStatuses = statement<{ id: string }>(
  'import_undo_statuses',
  `delete from status s where s.id = any($1::text[]) and s.updated_at = s.created_at
     and not exists (select from idea i where i.status_id = s.id) and not exists (select from status d where d.deleted_into = s.id)
     and not exists (select from changelog_entry c where c.move_to = s.id)
     and not exists (select from idea_event e where e.kind = 'status_changed' and s.id in (e.data->>'from', e.data->>'to'))
   returning s.id`,
)

/** The numbers of boards and statuses that went with an import that had made them, and of those that stay. */
export interface Places {
  readonly boards: number
  readonly boardsKept: number
  readonly statuses: number
  readonly statusesKept: number
}

/** Removes the boards and statuses that an import made, and that nobody uses or has changed. */
export async function removePlaces(tx: Db, importId: string): Promise<Places> {
  const boards = (await tx.query(lockBoards, [importId])).map(({ id }) => id)
  const boardsGone = (await tx.query(removeBoards, [boards])).length
  const statuses = (await tx.query(lockStatuses, [importId])).map(({ id }) => id)
  const statusesGone = (await tx.query(removeStatuses, [statuses])).length
  return {
    boards: boardsGone,
    boardsKept: boards.length - boardsGone,
    statuses: statusesGone,
    statusesKept: statuses.length - statusesGone,
  }
}
