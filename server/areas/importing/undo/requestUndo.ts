import path from 'node:path'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { isAbandoned, isShared } from '../holdImport.ts'
import { findImport } from './listImports.ts'
import { undoImport } from './undoImport.ts'

const begin = statement<{ source: string }>(
  'import_undo_begin',
  `update import_job set state = 'UNDOING', updated_at = now() where id = $1
   and (state in ('FINISHED', 'STOPPED', 'CUT') or ${isAbandoned('$2')}) returning source`,
)
const due = statement<{ id: string }>(
  'import_undo_due',
  `select id from import_job where state = 'UNDOING' order by created_at`,
)

/** Decides that an import is to be taken back; gives its source. Refuses one that still runs, or was taken back. */
export async function beginUndo(db: Db, importId: string): Promise<string> {
  const [begun] = await db.query(begin, [importId, isShared(db)])
  if (begun) return begun.source
  const found = await findImport(db, importId)
  if (found === null) throw refuse('IMPORT_GONE', { field: 'importId' })
  throw refuse(found.state === 'RUNNING' ? 'IMPORT_RUNS' : 'IMPORT_UNDONE', { field: 'importId' })
}

/** Decides that an import is to be taken back, and notes in the audit log who did; null: a program on the server's machine. */
export async function decideUndo(
  tx: Db,
  { importId, actorId }: { importId: string; actorId: string | null },
): Promise<void> {
  const source = await beginUndo(tx, importId)
  const subjectName = path.basename(source)
  await recordAudit(tx, 'import.undone', { actorId, subjectId: importId, subjectName })
}

/** Lets the server take an import back, which it does within seconds, and after a restart. */
export async function requestUndo(
  db: Db,
  call: { actor: Actor & Member; importId: string; clientMutationId?: CallId | null },
): Promise<Outcome<{ importId: string }>> {
  const { actor, importId, clientMutationId } = call
  return runCommand(
    db,
    {
      mutation: 'undoImport',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await decideUndo(tx, { importId, actorId: actor.personId })
      return { importId }
    },
  )
}

/** Takes back the imports for which that was decided. */
export async function undoDue(db: Db, isStopped: () => boolean): Promise<void> {
  for (const { id } of await db.query(due)) if (!isStopped()) await undoImport(db, id, isStopped)
}
