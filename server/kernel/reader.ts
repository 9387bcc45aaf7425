import type { Db } from '#server/db/database.ts'
import type { Actor } from './actor.ts'

/** For whom loaders read: one per request, so that nothing read for one person reaches another. */
export interface Reader {
  readonly db: Db
  readonly actor: Actor
  /** The session that the request came with; null for guests and visitors. */
  readonly sessionId: string | null
}

/** The ids that are the reader's own; another's becomes one that nobody has. */
export function ownIds({ actor }: Reader, ids: readonly string[]): string[] {
  return ids.map((id) => (id === actor.personId ? id : ''))
}
