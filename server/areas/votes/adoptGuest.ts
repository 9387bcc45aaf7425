import { settleMerged } from '#server/areas/merging/settleMerged.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { pauseMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

const lockGuest = statement<{ id: string }>(
  'guest_lock',
  'select id from person where id = $1 and guest for update',
)
/**
 * In the order of their numbers, as everything that locks several ideas does; those that a vote of
 * theirs counts for as a copy are among them.
 */
const lockIdeas = statement<{ number: number; createdAt: string; merges: boolean }>(
  'guest_ideas_lock',
  `select i.number, i.created_at as "createdAt", exists (select from idea m where m.merged_into = i.number) as merges from idea i
   where i.number in (select idea_number from vote where person_id = $1 union select idea_number from follow where person_id = $1) order by i.number for update of i`,
)
/**
 * Removes copies that stand in the way of the person's own votes and follows; settleMerged makes
 * anew those still wanted.
 */
const dropCopies = [
  statement<never>(
    'guest_vote_copies',
    'delete from vote where person_id = any($1::text[]) and idea_number = any($2::int[]) and via is not null',
  ),
  statement<never>(
    'guest_follow_copies',
    'delete from follow where person_id = any($1::text[]) and idea_number = any($2::int[]) and via is not null',
  ),
]
const dropDoubled = statement<{ number: number }>(
  'guest_votes_doubled',
  `delete from vote g where g.person_id = $1 and exists (select from vote own where own.idea_number = g.idea_number and own.person_id = $2) returning g.idea_number as number`,
)
const moveVotes = statement<{ number: number }>(
  'guest_votes_move',
  'update vote set person_id = $2 where person_id = $1 returning idea_number as number',
)
const settle = statement<never>(
  'guest_vote_settle',
  'update idea set vote_count = vote_count - 1, trend = $2 where number = $1',
)
const moveFollows = statement<never>(
  'guest_follows_move',
  `with gone as (delete from follow where person_id = $1 returning idea_number, following, created_at)
   insert into follow (idea_number, person_id, following, created_at) select idea_number, $2, following, created_at from gone on conflict do nothing`,
)
const remove = statement<never>('guest_remove', 'delete from person where id = $1 and guest')

/**
 * The number of a guest's votes that came to an account, and of those that it had cast itself
 * already.
 */
export interface Adopted {
  moved: number
  doubled: number
}

/**
 * Makes a guest's votes those of the person who signs in, each idea counted once, and removes the
 * guest; in the transaction of the sign-in. What the account said itself (a vote, an unfollowing)
 * stands. Null where there is no such guest: they were adopted before, perhaps a moment ago.
 */
export async function adoptGuest(
  tx: Db,
  guestId: string,
  personId: string,
): Promise<Adopted | null> {
  // Waits for the guest's votes that are under way, and lets none begin until all have moved: see castGuestVote.ts.
  await pauseMerges(tx)
  const [guest] = await tx.query(lockGuest, [guestId])
  if (!guest) return null
  const ideas = await tx.query(lockIdeas, [guestId])
  for (const step of dropCopies)
    await tx.query(step, [[guestId, personId], ideas.map(({ number }) => number)])
  const doubled = await tx.query(dropDoubled, [guestId, personId])
  const moved = await tx.query(moveVotes, [guestId, personId])
  await tx.query(moveFollows, [guestId, personId])
  for (const idea of ideas) {
    if (idea.merges) await settleMerged(tx, idea.number)
    else if (doubled.some(({ number }) => number === idea.number))
      await tx.query(settle, [idea.number, await computedTrend(tx, idea)])
  }
  await tx.query(remove, [guestId])
  await recordEvent(tx, 'guest.adopted', {
    actorId: personId,
    moved: moved.map(({ number }) => number),
    doubled: doubled.map(({ number }) => number),
  })
  return { moved: moved.length, doubled: doubled.length }
}
