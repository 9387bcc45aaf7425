import {
  findImport,
  listImports,
  type ImportRow,
} from '#server/areas/importing/undo/listImports.ts'
import { decideUndo } from '#server/areas/importing/undo/requestUndo.ts'
import { undoImport } from '#server/areas/importing/undo/undoImport.ts'
import type { Command } from '#server/control/commands.ts'
import type { Db, OpenDatabase } from '#server/db/database.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { StartError } from '#server/lib/startError.ts'

const PAGE = 100

/** Lists all imports with their figures, the last one first. */
export const importsCommand: Command<{ db: OpenDatabase }> = async function* (
  _,
  { services: { db }, signal },
): AsyncGenerator<ImportRow> {
  for (let after: string | undefined, hasMore = true; hasMore && !signal.aborted;) {
    const page = await listImports(db, { first: PAGE, after: after ?? null })
    yield* page.rows
    const last = page.rows.at(-1)
    hasMore = page.hasNextPage && last !== undefined
    after = last && page.cursorOf(last)
  }
}

/** Takes an import back, beside a running server too; gives it as it is then. One that was begun goes on. */
export const undoImportCommand: Command<{ db: OpenDatabase }> = async function* (
  input,
  { services: { db }, signal },
): AsyncGenerator<ImportRow> {
  const { importId } = input as { importId: string }
  if ((await findImport(db, importId))?.state !== 'UNDOING') await decide(db, importId)
  await undoImport(db, importId, () => signal.aborted)
  const undone = await findImport(db, importId)
  if (undone !== null) yield undone
}

async function decide(db: Db, importId: string): Promise<void> {
  try {
    await db.transaction((tx) => decideUndo(tx, { importId, actorId: null }))
  } catch (error) {
    throw error instanceof Refusal ? new StartError(error.message) : error
  }
}
