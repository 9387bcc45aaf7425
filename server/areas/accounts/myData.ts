import { statement, type Db, type Statement } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { reading } from '#server/kernel/visibility.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'
import { describeDevice } from './describeDevice.ts'
import { myDataLists, PAGE, type Paged } from './myDataLists.ts'

/** Reads a person and their account, without what they wrote. */
const profile = statement<{ profile: unknown; account: unknown }>(
  'my_data_profile',
  `select json_build_object('id', p.id, 'name', p.name, 'avatar', p.avatar, 'role', p.role, 'segment', p.segment, 'trusted', p.trusted, 'bannedAt', p.banned_at, 'createdAt', p.created_at, 'updatedAt', p.updated_at) as profile,
     (select json_build_object('email', case when u.email not like '%${NO_ADDRESS}' then u.email end, 'emailVerified', u.email_verified, 'createdAt', u.created_at,
        'signInWith', array(select a.provider_id from auth_account a where a.user_id = u.id and a.unlinked_at is null order by a.provider_id collate "C"),
        'unlinked', array(select a.provider_id from auth_account a where a.user_id = u.id and a.unlinked_at is not null order by a.provider_id collate "C")) from auth_user u where u.person_id = p.id) as account
   from person p where p.id = $1`,
)

/** Everything that the site keeps of a person, as the pieces of one JSON text; null for nobody. Of what others wrote it has nothing. */
export async function* myData(
  db: Db,
  actor: Actor & Member,
  siteUrl: string,
): AsyncGenerator<string> {
  const { personId } = actor
  const [known] = await db.query(profile, [personId])
  yield `{\n${entry('site', siteUrl)},\n${entry('exportedAt', new Date().toISOString())},\n${entry('profile', known?.profile)},\n${entry('account', known?.account)}`
  for (const [name, statement] of Object.entries(myDataLists)) {
    yield `,\n  ${JSON.stringify(name)}: [`
    yield* rowsOf(db, actor, statement)
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf(
  db: Db,
  actor: Actor & Member,
  statement: Statement<Paged>,
): AsyncGenerator<string> {
  const { levels, team } = reading(actor)
  let after = ''
  for (let isFirst = true, size = PAGE; size === PAGE;) {
    const page = await db.query(statement, [actor.personId, after, levels, team])
    size = page.length
    after = page.at(-1)?.at ?? after
    for (const { row } of page) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(readable(row))}`
      isFirst = false
    }
  }
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return 'device' in row
    ? { ...row, device: describeDevice(row['device'] as string | null), userAgent: row['device'] }
    : row
}

function entry(name: string, value: unknown): string {
  return `  ${JSON.stringify(name)}: ${JSON.stringify(value ?? null)}`
}
