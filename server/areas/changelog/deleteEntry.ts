import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { lockEntry } from './lockEntry.ts'
import { callOf } from './saveEntry.ts'

export interface DeleteEntryCommand {
  actor: Actor & Member
  entryId: string
  clientMutationId?: CallId | null
}

const remove = statement<never>(
  'entry_delete',
  `with told as (delete from idea_event where kind = 'announced' and data->>'to' = $1
     and idea_number in (select coalesce(i.merged_into, i.number) from changelog_entry_idea l join idea i on i.number = l.idea_number where l.entry_id = $1))
   delete from changelog_entry where id = $1`,
)

/** Deletes a draft for good. Refused for an entry that is scheduled or published. */
export async function deleteEntry(
  db: Db,
  command: DeleteEntryCommand,
): Promise<Outcome<{ entryId: string }>> {
  const { actor, entryId } = command
  return runCommand(db, callOf('deleteChangelogEntry', command), async (tx) => {
    const { state, title } = await lockEntry(tx, entryId)
    if (state !== 'DRAFT') throw refuse('ENTRY_NO_DRAFT')
    await tx.query(remove, [entryId])
    await recordEvent(tx, 'changelog.deleted', { actorId: actor.personId, entryId })
    await recordAudit(tx, 'changelog.deleted', {
      actorId: actor.personId,
      subjectId: entryId,
      subjectName: title,
    })
    return { entryId }
  })
}
