import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { unlinkedLetter } from '#server/services/letters/signInLetters.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'
import type { SignInProvider } from '#server/services/session/provider.ts'
import { findEmails } from './findEmails.ts'
import { findProviderLinks } from './findProviderLinks.ts'

interface ProviderLinkCommand {
  actor: Actor & Member
  linkId: string
  /** Whether it is to sign them in. */
  linked: boolean
  /** Those that are set up. */
  providers: readonly SignInProvider[]
  clientMutationId?: CallId | null
}

/** Two that are unlinked at once wait for each other: one of them may be the last. */
const lock = statement<never>(
  'provider_links_lock',
  'select id from auth_user where person_id = $1 for no key update',
)
const identityOf = statement<{ key: string }>(
  'provider_link_identity',
  `select 'account:' || provider_id || ':' || account_id as key from auth_account where id = $1`,
)
const isTaken = statement<{ id: string }>(
  'provider_link_taken',
  `select a.id from auth_account a join auth_account own on own.id = $1
   where a.provider_id = own.provider_id and a.account_id = own.account_id and a.id <> own.id and a.unlinked_at is null limit 1`,
)
const change = statement<never>(
  'provider_link_set',
  'update auth_account set unlinked_at = case when $2 then null else now() end, updated_at = now() where id = $1',
)

/**
 * Unlinks a provider's identity from an account, or links it again. It stays known, so that its
 * address does not link it anew. Refused for the last way in, and for an identity that has an
 * account of its own by now.
 */
export async function setProviderLink(
  db: Db,
  { actor, linkId, linked, providers, clientMutationId }: ProviderLinkCommand,
): Promise<Outcome<true>> {
  const { personId } = actor
  return runCommand<true>(
    db,
    { mutation: 'setProviderLink', personId, clientMutationId },
    async (tx) => {
      await tx.query(lock, [personId])
      const links = await findProviderLinks(tx, personId, providers)
      const link = links.find(({ id }) => id === linkId)
      if (!link) throw refuse('PROVIDER_LINK_GONE', { field: 'linkId' })
      if ((link.unlinkedAt === null) === linked) return true
      if (linked) await requireFree(tx, linkId)
      else if (link.isLastWay) throw refuse('LAST_WAY_IN', { field: 'linkId' })
      await tx.query(change, [linkId, linked])
      const kind = linked ? 'account.linked' : 'account.unlinked'
      await recordEvent(tx, kind, { actorId: personId, provider: link.name })
      if (!linked) await tellOfUnlink(tx, personId, link.name)
      return true
    },
  )
}

/** The same lock as that of signing in with it, which makes an account where there is no link. */
async function requireFree(tx: Db, linkId: string): Promise<void> {
  const [identity] = await tx.query(identityOf, [linkId])
  if (identity) await lockFor(tx, identity.key)
  if ((await tx.query(isTaken, [linkId])).length > 0)
    throw refuse('PROVIDER_LINK_TAKEN', { field: 'linkId' })
}

async function tellOfUnlink(tx: Db, personId: string, provider: string): Promise<void> {
  const [email = null] = await findEmails(tx, [personId])
  if (email === null) return
  await queueMail(tx, { to: email, ...unlinkedLetter(await findNamedSite(tx), provider) })
}
