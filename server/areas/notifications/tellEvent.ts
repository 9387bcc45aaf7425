import {
  DIGEST_HOUR,
  isToldByDefault,
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
} from '#rules/notifications.ts'
import { canBeMailed } from '#server/areas/accounts/findEmails.ts'
import { statement, type Db, type Statement } from '#server/db/database.ts'
import { noteContentChange } from '#server/kernel/contentVersion.ts'
import type { EventKind } from '#server/kernel/events.ts'
import type { OutboxEvent, OutboxReader } from '#server/kernel/readOutbox.ts'
import { audiences } from './whoIsTold.ts'

/** People of an event in one transaction: few enough that nobody waits for long. */
const BATCH = 500

const kindList = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ')
/** Whether the candidate `c` wants a channel: their own choice, else the team's, else the product's. */
const wants = (channel: NotificationChannel) => {
  const unasked = notificationKinds.filter((kind) => !isToldByDefault(kind, channel))
  const byDefault = unasked.length === 0 ? 'true' : `c.kind not in (${kindList(unasked)})`
  return `coalesce(
    (select own.is_on from notification_preference own where own.person_id = c.person_id and own.kind = c.kind and own.channel = '${channel}'),
    (select site.is_on from notification_default site where site.kind = c.kind and site.channel = '${channel}'), ${byDefault})`
}
/** Whether they want it in any way. */
export const wantsAtAll = `(${notificationChannels.map(wants).join(' or ')})`

/** The moment of the next digest, of `day` or `week`, in a time zone that an expression gives. */
const digest = (unit: 'day' | 'week', zone: string) =>
  `(date_trunc('${unit}', now() at time zone ${zone} - interval '${DIGEST_HOUR} hours') + interval '1 ${unit} ${DIGEST_HOUR} hours') at time zone ${zone}`

/**
 * The moment at which what is told now goes out by mail, of the cadence and the time zone that
 * expressions give; a zone that is null is UTC.
 * `seconds`: how long what is told at once waits for more of the same idea.
 */
export function mailMoment(cadence: string, zone: string, seconds: string): string {
  const known = `coalesce(${zone}, 'UTC')`
  return `(case ${cadence} when 'DAILY' then ${digest('day', known)} when 'WEEKLY' then ${digest('week', known)} else now() + ${seconds} * interval '1 second' end)`
}

/** The event `e`, and how far this part of it goes: the person after whom others follow, null where it is the last. */
const reach = `
  e as materialized (select seq, kind, idea_number, actor_id, data from outbox where seq = $1),
  about as materialized (
    select e.idea_number as number from e
    union select i.merged_into from e join idea i on i.number = e.idea_number
    union select jsonb_array_elements_text(coalesce(e.data -> 'moved', '[]'))::integer from e
    union select coalesce(i.merged_into, i.number) from e join changelog_entry_idea closed on closed.entry_id = e.data ->> 'entryId' join idea i on i.number = closed.idea_number
      where e.kind = 'changelog.published'
    union select coalesce(i.merged_into, i.number) from e cross join lateral jsonb_array_elements_text(coalesce(e.data -> 'linked', '[]')) linked join idea i on i.number = linked.value::integer),
  reach as materialized (
    select case when count(*) = ${BATCH} then max(id) end as until from (
      select f.person_id collate "C" as id from about join follow f on f.idea_number = about.number where f.person_id collate "C" > $2
      union all select s.person_id collate "C" from e join changelog_subscription s on e.kind = 'changelog.published' where s.person_id collate "C" > $2
      order by 1 limit ${BATCH}) next)`

/** Orders a person's kinds `c` by weight: an event is told as the weightiest of those that they want in any way. */
const byWeight = `array_position(array[${kindList(notificationKinds)}], c.kind)`
/**
 * An entry says more than the statuses that it sets. Who gets mail, or else pushes, of those alone is
 * told of one of them instead, and nobody misses by mail what they asked for.
 */
const ranks: Partial<Record<EventKind, string>> = {
  'changelog.published': `w.mail desc, w.push desc, (c.kind = 'CHANGELOG') desc, c.idea_number`,
}

/** Whether pages count who was told: of an entry, or that something shipped (`areas/figures`). */
const isCounted = `exists (select from written left join status s on s.id = written.status_id
  where written.entry_id is not null or s.category = 'SHIPPED')`

