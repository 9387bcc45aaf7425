import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { hashOf } from './oneTimeLink.ts'
import { refuse } from './refusal.ts'

interface Link {
  id: string
  name: string
  role: 'MEMBER' | 'COLLABORATOR' | 'ADMIN'
  /** The member whom it signs in again; null for a new one. */
  personId: string | null
}

const use = statement<Link>(
  'link_use',
  `update invitation set used_at = now(), updated_at = now()
   where token_hash = $1 and kind = $2 and used_at is null and expires_at > now() returning id, name, role, person_id as "personId"`,
)
const look = statement<{ name: string }>(
  'link_look',
  `select name from invitation where token_hash = $1 and kind = 'MEMBER' and used_at is null and expires_at > now()`,
)

/** Uses a one-time link up, in the transaction of what it allows; of several at once one alone succeeds. Refuses a used, expired or unknown one. */
export async function useLink(tx: Db, token: string, kind: 'OWNER' | 'MEMBER'): Promise<Link> {
  const [link] = await tx.query(use, [hashOf(token), kind])
  if (link) return link
  throw refuse('NOT_FOUND', kind === 'OWNER' ? 'This link does not work any more. Use the one that the server printed last.' : 'This link has been used or has expired. Ask for a new one.', 'token')
}

/** Whom a link would sign in, without using it; null for a used, expired or unknown one. */
export async function lookAtLink(db: Db, token: string): Promise<{ name: string } | null> {
  const [link] = await db.query(look, [hashOf(token)])
  return link ?? null
}
