import { statement, type Db } from '#server/db/database.ts'
import type { Role } from '#server/kernel/actor.ts'

const revoke = statement<never>(
  'invitations_revoke_of',
  `update invitation set revoked_at = now(), updated_at = now()
   where invited_by = $1 and used_at is null and revoked_at is null and not role = any($2::text[])`,
)

/** Revokes the open invitations that somebody sent, but for those to roles that they may still give. */
export async function revokeInvitationsOf(
  tx: Db,
  personId: string,
  stillGiven: readonly Role[],
): Promise<void> {
  await tx.query(revoke, [personId, stillGiven])
}
