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

const { digits, minutes, attempts: ATTEMPTS, sent, guesses, windowMinutes } = limits.signInCode

/**
 * The claim that a code proves: its holder reads the mail of an address. `of` binds it to the
 * person who asked for it, by id.
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

const forgetOld = statement<never>(
  'code_forget',
  'delete from auth_verification where identifier = $1 or expires_at < now()',
)
const keep = statement<never>(
  'code_keep',
  'insert into auth_verification (id, identifier, value, expires_at) values ($1, $2, $3, $4)',
)
const find = statement<{ id: string; value: string }>(
  'code_find',
  'select id, value from auth_verification where identifier = $1 and expires_at > now()',
)
const note = statement<never>(
  'code_note',
  'update auth_verification set value = $2, updated_at = now() where id = $1',
)
const remove = statement<never>('code_remove', 'delete from auth_verification where id = $1')

/**
 * Makes a new code, which replaces an earlier one for the same, and sends it at once; it is stored only as a keyed hash. `write` makes the
 * letter; a `null` code means that nothing would accept one, with the same work as for any other. Throws a Refusal for too many, and where
 * the mail could not be sent. `email` must be normalised and checked. To be called outside of a transaction: it has its own.
 */
export async function sendCode(
  parts: CodeSending,
  {
    write,
    isUsable = () => Promise.resolve(true),
    ...key
  }: CodeKey & {
    write: (code: string, isUsable: boolean) => Omit<Mail, 'to'>
    isUsable?: (tx: Db) => Promise<boolean>
  },
): Promise<{ expiresAt: string }> {
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
  const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
  const usable = await parts.db.transaction(async (tx) => {
    await limitSending(tx, parts.client, key.email)
    const usable = await isUsable(tx)
    await tx.query(forgetOld, [identifier(key)])
    const stored = usable ? hashOf(parts, key, code) : randomBytes(32).toString('base64url')
    await tx.query(keep, [newId('code'), identifier(key), `${stored}:0`, expiresAt])
    return usable
  })
  try {
    await parts.mailer.send({ to: key.email, ...write(code, usable) })
  } catch {
    throw refuse('MAIL_NOT_SENT')
  }
  return { expiresAt }
}

/**
 * Tries a code and uses it up, in the caller's transaction, which must be committed even when it gives a refusal: the attempt counts. Null:
 * the code was right. Parallel attempts wait for each other.
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
  const [stored = '', tried = '0'] = found?.value.split(':') ?? []
  if (!found) return refuse('CODE_EXPIRED', { field: 'code' })
  if (Number(tried) >= ATTEMPTS) return refuse('CODE_TRIED_TOO_OFTEN', { field: 'code' })
  const isRight = timingSafeEqual(
    Buffer.from(stored),
    Buffer.from(hashOf(parts, key, code.replace(/\s/g, ''))),
  )
  if (!isRight) {
    await tx.query(note, [found.id, `${stored}:${Number(tried) + 1}`])
    const left = ATTEMPTS - Number(tried) - 1
    return refuse(left === 0 ? 'CODE_TRIED_TOO_OFTEN' : 'CODE_WRONG', { field: 'code' })
  }
  await tx.query(remove, [found.id])
  return null
}

async function limitSending(tx: Db, { address }: Client, email: string): Promise<void> {
  const act = { kind: 'code-sent', limit: sent, minutes: windowMinutes }
  const refused =
    (await countWithin(tx, {
      ...act,
      by: email,
      reason: 'TOO_MANY_CODES_SENT',
    })) ??
    (await countWithin(tx, {
      ...act,
      by: addressGroup(address),
      reason: 'TOO_MANY_CODES_ASKED',
    }))
  if (refused) throw refused
}

function identifier({ purpose, email, of = '' }: CodeKey): string {
  return `code:${purpose}:${of}:${email}`
}

/** Keyed by the server's secret: a million codes are tried in a second by whoever reads a plain hash. */
function hashOf({ auth }: Pick<CodeUse, 'auth'>, key: CodeKey, code: string): string {
  return createHmac('sha256', auth.secret)
    .update(`${identifier(key)}:${code}`)
    .digest('base64url')
}
