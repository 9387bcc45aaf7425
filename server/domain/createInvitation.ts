import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { checkTexts } from './checkTexts.ts'
import { newToken } from './oneTimeLink.ts'

const DAYS = 7

const add = statement<never>(
  'invitation_add',
  `insert into invitation (id, kind, token_hash, name, role, expires_at) values ($1, 'MEMBER', $2, $3, $4, $5)`,
)

/**
 * A one-time link that signs a new member in, for seven days. Takes the member's name and role.
 * Throws a Refusal for a name that SPEC 4 does not allow.
 */
export async function createInvitation(
  db: Db,
  invited: { name: string; role?: 'MEMBER' | 'COLLABORATOR' | 'ADMIN' },
  publicUrl: string,
): Promise<{ url: string; expiresAt: string }> {
  const { name } = checkTexts({ name: { kind: 'personName', text: invited.name } })
  const { token, hash } = newToken()
  const expiresAt = new Date(Date.now() + DAYS * 86_400_000).toISOString()
  await db.query(add, [newId('invitation'), hash, name, invited.role ?? 'MEMBER', expiresAt])
  return { url: new URL(`/invitation?token=${token}`, publicUrl).href, expiresAt }
}