interface Step {
  /** The person up to whom all were told; null: everybody was. */
  until: string | null
}

const newIdOf = (type: string) => `'${type}_' || replace(gen_random_uuid()::text, '-', '')`
const subject = `coalesce('idea_' || chosen.idea_number, chosen.entry_id)`

/** Tells the next people of an event, in the order of their ids, each of the weightiest kind that they want. */
function step(kind: EventKind, audience: string): Statement<Step> {
  return statement<Step>(
    `tell_${kind.replace('.', '_')}`,
    `with ${reach},
     candidate as materialized (
       select distinct c.* from (${audience}) c
       where c.person_id collate "C" > $2 and ((select until from reach) is null or c.person_id collate "C" <= (select until from reach))),
     chosen as materialized (
       select distinct on (c.person_id collate "C") c.*, w.inbox,
         case when w.mail and not quiet.mail and ${canBeMailed('c.person_id')} then ${mailMoment('s.mail_cadence', 's.time_zone', '$3::integer')} end as mail_due_at,
         case when w.push and not quiet.push then now() end as push_due_at
       from candidate c
       left join notification_setting s on s.person_id = c.person_id
       cross join lateral (select ${wants('INBOX')} as inbox, ${wants('MAIL')} as mail, ${wants('PUSH')} as push) w
       cross join lateral (select coalesce(s.paused_until > now(), false) as push, coalesce(s.paused_until > now() or s.stopped_mail, false) as mail) quiet
       where w.inbox or w.mail or w.push
       order by c.person_id collate "C", ${ranks[kind] ?? byWeight}),
     grouped as (
       insert into notification_group as g (id, recipient_id, subject, idea_number, entry_id, latest_at, unread)
       select ${newIdOf('group')}, chosen.person_id, ${subject}, chosen.idea_number, case when chosen.idea_number is null then chosen.entry_id end, now(), true from chosen where chosen.inbox
       on conflict (recipient_id, subject) do update set latest_at = greatest(g.latest_at, excluded.latest_at), unread = true
       returning g.id, g.recipient_id),
     written as (
       insert into notification (id, recipient_id, group_id, kind, idea_number, entry_id, comment_id, actor_id, event_seq, data, mail_due_at, push_due_at)
       select ${newIdOf('notification')}, chosen.person_id, grouped.id, chosen.kind, chosen.idea_number, chosen.entry_id, chosen.comment_id, chosen.actor_id, $1,
         chosen.data, chosen.mail_due_at, chosen.push_due_at
       from chosen left join grouped on grouped.recipient_id = chosen.person_id
       where chosen.inbox or chosen.mail_due_at is not null or chosen.push_due_at is not null
       returning entry_id, data ->> 'status' as status_id),
     counted as (${noteContentChange(isCounted)})
     select until from reach`,
  )
}

const steps = new Map(
  (Object.entries(audiences) as [EventKind, string][]).map(([kind, audience]) => [
    kind,
    step(kind, audience),
  ]),
)

const byIndex = statement<never>(
  'tell_by_index',
  `select set_config('enable_seqscan', 'off', true)`,
)

/**
 * Has statements planned without reading tables as a whole, until the caller's transaction ends. They
 * are planned once (db/planning.ts), perhaps while nobody has been told of anything: what is cheap to
 * read as a whole then is not later.
 */
export async function planByIndex(tx: Db): Promise<void> {
  await tx.query(byIndex)
}

/** Tells what an event says to whom it concerns, a batch of people at a time. */
async function tellEvent(
  tx: Db,
  { seq, kind }: OutboxEvent,
  after: string | null,
  mailBatchSeconds: number,
): Promise<string | null> {
  const told = steps.get(kind)
  if (!told) return null
  await planByIndex(tx)
  const [step] = await tx.query(told, [seq, after ?? '', mailBatchSeconds])
  return step?.until ?? null
}

/**
 * The reader of the outbox that makes notifications, one for each person and event.
 * `mailBatchSeconds`: how long a letter waits for more that belongs into it.
 */
export function notificationReader({
  mailBatchSeconds,
}: {
  mailBatchSeconds: number
}): OutboxReader {
  return {
    name: 'notifications',
    kinds: Object.keys(audiences) as EventKind[],
    read: (tx, event, after) => tellEvent(tx, event, after, mailBatchSeconds),
  }
}
