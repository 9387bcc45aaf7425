import {
  NameNeeded,
  provingIdentity,
  type SignedIn,
  type SignIn,
} from '#server/areas/accounts/signInIdentity.ts'
import { requireOwnName } from '#server/areas/accounts/teamNames.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Role } from '#server/kernel/actor.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import type { Outcome } from '#server/kernel/command.ts'
import type { LockedPerson } from '#server/kernel/lockPeople.ts'
import { outranks } from '#server/kernel/permissions.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { linkHolder } from './linkHolder.ts'
import { lookAtLink, useLink, type Link } from './useLink.ts'

/**
 * The effect of a link: whom it signs in, with which role, and whether it has to ask for a name.
 */
export interface LinkPreview {
  name: string
  email: string | null
  role: Role
  needsName: boolean
}

const addPerson = statement<never>(
  'person_add',
  'insert into person (id, name, role) values ($1, $2, $3)',
)
const raise = statement<never>(
  'person_raise',
  'update person set role = $2, updated_at = now() where id = $1',
)
const noteWho = statement<never>(
  'invitation_note_who',
  'update invitation set person_id = $2 where id = $1',
)

/**
 * Uses an invitation's link: signs its member in, who is made where it names none. One that was
 * mailed proves its address: the account of that address is signed in, with the role raised and
 * never lowered, else a new one is made with it, which needs a name; until one is given the link is
 * not used up. One that was used meanwhile is refused, and so is a banned member.
 */
export async function acceptInvitation(
  db: Db,
  { token, name }: { token: string; name: string | null },
  signIn: SignIn,
): Promise<Outcome<SignedIn>> {
  return provingIdentity(db, async (tx) => {
    const { email } = (await lookAtLink(tx, token)) ?? {}
    // The same lock, and before the link's, as every other way to get an account by an address.
    if (email) await lockFor(tx, `account:${email}`)
    const link = await useLink(tx, token, 'MEMBER')
    const known = await linkHolder(tx, link)
    if (known) await raiseRole(tx, known, link)
    const person = known ?? (await addInvited(tx, link, name))
    await tx.query(noteWho, [link.id, person.id])
    const isNew = known === null && link.email !== null
    await signIn(tx, {
      id: person.id,
      name: person.name,
      ...(isNew && link.email !== null && { email: link.email }),
    })
    await recordEvent(tx, known ? 'invitation.accepted' : 'person.joined', {
      actorId: person.id,
      by: 'invitation',
      invitationId: link.id,
    })
    return { personId: person.id }
  })
}

/**
 * Gives the effect of a link without using it; null for a used, revoked, expired or unknown one.
 */
export async function previewInvitation(db: Db, token: string): Promise<LinkPreview | null> {
  const link = await lookAtLink(db, token)
  if (link === null) return null
  const known = await linkHolder(db, link)
  return {
    name: known?.name ?? link.name,
    email: link.email,
    role: known && !outranks(link.role, known.role) ? known.role : link.role,
    needsName: known === null && link.name === '',
  }
}

async function raiseRole(tx: Db, known: LockedPerson, link: Link): Promise<void> {
  if (known.banned) throw refuse('BANNED')
  if (link.email === null || !outranks(link.role, known.role)) return
  await tx.query(raise, [known.id, link.role])
  await recordEvent(tx, 'person.role_changed', {
    actorId: known.id,
    personId: known.id,
    from: known.role,
    to: link.role,
    invitationId: link.id,
  })
  await recordAudit(tx, 'person.role_changed', {
    actorId: known.id,
    subjectId: known.id,
    changes: { role: [known.role, link.role] },
  })
}

async function addInvited(
  tx: Db,
  link: Link,
  typed: string | null,
): Promise<{ id: string; name: string }> {
  // A link for a member who has deleted their account since makes nobody.
  if (link.personId !== null) throw refuse('INVITED_ACCOUNT_GONE', { field: 'token' })
  const given = link.name || typed
  if (given === null) throw new NameNeeded()
  const { name } = checkTexts({ name: { kind: 'personName', text: given } })
  // A name that the team gave to the invited is theirs to give.
  if (link.name === '') await requireOwnName(tx, name, null)
  const id = newId('user')
  await tx.query(addPerson, [id, name, link.role])
  // Only those who come into the team are noted; plain members are many.
  if (outranks(link.role, 'MEMBER'))
    await recordAudit(tx, 'person.joined', {
      actorId: id,
      subjectId: id,
      changes: { role: [null, link.role] },
    })
  return { id, name }
}
