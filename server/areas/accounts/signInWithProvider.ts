import { emailProblem, normaliseEmail } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { recordEventSql } from '#server/kernel/recordEvent.ts'
import { refuse, type Refusal } from '#server/kernel/refusal.ts'
import type { NamedSite } from '#server/services/letters/letter.ts'
import { linkedLetter } from '#server/services/letters/signInLetters.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'
import type { Identity } from '#server/services/session/provider.ts'
import { accountOfEmail, accountOfProvider, isUnlinked, type Account } from './findAccount.ts'
import { isOffered } from './isOffered.ts'
import { type SignIn, enterAccount, enterNew, type SignedIn } from './signInIdentity.ts'

const link = statement<never>(
  'account_link',
  `insert into auth_account (id, provider_id, account_id, user_id) select $1, $2, $3, id from auth_user where person_id = $4`,
)
const noteLinked = statement<never>(
  'account_linked',
  recordEventSql('account.linked', { actorId: '$1', provider: '$2::text' }),
)

/** A sign-in at a provider, with the names of both sides for the letter that tells of it. */
export interface ProvenIdentity {
  identity: Identity
  providerName: string
  site: NamedSite
  /** The name as it was typed, or null to take the provider's. */
  name: string | null
  /** For who cannot be asked for a name, where the provider's is none or is taken. */
  fallbackName?: string
}

/**
 * Signs in whom a provider has proven, in the caller's transaction: the account that was linked to
 * them, else the one with the same address, which is linked and told so by mail; else a new one. An
 * address that the provider has not verified counts for nothing, and one whose account has unlinked
 * this identity is refused.
 */
export async function signInWithProvider(
  tx: Db,
  { identity, providerName, site, name, fallbackName: fallback }: ProvenIdentity,
  signIn: SignIn,
): Promise<SignedIn | Refusal> {
  const { provider, subject } = identity
  if (!(await isOffered(tx, provider))) return refuse('PROVIDER_UNKNOWN')
  const email = provenEmail(identity)
  if (email !== null) await lockFor(tx, `account:${email}`)
  await lockFor(tx, `account:${provider}:${subject}`)
  const linked = await accountOfProvider(tx, provider, subject)
  if (linked) return enterAccount(tx, linked, signIn)
  const known = email === null ? null : await accountOfEmail(tx, email)
  if (known && (await isUnlinked(tx, known, identity)))
    return refuse('PROVIDER_UNLINKED', { provider: providerName })
  const suggested = cleanName(identity.name)
  const entered = known
    ? await enterAccount(tx, known, signIn)
    : await enterNew(tx, { email, name, suggested, fallback, by: provider }, signIn)
  if ('personId' in entered && entered.personId !== null) {
    await tx.query(link, [newId('account'), provider, subject, entered.personId])
    if (known) await tellOfLink(tx, known, providerName, site)
  }
  return entered
}

async function tellOfLink(
  tx: Db,
  account: Account,
  providerName: string,
  site: NamedSite,
): Promise<void> {
  await tx.query(noteLinked, [account.personId, providerName])
  await queueMail(tx, { to: account.email, ...linkedLetter(site, providerName) })
}

function provenEmail({ email, emailVerified }: Identity): string | null {
  if (email === null || !emailVerified || emailProblem(email) !== null) return null
  const normalised = normaliseEmail(email)
  return normalised.endsWith(NO_ADDRESS) ? null : normalised
}

/**
 * Turns a provider's name for somebody into one that docs/RULES.md#validation allows; null where
 * nothing is left of it.
 */
export function cleanName(name: string): string | null {
  const oneLine = name
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, ' ')
    .trim()
  const fitting = [...oneLine.normalize('NFC')].slice(0, limits.personName.max).join('').trim()
  return checkText('personName', 'name', fitting) === null ? fitting : null
}
