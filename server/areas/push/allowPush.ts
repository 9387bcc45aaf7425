import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { PushTarget } from '#server/services/push/createPusher.ts'
import type { IsPushService } from '#server/services/push/pushServices.ts'

interface Call {
  actor: Actor & Member
  /** The session that asks, as the API names it; null: it has ended meanwhile. */
  sessionId: string | null
  clientMutationId?: CallId | null
}
type AllowCommand = Call & Omit<PushTarget, 'carrier'>

/** A browser that somebody else was signed in on is no longer theirs. */
const forget = statement<never>(
  'push_forget',
  `delete from push_device where endpoint = $1 and 'session_' || session_id <> $2`,
)
const allow = statement<{ sessionId: string }>(
  'push_allow',
  `insert into push_device (session_id, person_id, carrier, endpoint, p256dh, auth)
   select s.id, u.person_id, $3, $4, $5, $6 from auth_session s join auth_user u on u.id = s.user_id
   where u.person_id = $1 and 'session_' || s.id = $2
   on conflict (session_id) do update set carrier = excluded.carrier, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
   returning session_id as "sessionId"`,
)
const end = statement<never>(
  'push_end',
  `delete from push_device where person_id = $1 and 'session_' || session_id = $2`,
)

const P256DH_BYTES = 65
const AUTH_BYTES = 16
/** Of letters, digits and a few signs; those of today have about 150 characters. */
const TOKEN = /^[\w:.-]{20,500}$/

/** Lets a person be told by push in the browser that asks. Refused for what no browser would give. */
export async function allowPush(
  db: Db,
  { endpoint, p256dh, auth, ...call }: AllowCommand,
  isService: IsPushService,
): Promise<Outcome<true>> {
  return register(db, 'allowPush', call, () => {
    if (!isService(endpoint) || !hasBytes(p256dh, P256DH_BYTES) || !hasBytes(auth, AUTH_BYTES))
      throw refuse('PUSH_UNKNOWN', { field: 'endpoint' })
    return { carrier: 'WEB_PUSH', endpoint, p256dh, auth }
  })
}

/**
 * The same by Firebase Cloud Messaging, at which the browser is registered by a token. Refused where
 * the site does not use it.
 */
export async function allowFirebasePush(
  db: Db,
  { token, ...call }: Call & { token: string },
  isUsed: boolean,
): Promise<Outcome<true>> {
  return register(db, 'allowFirebasePush', call, () => {
    if (!isUsed || !TOKEN.test(token)) throw refuse('PUSH_UNKNOWN', { field: 'token' })
    return { carrier: 'FIREBASE', endpoint: token, p256dh: '', auth: '' }
  })
}

function register(
  db: Db,
  mutation: string,
  { actor, sessionId, clientMutationId }: Call,
  targetOf: () => PushTarget,
): Promise<Outcome<true>> {
  const { personId } = actor
  return runCommand<true>(db, { mutation, personId, clientMutationId }, async (tx) => {
    if (sessionId === null) throw refuse('SESSION_GONE')
    const { carrier, endpoint, p256dh, auth } = targetOf()
    await tx.query(forget, [endpoint, sessionId])
    const [allowed] = await tx.query(allow, [personId, sessionId, carrier, endpoint, p256dh, auth])
    if (!allowed) throw refuse('SESSION_GONE')
    return true
  })
}

/** Ends push in one of a person's browsers; nothing where there was none. */
export async function endPush(
  db: Db,
  { actor, sessionId, clientMutationId }: Call,
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
