import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { checkFacts, requireOtherOpen, type StatusChange, type StatusFacts } from './statusFacts.ts'

export interface UpdateStatusCommand {
  actor: Actor & Member
  statusId: string
  change: StatusChange
  clientMutationId?: CallId | null
}

const facts = [
  'name',
  'description',
  'color',
  'category',
  'onRoadmap',
] as const satisfies readonly (keyof StatusFacts)[]

const lock = statement<StatusFacts>(
  'status_lock',
  `select name, description, color, category, on_roadmap as "onRoadmap" from status where id = $1 and deleted_at is null for update`,
)
const set = statement<never>(
  'status_set',
  `update status set name = $2, name_key = coalesce($3, name_key), color = $4, category = $5, on_roadmap = $6, description = $7, updated_at = now() where id = $1`,
)

/**
 * Changes the facts of a status that are given, all of them or none. Its ideas keep it, and nobody
 * is told. Refused: facts against the rules, a name that another status has, another category for
 * the last OPEN one, and a status that does not exist.
 */
export async function updateStatus(
  db: Db,
  { actor, statusId, change, clientMutationId }: UpdateStatusCommand,
): Promise<Outcome<{ statusId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'updateStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const [was] = await tx.query(lock, [statusId])
      if (!was) throw refuse('STATUS_GONE', { field: 'statusId' })
      const { nameKey, ...wanted } = await checkFacts(tx, change, statusId)
      const is = { ...was, ...wanted }
      if (facts.every((fact) => is[fact] === was[fact])) return { statusId }
      if (was.category === 'OPEN' && is.category !== 'OPEN')
        await requireOtherOpen(tx, statusId, 'category')
      await tx.query(set, [
        statusId,
        is.name,
        nameKey,
        is.color,
        is.category,
        is.onRoadmap,
        is.description,
      ])
      await recordAudit(tx, 'status.changed', {
        actorId: actor.personId,
        subjectId: statusId,
        subjectName: was.name,
        changes: changesOf(facts, (fact) => [was[fact], is[fact]]),
      })
      return { statusId }
    },
  )
}
