import { statement, type Db } from '#server/db/database.ts'

const add = statement<never>(
  'outbox_add',
  'insert into outbox (kind, idea_number, actor_id, data) values ($1, $2, $3, $4)',
)

/** Notes in the outbox what happened, in the transaction of what happened. */
export async function tell(
  tx: Db,
  {
    kind,
    ideaNumber = null,
    actorId,
    data = {},
  }: {
    kind: string
    ideaNumber?: number | null
    actorId: string | null
    data?: Record<string, unknown>
  },
): Promise<void> {
  await tx.query(add, [kind, ideaNumber, actorId, JSON.stringify(data)])
}
