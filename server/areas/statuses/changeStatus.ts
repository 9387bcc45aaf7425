import { checkText, normalise } from '#rules/validation.ts'
import { addComment } from '#server/areas/comments/postComment.ts'
import { forgetMoves } from '#server/areas/labels/forgetMoves.ts'
import { findMentioned } from '#server/areas/mentions/mentions.ts'
import { lockIdea, type LockedIdea } from '#server/areas/posts/lockIdea.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { holdSender } from '#server/areas/posts/sender.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { Refusal, refuse } from '#server/kernel/refusal.ts'
import type { StatusRow } from '#server/kernel/rows.ts'
import { textReason } from '#server/kernel/wrongText.ts'

/** A change of status that was asked for. */
export interface StatusChange {
  actor: Actor & Member
  ideaNumber: number
  statusId: string
  /** The official answer of the team; blank: none. */
  answer?: string | null
}

/** An idea whose status may change in this transaction. */
export interface HeldStatus {
  idea: LockedIdea
  /** The id of its present status. */
  from: string
  /** The status that it is to have. */
  to: Pick<StatusRow, 'id' | 'category' | 'onRoadmap'>
  answer: { body: string; mentions: Set<string> } | null
}

const places = statement<{
  from: string
  to: string | null
  category: StatusRow['category']
  onRoadmap: boolean
}>(
  'idea_status_places',
  'select i.status_id as "from", s.id as "to", s.category, s.on_roadmap as "onRoadmap" from idea i left join status s on s.id = $2 and s.deleted_at is null where i.number = $1',
)
const change = statement<never>(
  'idea_set_status',
  `with event as (insert into idea_event (id, idea_number, actor_id, kind, data, created_at) values ($3, $1, $4, 'status_changed', $5, $6))
   update idea set status_id = $2, status_changed_at = $6::timestamptz, last_activity_at = greatest(last_activity_at, $6::timestamptz), updated_at = $6::timestamptz where number = $1`,
)

/**
 * Locks an idea whose status is to change, of a merged one its target, and all that changing it
 * needs. No other idea changes its status or its place on the roadmap until the transaction ends.
 * Refuses what the actor may not read, a status that is gone, and an answer against the rules.
 */
export async function holdStatus(tx: Db, wanted: StatusChange): Promise<HeldStatus> {
  const body = answerOf(wanted.answer)
  const answer = body === null ? null : { body, mentions: await findMentioned(tx, body) }
  if (answer !== null) await holdSender(tx, wanted.actor)
  // Two kept counts change: one after the other, as all that changes several.
  await holdMerges(tx)
  const idea = await lockIdea(tx, wanted.ideaNumber, wanted.actor)
  const [place] = await tx.query(places, [idea.number, wanted.statusId])
  if (!place || place.to === null) throw refuse('CHOSEN_STATUS_GONE', { field: 'statusId' })
  const { from, to, category, onRoadmap } = place
  return { idea, from, to: { id: to, category, onRoadmap }, answer }
}

/**
 * Changes the status of a held idea, with its answer. The same status once more changes nothing but
 * says the answer. `entryId`: the entry of the changelog whose publication changes it.
 */
export async function changeStatus(
  tx: Db,
  actor: Actor & Member,
  { idea, from, to, answer }: HeldStatus,
  entryId?: string,
): Promise<void> {
  // The answer, of a moment of its own, follows it in the timeline.
  const at = new Date(Date.now() - 1).toISOString()
  if (from !== to.id) await forgetMoves(tx, 'status', { ideaNumber: idea.number })
  if (from !== to.id)
    await tx.query(change, [
      idea.number,
      to.id,
      newId('event'),
      actor.personId,
      JSON.stringify({ from, to: to.id }),
      at,
    ])
  const commentId =
    answer === null
      ? null
      : await addComment(tx, {
          actor,
          ...answer,
          idea,
          on: idea.number,
          replyTo: null,
          internal: false,
          official: true,
          guard: 'clean',
        })
  if (from !== to.id)
    await recordEvent(tx, 'idea.status_changed', {
      ideaNumber: idea.number,
      actorId: actor.personId,
      from,
      to: to.id,
      fromCategory: idea.category,
      toCategory: to.category,
      commentId,
      ...(entryId !== undefined && { entryId }),
    })
}

function answerOf(text: string | null | undefined): string | null {
  if (text == null || text.trim() === '') return null
  const problem = checkText('comment', 'answer', text)
  if (problem) throw new Refusal([textReason(problem, 'answer')])
  return normalise('comment', text)
}
