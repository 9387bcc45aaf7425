import { checkEmail, normaliseEmail } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { lockInviter, type LockedPerson } from '#server/kernel/lockPeople.ts'
import { assignableRoles, requireMay } from '#server/kernel/permissions.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { reasonFor, Refusal, refuse } from '#server/kernel/refusal.ts'
import { countInvitations } from './countInvitations.ts'
import { mailInvitation } from './mailInvitation.ts'
import { newToken } from './oneTimeLink.ts'

export interface InviteCommand {
  actor: Actor & Member
  emails: readonly string[]
  role: Role
  publicUrl: string
  clientMutationId?: CallId | null
}

const add = statement<never>(
  'invitation_mail_add',
  `insert into invitation (id, kind, token_hash, role, expires_at, email, invited_by) values ($1, 'MEMBER', $2, $3, now() + make_interval(days => $4), $5, $6)`,
)
const revokeOlder = statement<never>(
  'invitations_revoke_older',
  `update invitation set revoked_at = now(), updated_at = now() where email = any($1::text[]) and used_at is null and revoked_at is null`,
)
const invitedHigher = statement<{ email: string }>(
  'invitations_higher',
  `select distinct email from invitation where email = any($1::text[]) and used_at is null and revoked_at is null and expires_at > now() and not role = any($2::text[]) order by email`,
)
const membersBy = statement<{ name: string; email: string; banned: boolean }>(
  'members_by_email',
  `select p.name, u.email, p.banned_at is not null as banned from auth_user u join person p on p.id = u.person_id where u.email = any($1::text[]) order by u.email collate "C"`,
)

/**
 * Invites up to 30 addresses to a role below the actor's: all of them or none. Each gets a letter
 * with a link for seven days; an address that was invited before gets a new one in place of the
 * older. Refused: what is no address, who is a member already, and who was invited to a role that
 * the actor cannot give, each named.
 */
export async function invitePeople(
  db: Db,
  { actor, publicUrl, clientMutationId, ...wish }: InviteCommand,
): Promise<Outcome<{ invitationIds: string[] }>> {
  return runCommand(
    db,
    {
      mutation: 'invitePeople',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const me = await lockInviter(tx, actor, wish.role)
      const emails = checked(wish.emails)
      // One after another: what is open for an address is decided before the next one asks.
      await lockFor(tx, 'invitations')
      await refuseMembers(tx, emails)
      await refuseInvitedHigher(tx, emails, assignableRoles({ ...actor, role: me.role }))
      await countInvitations(tx, me.id, emails.length)
      await tx.query(revokeOlder, [emails])
      const invitationIds: string[] = []
      for (const email of emails)
        invitationIds.push(await invite(tx, { email, role: wish.role, me, publicUrl }))
      return { invitationIds }
    },
  )
}

function checked(typed: readonly string[]): string[] {
  const emails = [...new Set(typed.map(normaliseEmail))].filter((email) => email !== '')
  const { atOnce } = limits.invitations
  if (emails.length === 0) throw refuse('INVITE_NOBODY', { field: 'emails' })
  if (emails.length > atOnce)
    throw refuse('INVITE_TOO_MANY', { field: 'emails', limit: atOnce, given: emails.length })
  const bad = emails.flatMap((email) => {
    const problem = checkEmail(email)
    const address = shortened(email)
    return problem
      ? [reasonFor('INVITE_WRONG_ADDRESS', { field: 'emails', address, ...problem })]
      : []
  })
  if (bad.length > 0) throw new Refusal(bad)
  return emails
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

async function refuseMembers(tx: Db, emails: readonly string[]): Promise<void> {
  const members = await tx.query(membersBy, [emails])
  if (members.length === 0) return
  throw new Refusal(
    members.map(({ name, email, banned }) =>
      reasonFor(banned ? 'INVITED_IS_BANNED' : 'INVITED_IS_MEMBER', {
        field: 'emails',
        name,
        email,
      }),
    ),
  )
}

/** An admin takes back no invitation of the owner's by sending a lower one. */
async function refuseInvitedHigher(
  tx: Db,
  emails: readonly string[],
  given: readonly Role[],
): Promise<void> {
  const higher = await tx.query(invitedHigher, [emails, given])
  if (higher.length > 0)
    throw new Refusal(
      higher.map(({ email }) => reasonFor('INVITED_HIGHER', { field: 'emails', email })),
    )
}

async function invite(
  tx: Db,
  {
    email,
    role,
    me,
    publicUrl,
  }: { email: string; role: Role; me: LockedPerson; publicUrl: string },
): Promise<string> {
  const id = newId('invitation')
  const { token, hash } = newToken()
  await tx.query(add, [id, hash, role, limits.invitations.days, email, me.id])
  await mailInvitation(tx, { email, role, inviter: me.name, token, publicUrl })
  await recordEvent(tx, 'invitation.sent', { actorId: me.id, invitationId: id, to: role })
  const changes = { role: [null, role] } as const
  await recordAudit(tx, 'invitation.sent', { actorId: me.id, subjectId: id, changes })
  return id
}
