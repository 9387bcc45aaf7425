import { normaliseEmail } from '#rules/email.ts'
import { statement, type Db } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { refusalsAsErrors, runCommand, type Outcome } from '#server/kernel/command.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { recordEventSql } from '#server/kernel/recordEvent.ts'
import { refuse, type Refusal } from '#server/kernel/refusal.ts'
import { requireEmail } from '#server/kernel/wrongText.ts'
import {
  changedLetter,
  newAddressLetter,
  oldAddressLetter,
} from '#server/services/letters/emailChangeLetters.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'
import { sendCode, useCode, type CodeSending, type CodeUse } from './codes.ts'
import { endOtherSessions } from './endSessions.ts'
import { findEmails } from './findEmails.ts'
import { requireAllowedDomain } from './requireAllowedDomain.ts'

/**
 * A change of address that was asked for, with the codes that were right already: a right one is
 * used up and need not be right again beside a wrong one.
 */
interface Wish {
  email: string
  proven: readonly string[]
}

interface Codes {
  newCode: string
  oldCode: string | null
}

const hasAccount = statement<{ id: string }>(
  'email_change_taken',
  'select id from auth_user where email = $1',
)
const forgetWish = statement<never>(
  'email_change_forget',
  'delete from auth_verification where identifier = $1',
)
const keepWish = statement<never>(
  'email_change_keep',
  'insert into auth_verification (id, identifier, value, expires_at) values ($1, $2, $3, $4)',
)
const findWish = statement<{ value: string }>(
  'email_change_find',
  'select value from auth_verification where identifier = $1 and expires_at > now()',
)
const noteWish = statement<never>(
  'email_change_note',
  'update auth_verification set value = $2, updated_at = now() where identifier = $1',
)
const change = statement<never>(
  'email_change',
  `with changed as (update auth_user set email = $2, email_verified = true, updated_at = now() where person_id = $1 returning person_id)
   ${recordEventSql('account.email_changed', { actorId: 'person_id' })} from changed`,
)
/** Confirmations of one person wait for each other, and for the deletion of the account. */
const lockPerson = statement<never>(
  'email_change_lock',
  'select id from person where id = $1 for no key update',
)

const wishOf = (personId: string) => `email-change:${personId}`

/**
 * The first step of a change of address: sends a code to the new one and, where there is one, to
 * the old one. An address that has an account of its own gets a mail that says so, and the answer
 * is the same.
 */
export async function requestEmailChange(
  parts: CodeSending,
  actor: Actor & Member,
  address: string,
): Promise<Outcome<{ expiresAt: string; needsOldCode: boolean }>> {
  const { db } = parts
  return refusalsAsErrors(async () => {
    requireEmail(address)
    const email = normaliseEmail(address)
    const [old = null] = await findEmails(db, [actor.personId])
    if (email === old) throw refuse('EMAIL_IS_YOURS', { field: 'email' })
    if (old !== null) await requireAllowedDomain(db, old, email)
    const site = await findNamedSite(db)
    const of = actor.personId
    const { expiresAt } = await sendCode(parts, {
      purpose: 'change-email-new',
      email,
      of,
      isUsable: async (tx) => (await tx.query(hasAccount, [email])).length === 0,
      write: ({ code }, isUsable) => newAddressLetter(site, isUsable ? code : null),
    })
    if (old !== null)
      await sendCode(parts, {
        purpose: 'change-email-old',
        email: old,
        of,
        write: ({ code }) => oldAddressLetter(site, code, email),
      })
    await db.transaction(async (tx) => {
      await tx.query(forgetWish, [wishOf(of)])
      await tx.query(keepWish, [
        newId('wish'),
        wishOf(of),
        JSON.stringify({ email, proven: [] } satisfies Wish),
        expiresAt,
      ])
    })
    return { expiresAt, needsOldCode: old !== null }
  })
}

/**
 * The second step: both codes make the new address the account's, end its other sessions and tell
 * the old address. Attempts count even when they fail, so the transaction is committed with its
 * refusal.
 */
export async function confirmEmailChange(
  parts: CodeUse & { db: Db },
  call: { actor: Actor & Member; currentSessionId: string; clientMutationId: CallId | null },
  codes: Codes,
): Promise<Outcome<true>> {
  const { personId } = call.actor
  try {
    const tried = await runCommand(
      parts.db,
      { mutation: 'confirmEmailChange', personId, clientMutationId: call.clientMutationId },
      (tx) => confirm(tx, parts, call, codes),
    )
    if (tried.result === null) return tried
    return tried.result.refused.length === 0
      ? { result: true, errors: [] }
      : { result: null, errors: tried.result.refused }
  } catch (error) {
    // Somebody signed up with the address in the moment between.
    if (!isUniqueViolation(error)) throw error
    return { result: null, errors: refuse('EMAIL_TAKEN', { field: 'email' }).reasons }
  }
}

async function confirm(
  tx: Db,
  parts: CodeUse,
  { actor, currentSessionId }: { actor: Actor & Member; currentSessionId: string },
  codes: Codes,
): Promise<{ refused: Refusal['reasons'] }> {
  const { personId } = actor
  await tx.query(lockPerson, [personId])
  const [found] = await tx.query(findWish, [wishOf(personId)])
  if (!found)
    return {
      refused: refuse('CODES_EXPIRED', { field: 'newCode' }).reasons,
    }
  const [old = null] = await findEmails(tx, [personId])
  const wish = JSON.parse(found.value) as Wish
  const refused = await tryCodes(tx, parts, { personId, wish, old }, codes)
  if (refused.length > 0) return { refused }
  await tx.query(forgetWish, [wishOf(personId)])
  await tx.query(change, [personId, wish.email])
  await endOtherSessions(tx, personId, currentSessionId)
  if (old !== null) await queueMail(tx, { to: old, ...changedLetter(await findNamedSite(tx)) })
  return { refused: [] }
}

async function tryCodes(
  tx: Db,
  parts: CodeUse,
  { personId: of, wish, old }: { personId: string; wish: Wish; old: string | null },
  codes: Codes,
): Promise<Refusal['reasons']> {
  const keys = [
    {
      field: 'newCode',
      code: codes.newCode,
      purpose: 'change-email-new',
      email: wish.email,
      of,
    } as const,
    ...(old === null
      ? []
      : [
          {
            field: 'oldCode',
            code: codes.oldCode ?? '',
            purpose: 'change-email-old',
            email: old,
            of,
          } as const,
        ]),
  ]
  const proven = [...wish.proven]
  const problems: Refusal['reasons'][number][] = []
  for (const { field, ...key } of keys) {
    if (proven.includes(field)) continue
    const refusal = await useCode(tx, parts, key)
    if (refusal) problems.push(...refusal.reasons.map((reason) => ({ ...reason, field })))
    else proven.push(field)
  }
  if (problems.length > 0)
    await tx.query(noteWish, [
      wishOf(of),
      JSON.stringify({ email: wish.email, proven } satisfies Wish),
    ])
  return problems
}
