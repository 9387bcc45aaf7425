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
import { checkFacts, type TagChange } from './tagFacts.ts'

export interface CreateTagCommand {
  actor: Actor & Member
  facts: TagChange & { name: string }
  clientMutationId?: CallId | null
}

const add = statement<never>(
  'tag_add',
  'insert into tag (id, name, name_key, slug, color, visibility, description) values ($1, $2, $3, $4, $5, $6, $7)',
)

/**
 * Makes a tag, for everybody unless it says otherwise. Refused: a name against the rules or that
 * another tag has, a colour that is none, and one tag too many.
 */
export async function createTag(
  db: Db,
  { actor, facts, clientMutationId }: CreateTagCommand,
): Promise<Outcome<{ tagId: string }>> {
  return runCommand(
    db,
    {
      mutation: 'createTag',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      await holdMerges(tx)
      await requireRoom(tx, 'tag', limits.labels.tags)
      const checked = await checkFacts(tx, facts)
      const { name = '', nameKey } = checked
      const { color = null, visibility = 'PUBLIC', description = '' } = checked
      const made = { description: description || null, color, visibility }
      const tagId = newId('tag')
      const slug = await newSlug(tx, 'tag', name)
      await tx.query(add, [tagId, name, nameKey, slug, color, visibility, description])
      await recordAudit(tx, 'tag.created', {
        actorId: actor.personId,
        subjectId: tagId,
        subjectName: name,
        changes: changesOf(['description', 'color', 'visibility'], (fact) => [null, made[fact]]),
      })
      return { tagId }
    },
  )
}
