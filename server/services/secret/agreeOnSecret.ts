import { createHash } from 'node:crypto'
import { type Db, statement } from '#server/db/database.ts'
import { StartError } from '#server/lib/startError.ts'

const note = statement<never>(
  'secret_note',
  `insert into server_fact (name, value) values ('secret', $1) on conflict (name) do nothing`,
)
const replace = statement<never>(
  'secret_replace',
  `update server_fact set value = $1, updated_at = now() where name = 'secret' and value <> $1`,
)
const read = statement<{ value: string }>(
  'secret_read',
  `select value from server_fact where name = 'secret'`,
)

/**
 * Makes sure that all servers of a database sign sessions with one secret: with another one each of
 * them would sign out the people of the others. The first to come leaves a fingerprint, from which
 * nobody learns the secret. Throws StartError where this server's secret is another one, unless it
 * is to replace the one before. An embedded database has one server alone, whose secret is always
 * the right one.
 */
export async function agreeOnSecret(
  db: Db,
  secret: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<void> {
  const own = fingerprint(secret)
  await db.query(note, [own])
  if (isReplacing || db.engine === 'embedded') await db.query(replace, [own])
  const [found] = await db.query(read)
  if (found !== undefined && found.value !== own)
    throw new StartError(
      'The secret of this server is not the one that signs the sessions in its database: set SECRET to the same value for every server of one database. To sign everybody out and use this one from now on, stop the other servers and start once with REPLACE_SECRET=true.',
    )
}

/** Tells whether a secret is the one that the database's servers have agreed on. */
export async function secretFits(db: Db, secret: string): Promise<boolean> {
  const [found] = await db.query(read)
  return found?.value === fingerprint(secret)
}

function fingerprint(secret: string): string {
  return createHash('sha256').update('earshot secret\0').update(secret).digest('hex')
}
