import { findComments } from '#server/areas/comments/findComments.ts'
import { findBodies, findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { findPostFacts, type PostFacts } from '#server/areas/moderation/findPostFacts.ts'
import { listQueue, type Queue } from '#server/areas/moderation/findQueues.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { IdeaRow, UserRow } from '#server/kernel/rows.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

interface Post {
  number: number
  title: string
  text: string
  author: UserRow | null
  createdAt: string
}

/** The posts of a queue as CSV, in its order, with why they are held and what was reported of them. */
export async function* queueSheet(
  db: Db,
  actor: Actor & Member,
  { queue, siteUrl }: { queue: Queue; siteUrl: string },
): AsyncGenerator<string> {
  yield csvLines(
    [],
    [
      'id',
      'idea',
      'title',
      'author',
      'author id',
      'text',
      'held because',
      'reports',
      'created at',
      'address',
    ],
  )
  for await (const places of pagesOf((after) => listQueue(db, queue, { first: 100, after }))) {
    const ids = places.map(({ id }) => id)
    const posts = await findPosts(db, actor, ids)
    const facts = await findPostFacts(db, actor, ids)
    yield csvLines(ids.flatMap((id, at) => rowsOf(id, posts.get(id), facts[at], siteUrl)))
  }
}

/** The row of a post; none where it went while the list was read. */
function rowsOf(
  id: string,
  post: Post | undefined,
  facts: PostFacts | undefined,
  siteUrl: string,
): (string | number | null)[][] {
  if (post === undefined) return []
  const { number, title, author, text, createdAt } = post
  const reports = (facts?.reports ?? []).map(({ reason, note }) =>
    note === '' ? reason : `${reason}: ${note}`,
  )
  return [
    [
      id,
      number,
      title,
      author?.name ?? null,
      author?.id ?? null,
      text,
      facts?.held?.reason ?? null,
      reports.join('; '),
      createdAt,
      `${siteUrl}/ideas/${number}`,
    ],
  ]
}

/** Ideas and comments by id, as one kind of thing. */
async function findPosts(
  db: Db,
  actor: Actor & Member,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Post>> {
  const comments = (
    await findComments(
      db,
      actor,
      ids.filter((id) => ideaNumber(id) === null),
    )
  ).flatMap((comment) => comment ?? [])
  const own = ids.flatMap((id) => ideaNumber(id) ?? [])
  const numbers = [...new Set([...own, ...comments.map((comment) => comment.ideaNumber)])]
  const ideas = new Map(
    (await findIdeas(db, actor, numbers)).flatMap((idea): [number, IdeaRow][] =>
      idea === null ? [] : [[idea.number, idea]],
    ),
  )
  const bodies = await findBodies(db, actor, own)
  const posts = new Map<string, Post>()
  own.forEach((number, at) => {
    const idea = ideas.get(number)
    if (idea) posts.set(idea.id, { ...idea, text: bodies[at]?.body ?? '' })
  })
  for (const { id, ideaNumber: number, body, author, createdAt } of comments)
    posts.set(id, {
      number,
      title: ideas.get(number)?.title ?? '',
      text: body,
      author,
      createdAt,
    })
  return posts
}
