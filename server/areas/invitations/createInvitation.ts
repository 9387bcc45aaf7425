import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Role } from '#server/kernel/actor.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { linkAddress, newToken } from './oneTimeLink.ts'

const DAYS = 7

const add = statement<never>(
  'invitation_add',
  `insert into invitation (id, kind, token_hash, name, role, expires_at, person_id) values ($1, 'MEMBER', $2, $3, $4, $5, $6)`,
)
const membersCalled = statement<Member>(
  'members_called',
  'select p.id, p.name, p.role from person p join auth_user u on u.person_id = p.id where p.name = $1 or p.id = $1 order by p.id',
)

interface Member {
  id: string
  name: string
  role: Role
}

/**
 * The person to invite: a name, or the id of a member. `isNew` makes another member even where one
 * of that name exists.
 */
export interface Invited {
  name: string
  role?: 'MEMBER' | 'COLLABORATOR' | 'ADMIN' | undefined
  isNew?: boolean | undefined
}

/** `member` is who is signed in again, or null where the link makes a new member. */
export interface Invitation {
  url: string
  expiresAt: string
  name: string
  member: { role: Role } | null
}

/**
 * A one-time link for seven days: it signs in the member of that name, who may have lost their
 * session, or makes one where there is none. Throws a Refusal for a name that
 * docs/RULES.md#validation does not allow, one that several members have, and a role for somebody
 * who has one. It is made on the machine of the server, as the audit log says.
 */
export async function createInvitation(
  db: Db,
  invited: Invited,
  publicUrl: string,
): Promise<Invitation> {
  const { name } = checkTexts({ name: { kind: 'personName', text: invited.name } })
  const member = invited.isNew === true ? null : await memberCalled(db, name)
  if (member !== null && invited.role !== undefined) {
    throw refuse('NAME_IS_MEMBER', { name: member.name })
  }
  const { token, hash } = newToken()
  const expiresAt = new Date(Date.now() + DAYS * 86_400_000).toISOString()
  const id = newId('invitation')
  const role = invited.role ?? 'MEMBER'
  await db.transaction(async (tx) => {
    await tx.query(add, [id, hash, member?.name ?? name, role, expiresAt, member?.id ?? null])
    await recordAudit(tx, 'invitation.created', {
      actorId: null,
      ...(member ? { subjectId: member.id } : { subjectId: id, changes: { role: [null, role] } }),
    })
  })
  return {
    url: linkAddress(publicUrl, token),
    expiresAt,
    name: member?.name ?? name,
    member: member && { role: member.role },
  }
}

async function memberCalled(db: Db, name: string): Promise<Member | null> {
  const [member, ...others] = await db.query(membersCalled, [name])
  if (member === undefined) return null
  if (others.length === 0) return member
  const all = [member, ...others].map(({ id, role }) => `${id} (${role.toLowerCase()})`)
  throw refuse('NAME_OF_SEVERAL', { name, count: all.length, ids: all.join(', ') })
}
