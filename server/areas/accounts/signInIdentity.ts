import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { recordEventSql } from '#server/kernel/recordEvent.ts'
import { Refusal, refuse } from '#server/kernel/refusal.ts'
import { invitationOfEmail, type Account } from './findAccount.ts'
import { isNameOfTeam, requireOwnName } from './teamNames.ts'

/**
 * Signs a person in, in the caller's transaction; see server/areas/accounts/signInFrom.ts. `email`
 * is the proven address of a new account.
 */
export type SignIn = (tx: Db, person: { id: string; name: string; email?: string }) => Promise<void>

/**
 * The outcome of a way of signing in: the person signed in, or null where a new account still needs
 * a name.
 */
export interface SignedIn {
  personId: string | null
}

/**
 * A person without an account: `email` is proven, or null; `name` is as it was typed, or null where
 * nobody was asked.
 */
export interface Newcomer {
  email: string | null
  name: string | null
  /** The name that a provider tells, for where nobody typed one: taken where it is free. */
  suggested?: string | null
  /** For who cannot be asked for a name, where there is no other: whatever the team is called. */
  fallback?: string | undefined
  /** The way they came: email, or the provider. */
  by: string
}

/** Thrown where a new account needs a name first: what was proven is not used up by that. */
export class NameNeeded extends Error {
  override readonly name = 'NameNeeded'
}

const addPerson = statement<never>(
  'account_person_add',
  'insert into person (id, name, role) values ($1, $2, $3)',
)
const noteJoined = statement<never>(
  'account_joined',
  recordEventSql('person.joined', { actorId: '$1', by: '$2::text' }),
)
const useInvitations = statement<never>(
  'invitations_of_email_use',
  `update invitation set used_at = now(), updated_at = now(), person_id = $2
   where email = $1 and kind = 'MEMBER' and person_id is null and used_at is null and revoked_at is null and expires_at > now()`,
)
const signUpOf = statement<{ signUp: 'OPEN' | 'INVITED'; isAllowed: boolean; domains: string[] }>(
  'site_sign_up',
  `select sign_up as "signUp", email_domains as domains,
     cardinality(email_domains) = 0 or coalesce(split_part($1, '@', 2) = any(email_domains), false) as "isAllowed" from site`,
)

/** Runs a sign-in in one transaction. A refusal that `work` gives is committed (a try is counted), one that it throws is rolled back. */
export async function provingIdentity(
  db: Db,
  work: (tx: Db) => Promise<SignedIn | Refusal>,
): Promise<Outcome<SignedIn>> {
  return refusalsAsErrors(async () => {
    const entered = await db.transaction(work).catch((error: unknown) => {
      if (error instanceof NameNeeded) return { personId: null }
      throw error
    })
    if (entered instanceof Refusal) throw entered
    return entered
  })
}

/** Signs the holder of an account in; a banned one is told so. To be called once the proof was right. */
export async function enterAccount(
  tx: Db,
  account: Account,
  signIn: SignIn,
): Promise<SignedIn | Refusal> {
  if (account.banned) return refuse('BANNED')
  await signIn(tx, { id: account.personId, name: account.name })
  return { personId: account.personId }
}

/**
 * Makes an account and signs in, with the role of an open invitation to the address, which is used
 * up. Gives a refusal where only who was invited gets in. Throws where a name is needed, and a
 * Refusal for one that docs/RULES.md#validation does not allow.
 */
export async function enterNew(
  tx: Db,
  { email, name, suggested = null, fallback, by }: Newcomer,
  signIn: SignIn,
): Promise<SignedIn | Refusal> {
  const [site] = await tx.query(signUpOf, [email])
  const invitation = email === null ? null : await invitationOfEmail(tx, email)
  if (!site || (site.signUp === 'INVITED' && !invitation)) return refuse('INVITED_ONLY')
  if (!site.isAllowed && !invitation)
    return refuse('DOMAIN_NOT_ALLOWED', { domains: site.domains.slice(0, 5).join(', ') })
  if (name !== null) await requireOwnName(tx, name, null)
  const given = name ?? (invitation?.name || ((await freeName(tx, suggested)) ?? fallback))
  if (given === undefined) throw new NameNeeded()
  const checked = checkTexts({ name: { kind: 'personName', text: given } })
  const personId = newId('user')
  await tx.query(addPerson, [personId, checked.name, invitation?.role ?? 'MEMBER'])
  if (email !== null && invitation) await tx.query(useInvitations, [email, personId])
  await signIn(tx, { id: personId, name: checked.name, ...(email !== null && { email }) })
  await tx.query(noteJoined, [personId, by])
  return { personId }
}

async function freeName(tx: Db, suggested: string | null): Promise<string | null> {
  return suggested === null || (await isNameOfTeam(tx, suggested)) ? null : suggested
}
