import DataLoader from 'dataloader'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { canBeAssigned } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { userColumns } from '#server/kernel/rowSql.ts'
import { ideaOpen, personReadable, reading } from '#server/kernel/visibility.ts'

const PEOPLE_OFFERED = 6

const byId = statement<UserRow>(
  'people_by_id',
  `select ${userColumns} from person p where p.id = any($1::text[]) and ${personReadable()}`,
)

type Voter = UserRow & { votedAt: string }

const voters = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<Voter>(
    `voters_${direction}`,
    `select ${userColumns}, v.created_at as "votedAt" from vote v join person p on p.id = v.person_id
     where v.idea_number = $1 and ${personReadable()} and ${ideaOpen('$1', { levels: '$5', me: '$6', team: '$7' })} and (v.created_at, v.person_id collate "C") ${comparison} ($2::timestamptz, $3)
     order by v.created_at ${direction}, v.person_id collate "C" ${direction} limit $4`,
  )
const newestVoters = voters('desc', '<')
const oldestVoters = voters('asc', '>')

/** People by id, in the order asked for; null for what does not exist. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<(UserRow | null)[]> {
  const found = new Map((await db.query(byId, [ids])).map((user) => [user.id, user]))
  return ids.map((id) => found.get(id) ?? null)
}

const byName = statement<UserRow>(
  'people_by_name',
  `select ${userColumns} from person p where ${personReadable()} and p.banned_at is null and strpos(lower(p.name), $1) > 0
   order by strpos(lower(p.name), $1) <> 1, lower(p.name) collate "C", p.id collate "C" limit $2`,
)

/**
 * A few people whose name contains a text, those first whose name begins with it; also who is known
 * by name alone. Checks no permission.
 */
export async function findPeopleByName(db: Db, name: string): Promise<UserRow[]> {
  const wanted = name
    .normalize('NFC')
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
    .slice(0, limits.personName.max)
  return wanted === '' ? [] : db.query(byName, [wanted, PEOPLE_OFFERED])
}

const team = statement<UserRow>(
  'people_of_team',
  `select ${userColumns} from person p where ${personReadable()} and ${canBeAssigned('p')}
   order by lower(p.name) collate "C", p.id collate "C" limit $1`,
)

/** The people of the team, by name, at most so many. Checks no permission. */
export function findTeam(db: Db, most: number): Promise<UserRow[]> {
  return db.query(team, [most])
}

/** Lists the voters of an idea, the newest vote first; none where the actor may not read it. */
export async function listVoters(
  db: Db,
  actor: Actor,
  ideaNumber: number,
  page: PageArguments,
): Promise<Page<Voter>> {
  const request = pageRequest(page, { name: 'VOTERS', types: ['time', 'string'] })
  const { levels, me, team } = reading(actor)
  const [at, id] = request.cursor ?? [request.backward ? '-infinity' : 'infinity', '']
  const rows = await db.query(request.backward ? oldestVoters : newestVoters, [
    ideaNumber,
    at,
    id,
    request.size + 1,
    levels,
    me,
    team,
  ])
  return pageOf(rows, request, (voter) => writeCursor('VOTERS', [voter.votedAt, voter.id]))
}

/** People by id; nobody where the site itself is closed to the reader. */
export const personLoaders = ({ db, actor }: Reader) => ({
  people: new DataLoader<string, UserRow | null>((ids) =>
    actor.siteIsReadable ? findPeople(db, ids) : Promise.resolve(ids.map(() => null)),
  ),
})
