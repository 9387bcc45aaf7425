import DataLoader from 'dataloader'
import { emailOf } from '#server/areas/accounts/findEmails.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import { isMember } from '#server/kernel/visibility.ts'

/**
 * Facts of a person that not everybody may read (docs/RULES.md#entities); null for other readers.
 */
export interface PrivateFacts {
  /** For the person and admins. */
  email: string | null
  /** For admins. */
  banned: boolean | null
  /** For the team. */
  segment: string | null
  /** For the team. */
  trusted: boolean | null
  /** For admins. */
  joinedAt: string | null
  /** True for people who can take part: no guest, not deleted, not known from an import alone. */
  member: boolean
}

const byId = statement<PrivateFacts & { id: string }>(
  'person_private_facts',
  `select p.id, ${emailOf('p.id')} as email, p.banned_at is not null as banned, p.segment, p.trusted, p.created_at as "joinedAt", ${isMember('p')} as member from person p where p.id = any($1::text[])`,
)

/**
 * Finds the private facts of people by id, in the order of `ids`, as far as the actor may read
 * them.
 */
export async function findPrivateFacts(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(PrivateFacts | null)[]> {
  const found = new Map((await db.query(byId, [ids])).map((row) => [row.id, readable(actor, row)]))
  return ids.map((id) => found.get(id) ?? null)
}

function readable(
  actor: Actor,
  { id, email, banned, segment, trusted, joinedAt, member }: PrivateFacts & { id: string },
): PrivateFacts {
  const manages = may(actor, 'managePeople')
  return {
    email: manages || id === actor.personId ? email : null,
    banned: manages ? banned : null,
    segment: may(actor, 'moderate') ? segment : null,
    trusted: may(actor, 'moderate') ? trusted : null,
    joinedAt: manages ? joinedAt : null,
    member,
  }
}

/** Loads the private facts of people, as far as the reader may see them. */
export const privateFactLoaders = ({ db, actor }: Reader) => ({
  privateFacts: new DataLoader<string, PrivateFacts | null>((ids) =>
    findPrivateFacts(db, actor, ids),
  ),
})
