import { emailOf } from '#server/areas/accounts/findEmails.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import { isMember } from '#server/kernel/visibility.ts'

/** What of a person is not for everybody (docs/RULES.md#entities): null to who may not read it. */
export interface Standing {
  /** For the person and admins. */
  email: string | null
  /** For admins. */
  banned: boolean | null
  /** For the team. */
  segment: string | null
  /** Whether they can take part: no guest, not deleted, not known from an import alone. */
  member: boolean
}

const byId = statement<Standing & { id: string }>(
  'standings',
  `select p.id, ${emailOf('p.id')} as email, p.banned_at is not null as banned, p.segment, ${isMember('p')} as member from person p where p.id = any($1::text[])`,
)

/** The standing of people by id, in the order asked for, as far as the actor may read it. */
export async function findStandings(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(Standing | null)[]> {
  const found = new Map((await db.query(byId, [ids])).map((row) => [row.id, readable(actor, row)]))
  return ids.map((id) => found.get(id) ?? null)
}

function readable(
  actor: Actor,
  { id, email, banned, segment, member }: Standing & { id: string },
): Standing {
  const manages = may(actor, 'managePeople')
  return {
    email: manages || id === actor.personId ? email : null,
    banned: manages ? banned : null,
    segment: may(actor, 'moderate') ? segment : null,
    member,
  }
}
