import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'

export interface SubscriptionCommand {
  actor: Actor & Member
  subscribed: boolean
  clientMutationId?: CallId | null
  /** Changes per hour; another number only in tests. */
  perHour?: number
}

const add = statement<{ id: string }>(
  'changelog_subscribe',
  'insert into changelog_subscription (person_id) values ($1) on conflict do nothing returning person_id as id',
)
const remove = statement<{ id: string }>(
  'changelog_unsubscribe',
  'delete from changelog_subscription where person_id = $1 returning person_id as id',
)

/** Sets (never toggles) whether somebody is told of every entry that is published. */
export async function setSubscription(
  db: Db,
  { actor, subscribed, clientMutationId, perHour }: SubscriptionCommand,
): Promise<Outcome<true>> {
  const { personId } = actor
  return runCommand<true>(
    db,
    {
      mutation: 'setChangelogSubscription',
      personId,
      clientMutationId,
      requires: () => requireMay(actor, 'subscribe'),
    },
    async (tx) => {
      const [changed] = await tx.query(subscribed ? add : remove, [personId])
      if (!changed) return true
      const limit = perHour ?? limits.perHour.votes
      await countAct(tx, {
        kind: 'subscription',
        by: personId,
        limit,
        reason: 'TOO_MANY_SUBSCRIPTIONS',
      })
      await recordEvent(tx, subscribed ? 'changelog.subscribed' : 'changelog.unsubscribed', {
        actorId: personId,
      })
      return true
    },
  )
}
