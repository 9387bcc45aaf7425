import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface SwitchSynonymsCommand {
  actor: Actor & Member
  groupId: string
  isOn: boolean
  clientMutationId?: CallId | null
}

const lock = statement<{ words: string[]; isOff: boolean }>(
  'synonyms_lock_one',
  `select words, is_off as "isOff" from synonym_group where id = $1 and source = 'LEARNED' for update`,
)
const set = statement<never>(
  'synonyms_switch',
  'update synonym_group set is_off = $2, updated_at = now() where id = $1',
)

/**
 * Turns words off that merges taught to mean the same, or on again; they are not learned again
 * while it is off. Refused: a group that is gone, or the team's own, which are deleted instead.
 */
export async function switchSynonyms(
  db: Db,
  { actor, groupId, isOn, clientMutationId }: SwitchSynonymsCommand,
): Promise<Outcome<{ groupId: string }>> {
  const requires = () => requireMay(actor, 'manageSite')
  const call = { mutation: 'switchSynonyms', personId: actor.personId, clientMutationId, requires }
  return runCommand(db, call, async (tx) => {
    const [was] = await tx.query(lock, [groupId])
    if (!was) throw refuse('SYNONYMS_GONE', { field: 'groupId' })
    if (was.isOff !== isOn) return { groupId }
    await tx.query(set, [groupId, !isOn])
    await recordAudit(tx, 'synonyms.switched', {
      actorId: actor.personId,
      subjectId: groupId,
      subjectName: was.words.join(', '),
      changes: { on: [!isOn, isOn] },
    })
    return { groupId }
  })
}
