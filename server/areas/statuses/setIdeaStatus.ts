import type { Db } from '#server/db/database.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { changeStatus, holdStatus, type StatusChange } from './changeStatus.ts'

export interface SetStatusCommand extends StatusChange {
  clientMutationId?: CallId | null
}

/**
 * Sets where an idea stands, of a merged one its target, with an official answer where one is
 * given. Votes are closed while its status is of the categories SHIPPED, DECLINED and CLOSED, and
 * open again afterwards; those that are there stay. The same status once more changes nothing but
 * says the answer.
 */
export async function setIdeaStatus(
  db: Db,
  { clientMutationId, ...wanted }: SetStatusCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const { actor } = wanted
  return runCommand(
    db,
    {
      mutation: 'setIdeaStatus',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'setStatus'),
    },
    async (tx) => {
      const held = await holdStatus(tx, wanted)
      await changeStatus(tx, actor, held)
      return { ideaNumber: held.idea.number }
    },
  )
}
