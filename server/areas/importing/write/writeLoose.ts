import { settleMerged } from '#server/areas/merging/settleMerged.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { pauseMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { LooseComments } from '../items/shape.ts'
import { type Changes, commentChanges, newComments } from './changes.ts'
import type { Memory } from './memory.ts'
import { ensurePeople, peopleSource } from './people.ts'
import { prepareComments, type PreparedComment } from './prepare.ts'
import { commentRows, type PersonOf } from './rows.ts'
import { setEditedComments, takeReactions } from './takeChanges.ts'
import { addComments, findPresent, lockWithTarget, type Present } from './updateIdea.ts'
import { deletedHere, unchanged, type Written } from './written.ts'

const settle = statement<never>(
  'import_loose_settle',
  `update idea set comment_count = comment_count + $2, trend = $3, last_activity_at = greatest(last_activity_at, $4::timestamptz)
   where number = $1`,
)

/** Adds comments that came without their issue to the idea that it became, and takes their changes; gives null where that is not here. */
export async function writeLoose(
  db: Db,
  loose: LooseComments,
  {
    memory,
    importId,
    yieldToOthers,
  }: { memory: Memory; importId: string; yieldToOthers: () => Promise<void> },
): Promise<Written | null> {
  const { key } = loose
  const numbers = await memory.ideas(loose)
  const present = numbers.has(key) ? await findPresent(db, loose) : null
  if (present === null) return null
  if (present.isDeleted) return deletedHere
  const news = newComments(loose, present)
  const changes = commentChanges(loose, present)
  if (news.length + changes.comments.length + changes.reactions.length === 0)
    return { ...unchanged, changes: changes.all }
  const comments = await prepareComments({ ...loose, comments: news }, numbers, yieldToOthers)
  const edited = await prepareComments(
    { ...loose, comments: changes.comments },
    numbers,
    yieldToOthers,
  )
  const from = peopleSource(loose)
  const people = await db.transaction(async (tx) => {
    const logins = comments.map(({ author }) => author)
    const added = await ensurePeople(tx, logins, { cache: memory.people, from, importId })
    const by = { personOf: memory.lookup(from, added), importId }
    await addLooseComments(
      tx,
      { ...loose, comments, edited, reactions: changes.reactions },
      present,
      by,
    )
    return added
  })
  memory.keep({ people })
  return {
    outcome: 'extended',
    comments: comments.length,
    events: 0,
    votes: 0,
    changes: changes.all,
  }
}

async function addLooseComments(
  tx: Db,
  loose: LooseComments &
    Pick<Changes, 'reactions'> & { comments: PreparedComment[]; edited: PreparedComment[] },
  { number, createdAt }: Present,
  { personOf, importId }: { personOf: PersonOf; importId: string },
): Promise<void> {
  await pauseMerges(tx)
  const target = await lockWithTarget(tx, number)
  await setEditedComments(tx, loose, loose.edited)
  await takeReactions(tx, loose, loose)
  if (loose.comments.length === 0) return
  const rows = commentRows(loose.comments, loose.key, personOf)
  await tx.query(addComments, [number, loose.source, rows, importId])
  const newest = loose.comments
    .map((comment) => comment.createdAt)
    .reduce((a, b) => (a > b ? a : b))
  await tx.query(settle, [
    number,
    loose.comments.length,
    await computedTrend(tx, { number, createdAt }),
    newest,
  ])
  if (target !== null) await settleMerged(tx, target)
}
