import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { recordEventSql } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'

interface Command {
  actor: Actor & Member
  clientMutationId?: CallId | null
}

const endOne = statement<{ id: string }>(
  'account_session_end',
  `with ended as (
     delete from auth_session s using auth_user u where u.id = s.user_id and u.person_id = $1 and 'session_' || s.id = $2 returning s.id),
   told as (${recordEventSql('session.ended', { actorId: '$1' })} from ended)
   select id from ended`,
)
const endAll = statement<never>(
  'account_sessions_end',
  `with ended as (
     delete from auth_session s using auth_user u where u.id = s.user_id and u.person_id = $1 and ($2::text is null or s.id <> $2) returning s.id)
   ${recordEventSql('session.all_ended', { actorId: '$1', count: 'count(*)' })} from ended`,
)

/**
 * Signs somebody out on one of their devices. Refused with NOT_FOUND for a session that is not
 * theirs. One that has ended meanwhile is none.
 */
export async function endOneSession(
  db: Db,
  { actor, sessionId, clientMutationId }: Command & { sessionId: string },
): Promise<Outcome<{ sessionId: string }>> {
  return runCommand(
    db,
    { mutation: 'endSession', personId: actor.personId, clientMutationId },
    async (tx) => {
      const [ended] = await tx.query(endOne, [actor.personId, sessionId])
      if (!ended) throw refuse('SESSION_GONE', { field: 'sessionId' })
      return { sessionId }
    },
  )
}

/** Signs somebody out everywhere. */
export async function endAllSessions(
  db: Db,
  { actor, clientMutationId }: Command,
): Promise<Outcome<true>> {
  return runCommand<true>(
    db,
    { mutation: 'signOutEverywhere', personId: actor.personId, clientMutationId },
    async (tx) => {
      await tx.query(endAll, [actor.personId, null])
      return true
    },
  )
}

/**
 * Ends every session of a person but one, in the transaction of what makes that wise. Takes the
 * one's id as the sign-in library knows it.
 */
export async function endOtherSessions(tx: Db, personId: string, keptId: string): Promise<void> {
  await tx.query(endAll, [personId, keptId])
}
