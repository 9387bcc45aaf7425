import { statement, type Db } from '#server/db/database.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { notificationReadable, readingOf } from '#server/kernel/visibility.ts'
import { letterWords } from '#server/services/letters/words/letterWords.ts'
import type { Log } from '#server/services/log/log.ts'
import type { Pusher, PushOutcome, PushTarget } from '#server/services/push/createPusher.ts'
import { pushMessage, type Told } from './pushMessage.ts'

interface Taken extends PushTarget {
  readonly id: string
  readonly sessionId: string
  readonly notificationId: string
  readonly attempts: number
  readonly isOld: boolean
}

/** While a message is with its push service, nobody else takes it; longer than sending may take. */
const LEASE_SECONDS = 60
const GIVE_UP_HOURS = 24
const LONGEST_SECONDS = 3_600

const take = statement<Taken>(
  'push_take',
  `with next as (
     select id from push where next_attempt_at <= now() and (leased_until is null or leased_until <= now())
     order by next_attempt_at, id limit $1 for update skip locked),
   taken as (
     update push q set leased_until = now() + interval '${LEASE_SECONDS} seconds', attempts = attempts + 1 from next
     where q.id = next.id returning q.*)
   select q.id::text as id, q.session_id as "sessionId", q.notification_id as "notificationId", q.attempts,
     q.created_at < now() - interval '${GIVE_UP_HOURS} hours' as "isOld", d.carrier, d.endpoint, d.p256dh, d.auth
   from taken q join push_device d on d.session_id = q.session_id`,
)
/** Nothing where its recipient may not read it any more, was banned, or has read it meanwhile. */
const tell = statement<Told>(
  'push_tell',
  `select n.kind, coalesce('idea_' || n.idea_number, n.entry_id) as subject, n.idea_number as "ideaNumber", coalesce(i.title, e.title) as title, e.slug as "entrySlug",
     a.name as actor, s.name as status, n.comment_id as "commentId"
   from notification n join person p on p.id = n.recipient_id
     left join idea i on i.number = n.idea_number
     left join changelog_entry e on e.id = n.entry_id
     left join status s on s.id = n.data ->> 'status'
     left join person a on a.id = n.actor_id
   where n.id = $1 and n.read_at is null and p.banned_at is null and p.deleted_at is null
     and ${notificationReadable(readingOf('p'))}`,
)
const done = statement<never>('push_done', 'delete from push where id = $1::bigint')
const gone = statement<never>('push_gone', 'delete from push_device where session_id = $1')
const later = statement<never>(
  'push_later',
  `update push set next_attempt_at = now() + $2 * interval '1 second', leased_until = null where id = $1::bigint`,
)

/** The pace of the queue; another one is for tests. */
export interface SendPace {
  /** Messages that are under way at once. */
  readonly atOnce: number
  /** Seconds after the first failure; doubled by each further one, to at most an hour. */
  readonly retrySeconds: number
}

/**
 * Sends the messages whose turn it is. A device that its push service does not know any more is
 * forgotten; what fails is tried again ever more rarely, for a day. Gives whether there may be more.
 */
export async function sendPushes(
  db: Db,
  pusher: Pusher,
  log: Log,
  { atOnce, retrySeconds }: SendPace,
): Promise<boolean> {
  const taken = await db.query(take, [atOnce])
  const words = taken.length === 0 ? null : letterWords((await findNamedSite(db)).locale)
  await Promise.all(
    taken.map(async (one) => {
      const [told] = await db.query(tell, [one.notificationId])
      const outcome: PushOutcome =
        told && words ? await pusher(one, pushMessage(told, words)) : { kind: 'taken' }
      if (outcome.kind === 'taken') return db.query(done, [one.id])
      if (outcome.kind === 'gone') {
        log.info({ reason: outcome.reason }, 'A device cannot be reached by push any more')
        return db.query(gone, [one.sessionId])
      }
      log.warn({ push: one.id, reason: outcome.reason }, 'A message could not be pushed')
      if (one.isOld) return db.query(done, [one.id])
      const own = retrySeconds * 2 ** (one.attempts - 1)
      const seconds = Math.min(LONGEST_SECONDS, Math.max(own, outcome.retrySeconds ?? 0))
      return db.query(later, [one.id, seconds])
    }),
  )
  return taken.length === atOnce
}
