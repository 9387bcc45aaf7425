import { findEmails } from '#server/areas/accounts/findEmails.ts'
import { revokeInvitationsOf } from '#server/areas/invitations/revokeInvitationsOf.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { lockPeople, type LockedPerson } from '#server/kernel/lockPeople.ts'
import { assignableRoles, requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { letter } from '#server/services/letters/letter.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'

export interface TransferCommand {
  actor: Actor & Member
  userId: string
  publicUrl: string
  clientMutationId?: string | null
}

const swap = statement<never>(
  'ownership_transfer',
  `update person set role = case when id = $1 then 'OWNER' else 'ADMIN' end, updated_at = now() where id in ($1, $2)`,
)

/** Makes somebody else the owner, and the owner an admin: there is exactly one at any time. Invitations that only an owner can send are revoked. Both are told by mail. */
export async function transferOwnership(
  db: Db,
  { actor, userId, publicUrl, clientMutationId }: TransferCommand,
): Promise<Outcome<{ userId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'transferOwnership',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'managePeople'),
    },
    async (tx) => {
      const { me, other } = await lockPeople(tx, actor, {
        act: 'ownSite',
        userId,
        oneself: 'You own this site already.',
      })
      if (other.banned)
        throw refuse('CONFLICT', `${other.name} is banned. Lift the ban first.`, 'userId')
      await tx.query(swap, [other.id, me.id])
      await revokeInvitationsOf(tx, me.id, assignableRoles({ ...actor, role: 'ADMIN' }))
      await recordEvent(tx, 'site.owner_changed', {
        actorId: me.id,
        personId: other.id,
        from: me.id,
        to: other.id,
        roleBefore: other.role,
      })
      await write(tx, {
        to: other,
        about: 'You own it now',
        sentence: (site) =>
          `${me.name} made you the owner of ${site}. You can change everything there, and transfer ownership yourself.`,
        publicUrl,
      })
      await write(tx, {
        to: me,
        about: 'The owner has changed',
        sentence: (site) => `${other.name} is the owner of ${site} now. You are an admin.`,
        publicUrl,
      })
      return { userId }
    },
  )
}

async function write(
  tx: Db,
  {
    to,
    about,
    sentence,
    publicUrl,
  }: { to: LockedPerson; about: string; sentence: (site: string) => string; publicUrl: string },
): Promise<void> {
  const [email] = await findEmails(tx, [to.id])
  if (!email) return
  const site = (await findSite(tx))?.name ?? 'Earshot'
  const url = new URL('/team/people', publicUrl).href
  const text = letter({
    site,
    heading: about,
    paragraphs: [sentence(site)],
    action: { label: 'See the people', url },
  })
  await queueMail(tx, { to: email, subject: `${site}: ${about.toLowerCase()}`, ...text })
}
