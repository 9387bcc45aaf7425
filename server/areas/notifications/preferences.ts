import DataLoader from 'dataloader'
import {
  isToldByDefault,
  notificationChannels,
  notificationKinds,
  teamKinds,
  type MailCadence,
  type NotificationChannel,
  type NotificationKind,
} from '#rules/notifications.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import { ownIds, type Reader } from '#server/kernel/reader.ts'

/** Whether a kind is told by a channel. */
export interface NotificationChoice {
  kind: NotificationKind
  channel: NotificationChannel
  on: boolean
}

/** The setting that counts for a person; `isDefault`: they have not chosen themselves. */
export interface PreferenceRow extends NotificationChoice {
  isDefault: boolean
}

/** The settings of how letters and pushes reach a person. */
export interface NotificationSettings {
  mailCadence: MailCadence
  /** Of a digest, by its name in the IANA database; null: UTC. */
  timeZone: string | null
  /** Null where there is no pause, or it is over. */
  pausedUntil: string | null
  stoppedMail: boolean
}

const ofPerson = statement<NotificationChoice>(
  'notification_preferences',
  'select kind, channel, is_on as "on" from notification_preference where person_id = $1',
)
const ofSite = statement<NotificationChoice>(
  'notification_defaults',
  'select kind, channel, is_on as "on" from notification_default',
)
const settings = statement<NotificationSettings & { personId: string }>(
  'notification_settings',
  `select person_id as "personId", mail_cadence as "mailCadence", time_zone as "timeZone", case when paused_until > now() then paused_until end as "pausedUntil", stopped_mail as "stoppedMail"
   from notification_setting where person_id = any($1::text[])`,
)

/** Finds what counts for everybody who has not chosen: the team's choice, else the product's. */
export async function findDefaults(db: Db): Promise<NotificationChoice[]> {
  const chosen = await db.query(ofSite)
  return notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => ({
      kind,
      channel,
      on: chosenOf(chosen, kind, channel) ?? isToldByDefault(kind, channel),
    })),
  )
}

/** Finds what a member is told of and how, of each kind that can concern them. */
export async function findPreferences(db: Db, actor: Actor): Promise<PreferenceRow[]> {
  const all = await findAllPreferences(db, actor.personId)
  return all.filter(({ kind }) => may(actor, 'moderate') || !teamKinds.includes(kind))
}

/** Finds the kinds that a person wants by mail, also those that cannot concern them. */
export async function findMailedKinds(db: Db, personId: string): Promise<NotificationKind[]> {
  const all = await findAllPreferences(db, personId)
  return all.filter(({ channel, on }) => channel === 'MAIL' && on).map(({ kind }) => kind)
}

async function findAllPreferences(db: Db, personId: string | null): Promise<PreferenceRow[]> {
  const chosen = await db.query(ofPerson, [personId])
  const defaults = await findDefaults(db)
  return defaults.map(({ kind, channel, on }) => {
    const own = chosenOf(chosen, kind, channel)
    return { kind, channel, on: own ?? on, isDefault: own === undefined }
  })
}

function chosenOf(
  choices: readonly NotificationChoice[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean | undefined {
  return choices.find((one) => one.kind === kind && one.channel === channel)?.on
}

/** Loads the reader's own settings, by person; of others those that everybody begins with. */
export const notificationSettingLoaders = (reader: Reader) => ({
  notificationSettings: new DataLoader<string, NotificationSettings>(async (ids) => {
    const found = await reader.db.query(settings, [ownIds(reader, ids)])
    return ids.map(
      (id) =>
        found.find(({ personId }) => personId === id) ?? {
          mailCadence: 'INSTANT',
          timeZone: null,
          pausedUntil: null,
          stoppedMail: false,
        },
    )
  }),
})
