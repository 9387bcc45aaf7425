import type { MailCadence } from '#rules/notifications.ts'
import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Act } from '#server/kernel/acts.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import type { NotificationChoice } from './preferences.ts'
import { mailMoment } from './tellEvent.ts'

interface ChangeCommand {
  actor: Actor & Member
  clientMutationId?: CallId | null
}

const choose = statement<never>(
  'notification_choose',
  `insert into notification_preference (person_id, kind, channel, is_on) values ($1, $2, $3, $4)
   on conflict (person_id, kind, channel) do update set is_on = excluded.is_on`,
)
const chosenForAll = statement<{ on: boolean }>(
  'notification_chosen_for_all',
  'select is_on as "on" from notification_default where kind = $1 and channel = $2 for update',
)
const chooseForAll = statement<never>(
  'notification_choose_for_all',
  `insert into notification_default (kind, channel, is_on) values ($1, $2, $3)
   on conflict (kind, channel) do update set is_on = excluded.is_on`,
)
const unmailed = 'recipient_id = $1 and mail_due_at is not null and mailed_at is null'
/** Takes what waits for a letter out of it; letters that are queued are asked for it again before they are sent. */
const unmailKind = statement<never>(
  'notification_unmail_kind',
  `update notification set mail_due_at = null where ${unmailed} and kind = $2`,
)
/** Takes everything back that is on its way by mail, also what may be sent only once the pause is over. Letters that were given up stay with the admins. */
const unmail = statement<never>(
  'notification_unmail',
  `with due as (update notification set mail_due_at = null where ${unmailed})
   delete from mail where tells is not null and leased_until is null and died_at is null and recipient = (select email from auth_user where person_id = $1)`,
)
/** To find a time zone PostgreSQL reads the files of all: it is not looked for where none is given. */
const setCadence = statement<never>(
  'notification_set_cadence',
  `insert into notification_setting as s (person_id, mail_cadence, time_zone) values ($1, $2, (select name from pg_timezone_names where $3::text is not null and name = $3))
   on conflict (person_id) do update set mail_cadence = excluded.mail_cadence, time_zone = coalesce(excluded.time_zone, s.time_zone)`,
)
/** Moves what waits to the moment of the new cadence. */
const moveMail = statement<never>(
  'notification_move_mail',
  `update notification set mail_due_at = ${mailMoment('$2::text', '(select time_zone from notification_setting where person_id = $1)', '0')} where ${unmailed}`,
)
const setPause = statement<never>(
  'notification_set_pause',
  `insert into notification_setting (person_id, paused_until) values ($1, $2)
   on conflict (person_id) do update set paused_until = excluded.paused_until`,
)
const setStopped = statement<never>(
  'notification_set_stopped',
  `insert into notification_setting (person_id, stopped_mail) values ($1, $2)
   on conflict (person_id) do update set stopped_mail = excluded.stopped_mail`,
)

/** Sets whether somebody is told of a kind by a channel. What waits for a letter leaves it. */
export async function setPreference(
  db: Db,
  { kind, channel, on, ...call }: ChangeCommand & NotificationChoice,
): Promise<Outcome<true>> {
  return change(db, 'setNotificationPreference', call, async (tx, personId) => {
    if (channel === 'MAIL') await setMailOf(tx, personId, { kind, on })
    else await tx.query(choose, [personId, kind, channel, on])
  })
}

/** Sets whether somebody gets letters of a kind, in the caller's transaction: also by the link of a letter. */
export async function setMailOf(
  tx: Db,
  personId: string,
  { kind, on }: Pick<NotificationChoice, 'kind' | 'on'>,
): Promise<void> {
  await tx.query(choose, [personId, kind, 'MAIL', on])
  if (!on) await tx.query(unmailKind, [personId, kind])
}

/** Sets what everybody is told of who has not chosen, from now on. */
export async function setDefault(
  db: Db,
  { kind, channel, on, ...call }: ChangeCommand & NotificationChoice,
): Promise<Outcome<true>> {
  const work = async (tx: Db, actorId: string) => {
    const [before] = await tx.query(chosenForAll, [kind, channel])
    await tx.query(chooseForAll, [kind, channel, on])
    const setting = `notifications.${kind}.${channel}` as const
    await recordEvent(tx, 'site.changed', { actorId, setting, from: null, to: on })
    const changes = changesOf([setting], () => [before?.on, on])
    await recordAudit(tx, 'site.changed', { actorId, changes })
  }
  return change(db, 'setNotificationDefault', call, work, 'manageSite')
}

/**
 * Sets how often letters go out to somebody, and the time zone of a digest; one that the database does
 * not know changes none. What waits goes out with the next.
 */
export async function setMailCadence(
  db: Db,
  {
    cadence,
    timeZone,
    ...call
  }: ChangeCommand & { cadence: MailCadence; timeZone?: string | null },
): Promise<Outcome<true>> {
  return change(db, 'setMailCadence', call, async (tx, personId) => {
    await tx.query(setCadence, [personId, cadence, timeZone ?? null])
    await tx.query(moveMail, [personId, cadence])
  })
}

/** Holds letters and pushes back until a moment, or no longer; what waits is left out of them. */
export async function pauseNotifications(
  db: Db,
  { until, ...call }: ChangeCommand & { until?: string | null },
): Promise<Outcome<true>> {
  return change(db, 'pauseNotifications', call, async (tx, personId) => {
    await tx.query(setPause, [personId, until ?? null])
    if (until != null) await tx.query(unmail, [personId])
  })
}

/** Sets whether somebody gets letters about what happens at all. */
export async function setMailStopped(
  db: Db,
  { stopped, ...call }: ChangeCommand & { stopped: boolean },
): Promise<Outcome<true>> {
  return change(db, 'setMailStopped', call, (tx, personId) => stopMail(tx, personId, stopped))
}

/** Does the same for who came by the link of a letter, in the caller's transaction. */
export async function stopMail(tx: Db, personId: string, stopped: boolean): Promise<void> {
  await tx.query(setStopped, [personId, stopped])
  if (stopped) await tx.query(unmail, [personId])
}

function change(
  db: Db,
  mutation: string,
  { actor, clientMutationId }: ChangeCommand,
  work: (tx: Db, personId: string) => Promise<void>,
  act: Act = 'changeProfile',
): Promise<Outcome<true>> {
  const requires = () => requireMay(actor, act)
  const call = { mutation, personId: actor.personId, clientMutationId, requires }
  return runCommand<true>(db, call, async (tx) => {
    await work(tx, actor.personId)
    return true
  })
}
