import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import { ownIds, type Reader } from '#server/kernel/reader.ts'
import { describeDevice } from './describeDevice.ts'

/** A browser or device that somebody is signed in on. */
export interface SessionRow {
  id: string
  createdAt: string
  /** Written at most daily, when the session is prolonged. */
  lastUsedAt: string
  device: string
  isCurrent: boolean
  /** Whether it is told by push. */
  hearsByPush: boolean
}

interface Found extends Omit<SessionRow, 'device' | 'isCurrent'> {
  personId: string
  userAgent: string | null
}

const ofPeople = statement<Found>(
  'sessions_of_people',
  `select u.person_id as "personId", 'session_' || s.id as id, s.created_at as "createdAt", s.updated_at as "lastUsedAt", s.user_agent as "userAgent",
     exists (select from push_device d where d.session_id = s.id) as "hearsByPush"
   from auth_session s join auth_user u on u.id = s.user_id where u.person_id = any($1::text[]) and s.expires_at > now()
   order by s.updated_at desc, s.id collate "C"`,
)

/**
 * Gives a person's sessions, the one that asks first, then the last used. Takes its id as the
 * sign-in library knows it. Checks no permission.
 */
export async function findSessions(
  db: Db,
  personIds: readonly string[],
  currentId: string | null,
): Promise<SessionRow[][]> {
  const rows = await db.query(ofPeople, [personIds])
  return personIds.map((id) => {
    const own = rows
      .filter(({ personId }) => personId === id)
      .map((row) => sessionRow(row, currentId))
    return [
      ...own.filter(({ isCurrent }) => isCurrent),
      ...own.filter(({ isCurrent }) => !isCurrent),
    ]
  })
}

function sessionRow(
  { id, createdAt, lastUsedAt, userAgent, hearsByPush }: Found,
  currentId: string | null,
): SessionRow {
  return {
    id,
    createdAt,
    lastUsedAt,
    device: describeDevice(userAgent),
    isCurrent: id === `session_${currentId}`,
    hearsByPush,
  }
}

/** Loads the reader's own sessions, by person; none of anybody else. */
export const sessionLoaders = (reader: Reader) => ({
  sessions: new DataLoader<string, SessionRow[]>((ids) =>
    findSessions(reader.db, ownIds(reader, ids), reader.sessionId),
  ),
})
