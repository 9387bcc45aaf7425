import DataLoader from 'dataloader'
import { findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { settleFollows } from '#server/areas/merging/settleMerged.ts'
import { pauseMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { ideaOpen, reading } from '#server/kernel/visibility.ts'

/** The most muted ideas that are listed. */
export const MUTED_LISTED = 100

const mute = statement<never>(
  'idea_mute_add',
  'insert into idea_mute (idea_number, person_id) select number, $2 from unnest($1::int[]) number on conflict do nothing',
)
const unmute = statement<never>(
  'idea_mute_remove',
  'delete from idea_mute where idea_number = any($1::int[]) and person_id = $2',
)
const unmail = statement<never>(
  'idea_mute_unmail',
  'update notification set mail_due_at = null where idea_number = any($1::int[]) and recipient_id = $2 and mail_due_at is not null and mailed_at is null',
)
const target = statement<{ number: number }>(
  'idea_mute_target',
  'select coalesce(merged_into, number) as number from idea where number = $1',
)
const lockTarget = statement<never>(
  'idea_mute_lock',
  'select from idea where number = $1 for no key update',
)
const muted = statement<{ number: number }>(
  'idea_mutes',
  'select idea_number as number from idea_mute where person_id = $1 and idea_number = any($2::int[])',
)
const allMuted = statement<{ number: number }>(
  'idea_mutes_all',
  `select m.idea_number as number from idea_mute m where m.person_id = $1 and ${ideaOpen('m.idea_number', { levels: '$2', me: '$1', team: '$3' })}
   order by m.created_at desc, m.idea_number desc limit ${MUTED_LISTED}`,
)

/**
 * Sets (never toggles) whether somebody hears nothing at all of an idea, also where they follow it;
 * of a merged one of its target as well, on whose page all goes on.
 */
export async function setIdeaMuted(
  db: Db,
  {
    actor,
    ideaNumber,
    muted: isMuted,
    clientMutationId,
  }: {
    actor: Actor & Member
    ideaNumber: number
    muted: boolean
    clientMutationId?: CallId | null
  },
): Promise<Outcome<{ ideaNumber: number }>> {
  const requires = () => requireMay(actor, 'follow')
  const call = { mutation: 'setIdeaMuted', personId: actor.personId, clientMutationId, requires }
  return runCommand(db, call, async (tx) => {
    const [idea] = await findIdeas(tx, actor, [ideaNumber])
    if (!idea) throw refuse('IDEA_GONE', { field: 'ideaId' })
    await setMuted(tx, actor.personId, { ideaNumber, isMuted })
    return { ideaNumber }
  })
}

/**
 * Does the same for who came by the link of a letter, in the caller's transaction, which has locked
 * no ideas yet. Gives the numbers of the ideas: none where there is no such idea.
 */
export async function setMuted(
  tx: Db,
  personId: string,
  { ideaNumber, isMuted }: { ideaNumber: number; isMuted: boolean },
): Promise<number[]> {
  await pauseMerges(tx)
  const [page] = await tx.query(target, [ideaNumber])
  if (!page) return []
  const numbers = [...new Set([ideaNumber, page.number])]
  await tx.query(isMuted ? mute : unmute, [numbers, personId])
  if (isMuted) await tx.query(unmail, [numbers, personId])
  if (page.number !== ideaNumber) {
    await tx.query(lockTarget, [page.number])
    await settleFollows(tx, page.number)
  }
  return numbers
}

/** Finds the numbers of the ideas that somebody has muted and may read, the last first; at most 100. */
export async function findMuted(db: Db, actor: Actor): Promise<number[]> {
  const { levels, me, team } = reading(actor)
  return (await db.query(allMuted, [me, levels, team])).map(({ number }) => number)
}

/** Loads whether the reader has muted an idea, by its number. */
export const muteLoaders = ({ db, actor }: Reader) => ({
  mutedIdeas: new DataLoader<number, boolean>(async (numbers) => {
    const { me } = reading(actor)
    const found = me === null ? [] : await db.query(muted, [me, numbers])
    return numbers.map((wanted) => found.some(({ number }) => number === wanted))
  }),
})
