import { statement, type Db } from '#server/db/database.ts'
import { siteValue } from '#server/kernel/rowSql.ts'
import type { Auth } from '#server/services/session/auth.ts'
import { accessVersion, type Access } from './accessVersion.ts'
import { sessionToken } from './session.ts'

const byToken = statement<Access>(
  'access_by_token',
  `select p.id as "personId", p.role, coalesce(p.banned_at is not null, false) as banned, ${siteValue} as site
   from (select $1::text as token) asked
   left join auth_session s on s.token = asked.token and s.expires_at > now()
   left join auth_user u on u.id = s.user_id left join person p on p.id = u.person_id`,
)

/**
 * The access version that a request's viewer would have now. Reads one row and prolongs nothing: an
 * open page that asks is not somebody's use.
 */
export async function readAccess(
  db: Db,
  auth: Pick<Auth, 'cookie' | 'secret'>,
  cookieHeader: string | undefined,
): Promise<string> {
  const [access] = await db.query(byToken, [sessionToken(auth, cookieHeader)])
  if (!access) throw new Error('The access was not read')
  return accessVersion(access)
}
