import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { isMember } from '#server/kernel/visibility.ts'

export interface TrustCommand {
  actor: Actor & Member
  personId: string
  trusted: boolean
  clientMutationId?: CallId | null
}

const lock = statement<{ trusted: boolean }>(
  'person_lock_trust',
  `select p.trusted from person p where p.id = $1 and ${isMember('p')} for no key update`,
)
/** It does not move `updated_at`, by which everybody could tell. */
const set = statement<never>('person_set_trusted', 'update person set trusted = $2 where id = $1')

/**
 * Sets whether what a member writes is shown without waiting for approval, whatever the site asks
 * for. What waits already stays there. Refused: who is no member.
 */
export async function setTrusted(
  db: Db,
  { actor, personId, trusted, clientMutationId }: TrustCommand,
): Promise<Outcome<{ personId: string }>> {
  const call = {
    mutation: 'setPersonTrusted',
    personId: actor.personId,
    clientMutationId,
    requires: () => requireMay(actor, 'moderate'),
  }
  return runCommand(db, call, async (tx) => {
    const [before] = await tx.query(lock, [personId])
    if (!before) throw refuse('PERSON_GONE', { field: 'userId' })
    if (before.trusted === trusted) return { personId }
    await tx.query(set, [personId, trusted])
    await recordAudit(tx, trusted ? 'person.trusted' : 'person.untrusted', {
      actorId: actor.personId,
      subjectId: personId,
    })
    return { personId }
  })
}
