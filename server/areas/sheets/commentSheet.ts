import { listComments } from '#server/areas/comments/findComments.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

/** The comments on an idea, and on what was merged into it, as CSV, the oldest first, as far as the actor may read them. */
export async function* commentSheet(
  db: Db,
  actor: Actor & Member,
  ideaNumber: number,
): AsyncGenerator<string> {
  yield csvLines(
    [],
    [
      'id',
      'idea',
      'author',
      'author id',
      'comment',
      'in reply to',
      'official',
      'internal',
      'state',
      'reactions',
      'created at',
      'edited at',
    ],
  )
  const pages = pagesOf((after) => listComments(db, actor, ideaNumber, { first: 100, after }))
  for await (const page of pages)
    yield csvLines(
      page.map((comment) => [
        comment.id,
        comment.ideaNumber,
        comment.author?.name ?? null,
        comment.author?.id ?? null,
        comment.body,
        comment.replyTo,
        comment.official,
        comment.internal,
        comment.state,
        comment.reactions.reduce((sum, { count }) => sum + count, 0),
        comment.createdAt,
        comment.editedAt,
      ]),
    )
}
