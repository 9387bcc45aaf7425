import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { checkFacts, type TagChange, type TagFacts } from './tagFacts.ts'

export interface UpdateTagCommand {
  actor: Actor & Member
  tagId: string
  change: TagChange
  clientMutationId?: CallId | null
}

const facts = [
  'name',
  'description',
  'color',
  'visibility',
] as const satisfies readonly (keyof TagFacts)[]

const lock = statement<TagFacts>(
  'tag_lock',
  'select name, description, color, visibility from tag where id = $1 and deleted_at is null for update',
)
const set = statement<never>(
  'tag_set',
  'update tag set name = $2, name_key = coalesce($3, name_key), color = $4, visibility = $5, description = $6, updated_at = now() where id = $1',
)

/**
 * Changes the facts of a tag that are given, all of them or none. Refused: facts against the rules,
 * a name that another tag has, and a tag that does not exist.
 */
export async function updateTag(
  db: Db,
  { actor, tagId, change, clientMutationId }: UpdateTagCommand,
): Promise<Outcome<{ tagId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'updateTag',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      const [was] = await tx.query(lock, [tagId])
      if (!was) throw refuse('TAG_GONE', { field: 'tagId' })
      const { nameKey, ...wanted } = await checkFacts(tx, change, tagId)
      const is = { ...was, ...wanted }
      if (facts.every((fact) => is[fact] === was[fact])) return { tagId }
      await tx.query(set, [tagId, is.name, nameKey, is.color, is.visibility, is.description])
      await recordAudit(tx, 'tag.changed', {
        actorId: actor.personId,
        subjectId: tagId,
        subjectName: was.name,
        changes: changesOf(facts, (fact) => [was[fact], is[fact]]),
      })
      return { tagId }
    },
  )
}
