import { trend } from '#rules/ranking.ts'
import { addStatuses } from '#server/areas/site/startEmpty.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { person } from '#server/db/tables/people.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
import { board, site, status } from '#server/db/tables/site.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'

/** A site for tests: three boards, one of each visibility, and the default statuses by slug. */
export interface TestSite {
  boards: { public: string; members: string; team: string }
  statuses: ReadonlyMap<string, string>
}

/** Somebody who reads and is nobody. */
export const visitor: Actor = { personId: null, role: null, banned: false, siteIsReadable: true }

export async function addSite(db: Db): Promise<TestSite> {
  const boards = { public: newId('board'), members: newId('board'), team: newId('board') }
  await db.orm.insert(site).values({ id: 'site_1', name: 'Test' })
  const row = (
    slug: keyof typeof boards,
    visibility: 'PUBLIC' | 'MEMBERS' | 'TEAM',
    position: number,
  ) => ({ id: boards[slug], name: slug, nameKey: slug, slug, visibility, position })
  await db.orm
    .insert(board)
    .values([row('public', 'PUBLIC', 0), row('members', 'MEMBERS', 1), row('team', 'TEAM', 2)])
  return { boards, statuses: await addStatuses(db) }
}

/** Adds the status that no site begins with, as an import does; gives its id. */
export async function addClosedStatus(db: Db): Promise<string> {
  const facts = { name: 'Closed', nameKey: 'closed', slug: 'closed', position: 9 }
  const [row] = await db.orm
    .insert(status)
    .values({ id: newId('status'), ...facts, category: 'CLOSED' })
    .returning({ id: status.id })
  if (!row) throw new Error('The status was not inserted')
  return row.id
}

export async function addMember(
  db: Db,
  role: Role = 'MEMBER',
  name = 'Somebody',
): Promise<Actor & Member> {
  const personId = newId('user')
  await db.orm.insert(person).values({ id: personId, name, role })
  return { personId, role, banned: false, siteIsReadable: true }
}

/** Adds an idea past the commands; gives its number. */
export async function addIdea(
  db: Db,
  made: { title: string; body?: string } & Pick<typeof idea.$inferInsert, 'boardId' | 'statusId'> &
    Partial<typeof idea.$inferInsert>,
): Promise<number> {
  const createdAt = made.createdAt ?? new Date().toISOString()
  const values = {
    slug: 'slug',
    body: '',
    bodyHtml: '',
    excerpt: '',
    trend: trend([], Date.parse(createdAt)),
    createdAt,
    ...made,
  }
  const [row] = await db.orm.insert(idea).values(values).returning({ number: idea.number })
  if (!row) throw new Error('The idea was not inserted')
  await db.orm
    .insert(ideaSearch)
    .values(searchRow({ number: row.number, title: made.title, body: values.body }))
  return row.number
}

/** The id of a status by its slug. */
export function statusId({ statuses }: TestSite, slug: string): string {
  const id = statuses.get(slug)
  if (!id) throw new Error(`No status ${slug}`)
  return id
}
