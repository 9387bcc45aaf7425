import { randomBytes } from 'node:crypto'
import { type Db, statement } from '#server/db/database.ts'
import type { Log } from '../log/log.ts'
import type { ImageStore } from './ImageStore.ts'

const note = statement<never>(
  'image_store_note',
  `insert into server_fact (name, value) values ('image_store', $1) on conflict (name) do nothing`,
)
const read = statement<{ value: string }>(
  'image_store_read',
  `select value from server_fact where name = 'image_store'`,
)

/**
 * Warns where this server keeps images elsewhere than the other servers of its database, whose
 * images it would not find. The first to come leaves a mark in its store and notes it in the
 * database; a store without that mark is another one. An embedded database has one server alone.
 */
export async function noticeOtherStore(db: Db, store: ImageStore, log: Log): Promise<void> {
  if (db.engine === 'embedded') return
  try {
    const mark = await markOf(db, store)
    if ((await store.look(mark)) !== null) return
    log.warn(
      'Images that other servers of this database have stored are not found here: each server has a folder of its own. Set the same S3_… for all of them, or give them one DATA_DIR/images',
    )
  } catch (error) {
    log.warn({ err: error }, 'The store of images could not be looked at')
  }
}

async function markOf(db: Db, store: ImageStore): Promise<string> {
  const [known] = await db.query(read)
  if (known) return known.value
  const own = `store${randomBytes(12).toString('hex')}`
  await store.put(own, { bytes: Buffer.from('The images of a site'), type: 'text/plain' })
  await db.query(note, [own])
  const [noted] = await db.query(read)
  if (noted?.value !== own) await store.remove(own)
  return noted?.value ?? own
}
