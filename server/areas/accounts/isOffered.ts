import { statement, type Db } from '#server/db/database.ts'

const off = statement<{ isOff: boolean }>(
  'sign_in_way_off',
  'select $1 = any(sign_in_off) as "isOff" from site',
)

/** Whether the site offers a way to sign in that is set up: `code`, or the id of a provider. */
export async function isOffered(db: Db, way: string): Promise<boolean> {
  const [site] = await db.query(off, [way])
  return site?.isOff !== true
}
