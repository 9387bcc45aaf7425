import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { PushTarget } from '#server/services/push/createPusher.ts'
import type { IsPushService } from '#server/services/push/pushServices.ts'

interface AllowCommand extends PushTarget {
  actor: Actor & Member
  /** The session that asks, as the API names it; null: it has ended meanwhile. */
  sessionId: string | null
  clientMutationId?: CallId | null
}

interface EndCommand {
  actor: Actor & Member
  sessionId: string | null
  clientMutationId?: CallId | null
}

/** A browser that somebody else was signed in on is no longer theirs. */
const forget = statement<never>(
  'push_forget',
  `delete from push_device where endpoint = $1 and 'session_' || session_id <> $2`,
)
const allow = statement<{ sessionId: string }>(
  'push_allow',
  `insert into push_device (session_id, person_id, endpoint, p256dh, auth)
   select s.id, u.person_id, $3, $4, $5 from auth_session s join auth_user u on u.id = s.user_id
   where u.person_id = $1 and 'session_' || s.id = $2
   on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
   returning session_id as "sessionId"`,
)
const end = statement<never>(
  'push_end',
  `delete from push_device where person_id = $1 and 'session_' || session_id = $2`,
)

const P256DH_BYTES = 65
const AUTH_BYTES = 16

/** Lets a person be told by push in the browser that asks. Refused for what no browser would give. */
export async function allowPush(
  db: Db,
  { actor, sessionId, endpoint, p256dh, auth, clientMutationId }: AllowCommand,
  isService: IsPushService,
): Promise<Outcome<true>> {
  return runCommand<true>(
    db,
    { mutation: 'allowPush', personId: actor.personId, clientMutationId },
    async (tx) => {
      if (sessionId === null) throw refuse('SESSION_GONE')
      if (!isService(endpoint) || !hasBytes(p256dh, P256DH_BYTES) || !hasBytes(auth, AUTH_BYTES))
        throw refuse('PUSH_UNKNOWN', { field: 'endpoint' })
      await tx.query(forget, [endpoint, sessionId])
      const [allowed] = await tx.query(allow, [actor.personId, sessionId, endpoint, p256dh, auth])
      if (!allowed) throw refuse('SESSION_GONE')
      return true
    },
  )
}

/** Ends push in one of a person's browsers; nothing where there was none. */
export async function endPush(
  db: Db,
  { actor, sessionId, clientMutationId }: EndCommand,
): Promise<Outcome<true>> {
  return runCommand<true>(
    db,
    { mutation: 'endPush', personId: actor.personId, clientMutationId },
    async (tx) => {
      await tx.query(end, [actor.personId, sessionId])
      return true
    },
  )
}

/** Tells whether a text is base64url of so many bytes. */
function hasBytes(text: string, bytes: number): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes
}
