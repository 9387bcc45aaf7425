import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { computedTrend } from './castVote.ts'
import { tell } from './tell.ts'

const lockGuest = statement<{ id: string }>('guest_lock', 'select id from person where id = $1 and guest for update')
/** In the order of their numbers, as everything that locks several ideas does. */
const lockIdeas = statement<{ number: number; createdAt: string }>(
  'guest_ideas_lock',
  `select i.number, i.created_at as "createdAt" from idea i where i.number in (select idea_number from vote where person_id = $1) order by i.number for update of i`,
)
const dropDoubled = statement<{ number: number }>(
  'guest_votes_doubled',
  `delete from vote g where g.person_id = $1 and exists (select from vote own where own.idea_number = g.idea_number and own.person_id = $2) returning g.idea_number as number`,
)
const moveVotes = statement<{ number: number }>('guest_votes_move', 'update vote set person_id = $2 where person_id = $1 returning idea_number as number')
const settle = statement<never>('guest_vote_settle', 'update idea set vote_count = vote_count - 1, trend = $2 where number = $1')
const moveFollows = statement<never>(
  'guest_follows_move',
  `with gone as (delete from follow where person_id = $1 returning idea_number, following, created_at)
   insert into follow (idea_number, person_id, following, created_at) select idea_number, $2, following, created_at from gone on conflict do nothing`,
)
const remove = statement<never>('guest_remove', 'delete from person where id = $1 and guest')

/** How many of a guest's votes came to an account, and how many it had cast itself already. */
export interface Adopted {
  moved: number
  doubled: number
}

/**
 * Makes a guest's votes those of the person who signs in, each idea counted once, and removes the guest; in the transaction of the sign-in.
 * What the account said itself (a vote, an unfollowing) stands. Null where there is no such guest: they were adopted before, perhaps a moment ago.
 */
export async function adoptGuest(tx: Db, guestId: string, personId: string): Promise<Adopted | null> {
  // Waits for the guest's votes that are under way, and lets none begin until all have moved: see castGuestVote.ts.
  const [guest] = await tx.query(lockGuest, [guestId])
  if (!guest) return null
  const ideas = new Map((await tx.query(lockIdeas, [guestId])).map((idea) => [idea.number, idea]))
  const doubled = await tx.query(dropDoubled, [guestId, personId])
  const moved = await tx.query(moveVotes, [guestId, personId])
  for (const { number } of doubled) {
    const idea = ideas.get(number)
    if (idea) await tx.query(settle, [number, await computedTrend(tx, idea)])
  }
  await tx.query(moveFollows, [guestId, personId])
  await tx.query(remove, [guestId])
  await tell(tx, { kind: 'guest.adopted', actorId: personId, data: { moved: moved.map(({ number }) => number), doubled: doubled.map(({ number }) => number) } })
  return { moved: moved.length, doubled: doubled.length }
}
