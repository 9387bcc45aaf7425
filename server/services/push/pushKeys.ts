import webPush from 'web-push'
import { statement, type Db } from '#server/db/database.ts'

/** The keys by which push services know this site (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const note = statement<never>(
  'push_keys_note',
  `insert into server_fact (name, value) values ('push keys', $1) on conflict (name) do nothing`,
)
const read = statement<{ value: string }>(
  'push_keys_read',
  `select value from server_fact where name = 'push keys'`,
)

/**
 * Gives the site's keys, which are made once: browsers subscribe with them, and would have to
 * subscribe anew with others. They are in the database, since its servers share them.
 */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  const [known] = await db.query(read)
  if (known) return JSON.parse(known.value) as PushKeys
  await db.query(note, [JSON.stringify(webPush.generateVAPIDKeys())])
  return readPushKeys(db)
}
