import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { addressGroup, countWithin, lockFor } from '#server/kernel/rateWindow.ts'
import { refuse, type Refusal } from '#server/kernel/refusal.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'

const {
  digits,
  minutes,
  attempts: ATTEMPTS,
  sent,
  sentInAll,
  guesses,
  guessesInAll,
  windowMinutes,
} = limits.signInCode
/** A link outlives its code: while the limits refuse new codes, the last letter still lets its reader in. */
const AFTER_CODE_MS = (windowMinutes - minutes) * 60_000

/**
 * The claim that a code proves: its holder reads the mail of an address. `of` binds it to who
 * asked for it: a person by id, or a browser by what signInBrowser.ts knows it by.
 */
export interface CodeKey {
  purpose: 'sign-in' | 'change-email-new' | 'change-email-old'
  email: string
  of?: string
}

/**
 * The parts needed to use a code: the secret that codes are stored under, and whose tries are
 * counted.
 */
export interface CodeUse {
  auth: Pick<Auth, 'secret'>
  client: Client
}

/** The parts needed to send a code. */
export interface CodeSending extends CodeUse {
  db: Db
  mailer: Mailer
}

/** The proofs of a letter: the code to type, and the secret of its link. */
export interface Proofs {
  code: string
  link: string
}

const forgetOld = statement<never>(
  'code_forget',
  'delete from auth_verification where expires_at < now()',
)
const keep = statement<never>(
  'code_keep',
  'insert into auth_verification (id, identifier, value, expires_at) values ($1, $2, $3, $4)',
)
/** Reads the latest code of somebody who asked several times. */
const find = statement<{ id: string; value: string }>(
  'code_find',
  `select id, value from auth_verification where identifier = $1
     and expires_at > now() + make_interval(secs => ${AFTER_CODE_MS / 1000}) order by id collate "C" desc limit 1`,
)
const findById = statement<{ identifier: string; value: string }>(
  'code_find_by_id',
  'select identifier, value from auth_verification where id = $1 and expires_at > now() for update',
)
const note = statement<never>(
  'code_note',
  'update auth_verification set value = $2, updated_at = now() where id = $1',
)
const remove = statement<never>(
  'code_remove',
  'delete from auth_verification where identifier = $1',
)

/**
 * Makes a new code, which replaces an earlier one for the same, and a link, which replaces none,
 * and sends them at once; both are stored only as keyed hashes. `write` makes the letter; where the
 * proofs are not usable nothing would accept them, with the same work as for any other. Throws a
 * Refusal for too many, and where the mail could not be sent. `email` must be normalised and
 * checked. To be called outside of a transaction: it has its own.
 */
export async function sendCode(
  parts: CodeSending,
  {
    write,
    isUsable = () => Promise.resolve(true),
    ...key
  }: CodeKey & {
    write: (proofs: Proofs, isUsable: boolean) => Omit<Mail, 'to'>
    isUsable?: (tx: Db) => Promise<boolean>
  },
): Promise<{ expiresAt: string }> {
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
  const id = newId('code')
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = Date.now() + minutes * 60_000
  const usable = await parts.db.transaction(async (tx) => {
    await limitSending(tx, parts.client, key)
    const usable = await isUsable(tx)
    await tx.query(forgetOld)
    const stored = [code, secret].map((proof) =>
      usable ? hashOf(parts, identifier(key), proof) : randomBytes(32).toString('base64url'),
    )
    const until = new Date(expiresAt + AFTER_CODE_MS).toISOString()
    await tx.query(keep, [id, identifier(key), [...stored, 0].join(':'), until])
    return usable
  })
  try {
    const link = `${id}.${secret}`
    await parts.mailer.send({ to: key.email, ...write({ code, link }, usable) })
  } catch {
    throw refuse('MAIL_NOT_SENT')
  }
  return { expiresAt: new Date(expiresAt).toISOString() }
}

/**
 * Tries a code and uses it up, in the caller's transaction, which must be committed even when it
 * gives a refusal: the attempt counts. Null: the code was right. Parallel attempts wait for each
 * other.
 */
