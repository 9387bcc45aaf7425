import { statement, type Db } from '#server/db/database.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { hashOf } from './oneTimeLink.ts'

/** A one-time link, without its token. */
export interface Link {
  id: string
  name: string
  role: 'MEMBER' | 'COLLABORATOR' | 'ADMIN'
  /** The member whom it signs in again; null for a new one. */
  personId: string | null
  /**
   * The address that it was mailed to, which its holder has. Null for a link that was handed over.
   */
  email: string | null
}

const open = 'used_at is null and revoked_at is null and expires_at > now()'
const isLink = '(token_hash = $1 or handed_hash = $1)'
/** A link that was handed over is no proof of the address that the other one was mailed to. */
const columns = `id, name, role, person_id as "personId", case when token_hash = $1 then email end as email`
const use = statement<Link>(
  'link_use',
  `update invitation set used_at = now(), updated_at = now()
   where ${isLink} and kind = $2 and ${open} returning ${columns}`,
)
const look = statement<Link>(
  'link_look',
  `select ${columns} from invitation where ${isLink} and kind = 'MEMBER' and ${open}`,
)

/**
 * Uses a one-time link up, in the transaction of what it allows; of several at once one alone
 * succeeds. Refuses a used, expired or unknown one.
 */
export async function useLink(tx: Db, token: string, kind: 'OWNER' | 'MEMBER'): Promise<Link> {
  const [link] = await tx.query(use, [hashOf(token), kind])
  if (link) return link
  throw refuse(kind === 'OWNER' ? 'OWNER_LINK_USED' : 'LINK_USED', { field: 'token' })
}

/** A link as it stands, without using it; null for a used, revoked, expired or unknown one. */
export async function lookAtLink(db: Db, token: string): Promise<Link | null> {
  const [link] = await db.query(look, [hashOf(token)])
  return link ?? null
}
