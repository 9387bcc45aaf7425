import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { personReadable } from '#server/kernel/visibility.ts'

export interface SegmentCommand {
  actor: Actor & Member
  personId: string
  /** An empty one takes it away. */
  segment: string
  clientMutationId?: CallId | null
}

const lock = statement<{ segment: string | null }>(
  'person_lock_segment',
  `select p.segment from person p where p.id = $1 and ${personReadable()} for no key update`,
)
/** It does not move `updated_at`, by which everybody could tell. */
const set = statement<never>('person_set_segment', 'update person set segment = $2 where id = $1')

/**
 * Sets the group of customers that a person belongs to, also of one who is known from an import
 * alone. Refused: a text against the rules, guests, and who is not there any more.
 */
export async function setSegment(
  db: Db,
  { actor, personId, segment, clientMutationId }: SegmentCommand,
): Promise<Outcome<{ personId: string }>> {
  const call = {
    mutation: 'setPersonSegment',
    personId: actor.personId,
    clientMutationId,
    requires: () => requireMay(actor, 'moderate'),
  }
  return runCommand(db, call, async (tx) => {
    const checked = checkTexts({ segment: { kind: 'segment', text: segment } })
    const wanted = checked.segment === '' ? null : checked.segment
    const [before] = await tx.query(lock, [personId])
    if (!before) throw refuse('PERSON_GONE', { field: 'userId' })
    if (before.segment === wanted) return { personId }
    await tx.query(set, [personId, wanted])
    await recordAudit(tx, 'person.changed', {
      actorId: actor.personId,
      subjectId: personId,
      changes: { segment: [before.segment, wanted] },
    })
    return { personId }
  })
}
