import { forgetMentions } from '#server/areas/mentions/mentions.ts'
import { deletePosts } from '#server/areas/posts/deletePosts.ts'
import { lockIdeasOf } from '#server/areas/posts/lockIdeasOf.ts'
import { unassign } from '#server/areas/posts/unassign.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { may } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { goodbyeLetter } from '#server/services/letters/goodbyeLetter.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'
import { findEmails } from './findEmails.ts'

export interface DeleteAccountCommand {
  actor: Actor & Member
  /** Whether what they wrote goes as well; else it stays under "Deleted user". */
  deletePosts: boolean
  clientMutationId?: CallId | null
}

const lock = statement<{ role: Role }>(
  'account_lock',
  'select role from person where id = $1 and deleted_at is null for no key update',
)
/** Sessions and links to other ways of signing in go with the account. */
const removeAccount = statement<never>(
  'account_remove',
  'delete from auth_user where person_id = $1',
)
const empty = statement<never>(
  'account_empty',
  `update person set name = '', avatar = null, segment = null, role = 'MEMBER', source = null, source_key = null, deleted_at = now(), updated_at = now() where id = $1`,
)
const unread = statement<never>('account_unread', 'delete from idea_read where person_id = $1')
/** Notifications go with their groups, but for those that only mail was to tell. */
const untell = statement<never>(
  'account_untell',
  `with groups as (delete from notification_group where recipient_id = $1),
     preferences as (delete from notification_preference where person_id = $1),
     settings as (delete from notification_setting where person_id = $1),
     mutes as (delete from idea_mute where person_id = $1)
   delete from notification where recipient_id = $1`,
)
const unfollow = statement<never>('account_unfollow', 'delete from follow where person_id = $1')
const unsubscribe = statement<never>(
  'account_unsubscribe',
  'delete from changelog_subscription where person_id = $1',
)
const forgetMutations = statement<never>(
  'account_forget_mutations',
  'delete from idempotency where person_id = $1',
)
const forgetProofs = statement<never>(
  'account_forget_proofs',
  `delete from auth_verification where strpos(identifier, $1) > 0 or right(identifier, length($2) + 1) = ':' || $2`,
)
const forgetMail = statement<never>(
  'account_forget_mail',
  `with allowed as (delete from mail_suppression where address = $1)
   delete from mail where recipient = $1`,
)
const forgetInvitations = statement<never>(
  'account_forget_invitations',
  `update invitation set name = '', email = null, updated_at = now(), revoked_at = case when used_at is null then coalesce(revoked_at, now()) else revoked_at end
   where person_id = $1 or email = $2`,
)
/** The segments that the team has put them in. */
const forgetSegment = statement<never>(
  'account_forget_segment',
  `update audit_event set from_value = null, to_value = null where subject_id = $1 and field = 'segment'`,
)
/** Those that they never posted. */
const forgetImages = statement<never>(
  'account_forget_images',
  'update image set keep_until = now() where owner_id = $1 and keep_until is not null',
)
const forgetInviter = statement<never>(
  'account_forget_inviter',
  'update invitation set invited_by = null where invited_by = $1',
)

/**
 * Deletes an account (docs/RULES.md#states): address, name, picture, sessions, ways to sign in and
 * follows are gone at once, and the address is free again. The person stays as a row without a
 * name, so that votes stay counted and replies keep their place. Refused for the owner, who hands
 * the site over first.
 */
export async function deleteAccount(
  db: Db,
  { actor, deletePosts: withPosts, clientMutationId }: DeleteAccountCommand,
): Promise<Outcome<true>> {
  const { personId } = actor
  return runCommand<true>(
    db,
    { mutation: 'deleteAccount', personId, clientMutationId },
    async (tx) => {
      const [person] = await tx.query(lock, [personId])
      if (!person) throw refuse('ACCOUNT_DELETED')
      if (may({ ...actor, role: person.role, banned: false }, 'ownSite')) {
        throw refuse('OWNER_STAYS')
      }
      const [email = null] = await findEmails(tx, [personId])
      await lockIdeasOf(tx, personId)
      if (withPosts) await deletePosts(tx, personId)
      await unassign(tx, personId)
      await forgetMentions(tx, personId)
      for (const step of [
        removeAccount,
        unfollow,
        unread,
        untell,
        unsubscribe,
        forgetMutations,
        forgetSegment,
        forgetInviter,
        forgetImages,
      ])
        await tx.query(step, [personId])
      await tx.query(forgetProofs, [personId, email ?? personId])
      await tx.query(forgetInvitations, [personId, email])
      await tx.query(empty, [personId])
      await recordEvent(tx, 'account.deleted', { actorId: personId, posts: withPosts })
      if (email !== null) await sayGoodbye(tx, email, withPosts)
      return true
    },
  )
}

async function sayGoodbye(tx: Db, email: string, withPosts: boolean): Promise<void> {
  await tx.query(forgetMail, [email])
  await queueMail(tx, { to: email, ...goodbyeLetter(await findNamedSite(tx), withPosts) })
}
