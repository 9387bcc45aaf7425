import { createHash } from 'node:crypto'
import type { Role } from '#server/kernel/actor.ts'
import type { SiteRow } from '#server/kernel/rows.ts'

/** The facts that decide what somebody may do and see as a whole. */
export interface Access {
  personId: string | null
  role: Role | null
  banned: boolean
  site: Pick<SiteRow, 'visibility' | 'guestVoting' | 'signUp' | 'moderation'> | null
}

/**
 * Changes whenever what somebody may do or see as a whole changes: who they are, their role, a ban,
 * and how open the site is. Tells none of them. Who is banned has what a visitor has.
 */
export function accessVersion({ personId, role, banned, site }: Access): string {
  const who = role === null || banned ? [] : [personId, role]
  const openness = site && [site.visibility, site.guestVoting, site.signUp, site.moderation]
  return createHash('sha256')
    .update(JSON.stringify([who, openness]))
    .digest('base64url')
    .slice(0, 16)
}