export async function useCode(
  tx: Db,
  parts: CodeUse,
  { code, ...key }: CodeKey & { code: string },
): Promise<Refusal | null> {
  await lockFor(tx, identifier(key))
  const limited = await countWithin(tx, {
    kind: 'code-guess',
    by: addressGroup(parts.client.address),
    limit: guesses,
    minutes: windowMinutes,
    reason: 'TOO_MANY_CODES_TRIED',
  })
  if (limited) return limited
  const [found] = await tx.query(find, [identifier(key)])
  if (!found) return refuse('CODE_EXPIRED', { field: 'code' })
  const { hashes, tried } = parse(found.value)
  if (tried >= ATTEMPTS) return refuse('CODE_TRIED_TOO_OFTEN', { field: 'code' })
  // The first try of a code is not counted, so that strangers with codes of their own cannot use up
  // somebody's only one.
  const guessed = tried === 0 ? null : await limitGuessing(tx, key)
  if (guessed) return guessed
  if (!isProof(parts, hashes[0], identifier(key), code.replace(/\s/g, ''))) {
    await tx.query(note, [found.id, [...hashes, tried + 1].join(':')])
    return refuse(tried + 1 === ATTEMPTS ? 'CODE_TRIED_TOO_OFTEN' : 'CODE_WRONG', { field: 'code' })
  }
  await tx.query(remove, [identifier(key)])
  return null
}

/**
 * Takes the link of a letter in place of its code, in the caller's transaction: in any browser, and
 * without a limit, since nobody guesses its secret. Null: it was right, and is used up with the
 * codes of whoever asked for it.
 */
export async function useLink(
  tx: Db,
  parts: Pick<CodeUse, 'auth'>,
  { link, purpose, email }: Omit<CodeKey, 'of'> & { link: string },
): Promise<Refusal | null> {
  const [id = '', secret = ''] = link.split('.')
  const [found] = await tx.query(findById, [id])
  const [, was, , ...address] = found?.identifier.split(':') ?? []
  const isRight =
    found !== undefined &&
    was === purpose &&
    address.join(':') === email &&
    isProof(parts, parse(found.value).hashes[1], found.identifier, secret)
  if (!isRight) return refuse('CODE_EXPIRED', { field: 'code' })
  await tx.query(remove, [found.identifier])
  return null
}

/** Tells the link of a letter from a code that was typed. */
export function isLink(proof: string): boolean {
  return /^code_\w+\.[\w-]+$/.test(proof)
}

async function limitSending(
  tx: Db,
  { address }: Client,
  { purpose, email }: CodeKey,
): Promise<void> {
  const refused =
    (await countWithin(tx, {
      // By purpose: letters without a link to sign in by must not keep those from being sent.
      kind: `code-sent-${purpose}`,
      by: email,
      limit: sentInAll,
      minutes: windowMinutes,
      reason: 'TOO_MANY_CODES_SENT',
    })) ??
    (await countWithin(tx, {
      kind: 'code-sent',
      by: addressGroup(address),
      limit: sent,
      minutes: windowMinutes,
      reason: 'TOO_MANY_CODES_ASKED',
    }))
  if (refused) throw refused
}

function limitGuessing(tx: Db, { purpose, email }: CodeKey): Promise<Refusal | null> {
  return countWithin(tx, {
    kind: `code-guess-${purpose}`,
    by: email,
    limit: guessesInAll,
    minutes: windowMinutes,
    reason: 'TOO_MANY_CODES_GUESSED',
  })
}

/** Reads a stored value: the hashes of the code and the link, and how often the code was tried. */
function parse(value: string): { hashes: string[]; tried: number } {
  const parts = value.split(':')
  return { hashes: parts.slice(0, -1), tried: Number(parts.at(-1)) }
}

function isProof(
  parts: Pick<CodeUse, 'auth'>,
  stored: string | undefined,
  of: string,
  proof: string,
): boolean {
  const [expected, given] = [stored ?? '', hashOf(parts, of, proof)].map((one) => Buffer.from(one))
  return (
    expected !== undefined &&
    given !== undefined &&
    expected.length === given.length &&
    timingSafeEqual(expected, given)
  )
}

function identifier({ purpose, email, of = '' }: CodeKey): string {
  return `code:${purpose}:${of}:${email}`
}

/** Keyed by the server's secret: a million codes are tried in a second by whoever reads a plain hash. */
function hashOf({ auth }: Pick<CodeUse, 'auth'>, of: string, proof: string): string {
  return createHmac('sha256', auth.secret).update(`${of}:${proof}`).digest('base64url')
}
