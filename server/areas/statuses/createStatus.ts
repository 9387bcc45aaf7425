import { limits } from '#rules/limits.ts'
import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { newSlug, requireRoom } from '#server/areas/labels/labelNames.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import type { StatusRow } from '#server/kernel/rows.ts'
import { checkFacts, type StatusChange } from './statusFacts.ts'

export interface CreateStatusCommand {
  actor: Actor & Member
  facts: StatusChange & { name: string; category: StatusRow['category'] }
  clientMutationId?: CallId | null
}

const add = statement<never>(
  'status_add',
  `insert into status (id, name, name_key, slug, color, category, on_roadmap, description, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(max(position), -1) + 1 from status where deleted_at is null))`,
)

/**
 * Makes a status, behind all others; unless it says otherwise it is not on the roadmap. Refused: a
 * name against the rules or that another status has, a colour that is none, and one too many.
 */
export async function createStatus(
  db: Db,
  { actor, facts, clientMutationId }: CreateStatusCommand,
): Promise<Outcome<{ statusId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'createStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      await requireRoom(tx, 'status', limits.labels.statuses)
      const checked = await checkFacts(tx, facts)
      const { name = '', nameKey, description = '', color = null, onRoadmap = false } = checked
      const made = {
        description: description || null,
        category: facts.category,
        color,
        onRoadmap,
      }
      const statusId = newId('status')
      await tx.query(add, [
        statusId,
        name,
        nameKey,
        await newSlug(tx, 'status', name),
        color,
        facts.category,
        onRoadmap,
        description,
      ])
      await recordAudit(tx, 'status.created', {
        actorId: actor.personId,
        subjectId: statusId,
        subjectName: name,
        changes: changesOf(['description', 'category', 'color', 'onRoadmap'], (fact) => [
          null,
          made[fact],
        ]),
      })
      return { statusId }
    },
  )
}
