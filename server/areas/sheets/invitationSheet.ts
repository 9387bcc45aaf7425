import { listInvitations } from '#server/areas/invitations/findInvitations.ts'
import { findPeople } from '#server/areas/people/findPeople.ts'
import type { Db } from '#server/db/database.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** The open invitations as CSV, the newest first, without the links that they are accepted by. Checks no permission. */
export async function* invitationSheet(db: Db): AsyncGenerator<string> {
  yield csvLines(
    [],
    ['e-mail', 'name', 'role', 'invited by', 'invited by id', 'invited at', 'expires at'],
  )
  for await (const page of pagesOf((after) => listInvitations(db, { first: 100, after }))) {
    const ids = [...new Set(page.flatMap(({ invitedBy }) => invitedBy ?? []))]
    const names = new Map((await findPeople(db, ids)).map((found) => [found?.id, found?.name]))
    yield csvLines(
      page.map(({ email, name, role, invitedBy, createdAt, expiresAt }) => [
        email,
        name,
        role,
        (invitedBy && names.get(invitedBy)) ?? null,
        invitedBy,
        createdAt,
        expiresAt,
      ]),
    )
  }
}
