import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEventSql } from '#server/kernel/recordEvent.ts'
import { requireOwnName } from './teamNames.ts'

const rename = statement<never>(
  'profile_rename',
  `with renamed as (update person set name = $2, updated_at = now() where id = $1 and name <> $2 and deleted_at is null returning id),
     account as (update auth_user set name = $2, updated_at = now() where person_id = (select id from renamed))
   ${recordEventSql('profile.changed', { actorId: 'id' })} from renamed`,
)

/** Sets what others see of a person. Refused: a name against docs/RULES.md#validation, one of the team, and somebody who is banned. */
export async function updateProfile(
  db: Db,
  {
    actor,
    name,
    clientMutationId,
  }: { actor: Actor & Member; name: string; clientMutationId?: CallId | null },
): Promise<Outcome<true>> {
  return runCommand<true>(
    db,
    {
      mutation: 'updateProfile',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'changeProfile'),
    },
    async (tx) => {
      const texts = checkTexts({ name: { kind: 'personName', text: name } })
      await requireOwnName(tx, texts.name, actor.personId)
      await tx.query(rename, [actor.personId, texts.name])
      return true
    },
  )
}
