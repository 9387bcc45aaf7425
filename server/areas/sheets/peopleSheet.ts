import { listPeople, type PeopleFilter } from '#server/areas/people/listPeople.ts'
import { findPrivateFacts } from '#server/areas/people/privateFacts.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { outranks } from '#server/kernel/permissions.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** The people of the site as CSV, the highest role first, with what the actor may read of them. */
export async function* peopleSheet(
  db: Db,
  actor: Actor & Member,
  filter: PeopleFilter,
): AsyncGenerator<string> {
  yield csvLines([], ['id', 'name', 'e-mail', 'role', 'segment', 'banned', 'trusted', 'joined at'])
  for await (const page of pagesOf((after) => listPeople(db, filter, { first: 100, after }))) {
    const facts = await findPrivateFacts(
      db,
      actor,
      page.map(({ id }) => id),
    )
    yield csvLines(
      page.map(({ id, name, role }, at) => [
        id,
        name,
        facts[at]?.email ?? null,
        role,
        facts[at]?.segment ?? null,
        facts[at]?.banned ?? null,
        // Posts of the team never wait.
        outranks(role, 'MEMBER') ? null : (facts[at]?.trusted ?? null),
        facts[at]?.joinedAt ?? null,
      ]),
    )
  }
}
