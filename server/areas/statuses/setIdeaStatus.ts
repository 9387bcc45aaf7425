import { checkText, normalise } from '#rules/validation.ts'
import { addComment } from '#server/areas/comments/postComment.ts'
import { findMentioned } from '#server/areas/mentions/mentions.ts'
import { lockIdea } from '#server/areas/posts/lockIdea.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { holdSender } from '#server/areas/posts/sender.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { Refusal, refuse } from '#server/kernel/refusal.ts'
import { textReason } from '#server/kernel/wrongText.ts'

export interface SetStatusCommand {
  actor: Actor & Member
  ideaNumber: number
  statusId: string
  /** The official answer of the team; blank: none. */
  answer?: string | null
  clientMutationId?: CallId | null
}

const places = statement<{ from: string; to: string | null; category: string | null }>(
  'idea_status_places',
  'select i.status_id as "from", s.id as "to", s.category from idea i left join status s on s.id = $2 where i.number = $1',
)
const change = statement<never>(
  'idea_set_status',
  `with event as (insert into idea_event (id, idea_number, actor_id, kind, data, created_at) values ($3, $1, $4, 'status_changed', $5, $6))
   update idea set status_id = $2, status_changed_at = $6::timestamptz, last_activity_at = greatest(last_activity_at, $6::timestamptz), updated_at = $6::timestamptz where number = $1`,
)

/**
 * Sets where an idea stands, of a merged one its target, with an official answer where one is
 * given. Votes are closed while its status is of the
 * categories SHIPPED and DECLINED, and open again afterwards; those that are there stay. The same
 * status once more changes nothing but says the answer.
 */
export async function setIdeaStatus(
  db: Db,
  command: SetStatusCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const { actor, statusId, clientMutationId } = command
  return runCommand(
    db,
    {
      mutation: 'setIdeaStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'setStatus'),
    },
    async (tx) => {
      const answer = answerOf(command.answer)
      const mentions = answer === null ? new Set<string>() : await findMentioned(tx, answer)
      if (answer !== null) await holdSender(tx, actor)
      // Two kept counts change: one after the other, as all that changes several.
      await holdMerges(tx)
      const idea = await lockIdea(tx, command.ideaNumber, actor)
      const [place] = await tx.query(places, [idea.number, statusId])
      if (!place || place.to === null) throw refuse('CHOSEN_STATUS_GONE', { field: 'statusId' })
      const { from, to, category } = place
      // The answer, of a moment of its own, follows it in the timeline.
      const at = new Date(Date.now() - 1).toISOString()
      if (from !== to)
        await tx.query(change, [
          idea.number,
          to,
          newId('event'),
          actor.personId,
          JSON.stringify({ from, to }),
          at,
        ])
      const commentId =
        answer === null
          ? null
          : await addComment(tx, {
              actor,
              body: answer,
              mentions,
              idea,
              on: idea.number,
              replyTo: null,
              internal: false,
              official: true,
              guard: 'clean',
            })
      if (from !== to)
        await recordEvent(tx, 'idea.status_changed', {
          ideaNumber: idea.number,
          actorId: actor.personId,
          from,
          to,
          fromCategory: idea.category,
          toCategory: category,
          commentId,
        })
      return { ideaNumber: idea.number }
    },
  )
}

function answerOf(text: string | null | undefined): string | null {
  if (text == null || text.trim() === '') return null
  const problem = checkText('comment', 'answer', text)
  if (problem) throw new Refusal([textReason(problem, 'answer')])
  return normalise('comment', text)
}
