import { listVotes } from '#server/areas/votes/findVotes.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** The votes for an idea as CSV, the newest first, as far as their voters have a name. */
export async function* voteSheet(
  db: Db,
  actor: Actor & Member,
  ideaNumber: number,
): AsyncGenerator<string> {
  yield csvLines([], ['voter', 'voter id', 'why', 'cast by', 'evidence', 'voted at'])
  const pages = pagesOf((after) => listVotes(db, actor, ideaNumber, { first: 100, after }))
  for await (const page of pages)
    yield csvLines(
      page.map(({ voter, why, castBy, evidenceUrl, createdAt }) => [
        voter.name,
        voter.id,
        why,
        castBy?.name ?? null,
        evidenceUrl,
        createdAt,
      ]),
    )
}
