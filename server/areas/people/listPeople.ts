import { limits } from '#rules/limits.ts'
import { emailOf } from '#server/areas/accounts/findEmails.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Role } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { rankSql } from '#server/kernel/permissions.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { userColumns } from '#server/kernel/rowSql.ts'
import { isMember } from '#server/kernel/visibility.ts'

export interface PeopleFilter {
  /** Part of a name or e-mail address. */
  search?: string | null
  role?: Role | null
  banned?: boolean | null
  /** Members alone: whether the team trusts them, so that their posts do not wait for approval. */
  trusted?: boolean | null
  /** The group of customers that they belong to; an empty text asks for none. */
  segment?: string | null
}

type Listed = UserRow & { rank: number }

const rank = rankSql('p.role')
const people = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<Listed>(
    `people_${direction}`,
    `select ${userColumns}, ${rank} as rank from person p
     where ${isMember('p')} and ($1::text is null or strpos(lower(p.name), $1) > 0 or strpos(${emailOf('p.id')}, $1) > 0)
       and ($2::text is null or p.role = $2) and ($3::boolean is null or (p.banned_at is not null) = $3)
       and ($7::boolean is null or (p.role = 'MEMBER' and p.trusted = $7))
       and ($8::text is null or p.segment = $8)
       and (${rank}, p.id collate "C") ${comparison} ($4::int, $5)
     order by ${rank} ${direction}, p.id collate "C" ${direction} limit $6`,
  )
const highestFirst = people('desc', '<')
const lowestFirst = people('asc', '>')

/**
 * Lists the people who take part in the site: the highest role first, then the last who joined.
 * Without guests, deleted accounts, and those known from an import alone.
 */
export async function listPeople(
  db: Db,
  { search, role = null, banned = null, trusted = null, segment }: PeopleFilter,
  page: PageArguments,
): Promise<Page<Listed>> {
  const request = pageRequest(page, { name: 'PEOPLE', types: ['integer', 'string'] })
  const [at, id] = request.cursor ?? (request.backward ? [0, ''] : [9, ''])
  const wanted = stored(search).toLowerCase().slice(0, limits.search.max)
  const rows = await db.query(request.backward ? lowestFirst : highestFirst, [
    wanted || null,
    role,
    banned,
    at,
    id,
    request.size + 1,
    trusted,
    stored(segment) || null,
  ])
  return pageOf(rows, request, (person) => writeCursor('PEOPLE', [person.rank, person.id]))
}

/** A text as the database could hold it. */
function stored(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replaceAll('\0', '').trim()
}
