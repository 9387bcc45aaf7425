import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  mailCadences,
  notificationChannels,
  notificationKinds,
  type MailCadence,
  type NotificationChannel,
  type NotificationKind,
} from '#rules/notifications.ts'
import { created, moment, oneOf } from '../columns.ts'
import { comment } from './comments.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'

/**
 * One row of an inbox: all that somebody was told of one idea, or of one entry of the
 * changelog (`subject` is its id).
 */
export const notificationGroup = pgTable(
  'notification_group',
  {
    id: text('id').primaryKey(),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    ideaNumber: integer('idea_number').references(() => idea.number, { onDelete: 'cascade' }),
    entryId: text('entry_id'),
    /** The moment of its newest notification, also of one that cannot be read any more. */
    latestAt: moment('latest_at').notNull(),
    /** False: nothing in it is unread. True where something is, or was before it was hidden. */
    unread: boolean('unread').notNull(),
  },
  (table) => [
    unique('notification_group_subject').on(table.recipientId, table.subject),
    index('notification_group_inbox').on(
      table.recipientId,
      table.unread.desc().nullsFirst(),
      table.latestAt.desc().nullsFirst(),
      sql`id collate "C" desc`,
    ),
    index('notification_group_idea')
      .on(table.ideaNumber)
      .where(sql`idea_number is not null`),
  ],
)

/** The message of one event to one person. */
export const notification = pgTable(
  'notification',
  {
    id: text('id').primaryKey(),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Null: the person does not want it in the inbox. */
    groupId: text('group_id').references(() => notificationGroup.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    ideaNumber: integer('idea_number').references(() => idea.number, { onDelete: 'cascade' }),
    entryId: text('entry_id'),
    commentId: text('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    /** The person who did it. */
    actorId: text('actor_id'),
    /** The event of the outbox that says it. */
    eventSeq: bigint('event_seq', { mode: 'number' }).notNull(),
    /** `status`: the id of the new status; `from`: the number of the idea that was merged. */
    data: jsonb('data').$type<{ status?: string; from?: number }>().notNull().default({}),
    createdAt: created(),
    readAt: moment('read_at'),
    /** The moment from which on it is to be in a letter; null: in none. */
    mailDueAt: moment('mail_due_at'),
    mailedAt: moment('mailed_at'),
    pushDueAt: moment('push_due_at'),
    pushedAt: moment('pushed_at'),
  },
  (table) => [
    unique('notification_event').on(table.recipientId, table.eventSeq),
    index('notification_in_group').on(
      table.groupId,
      table.createdAt.desc().nullsFirst(),
      sql`id collate "C" desc`,
    ),
    index('notification_unread')
      .on(table.groupId)
      .where(sql`read_at is null`),
    index('notification_read')
      .on(table.readAt)
      .where(sql`read_at is not null`),
    index('notification_mail_due')
      .on(table.mailDueAt)
      .where(sql`mail_due_at is not null and mailed_at is null`),
    index('notification_push_due')
      .on(table.pushDueAt)
      .where(sql`push_due_at is not null and pushed_at is null`),
    index('notification_idea')
      .on(table.ideaNumber, table.recipientId)
      .where(sql`idea_number is not null`),
    index('notification_comment')
      .on(table.commentId, table.recipientId)
      .where(sql`comment_id is not null`),
    index('notification_entry')
      .on(table.entryId, table.recipientId)
      .where(sql`entry_id is not null`),
    oneOf('notification.kind', ...notificationKinds),
  ],
)

/** The choice of a person for a kind of notification and a channel; without a row the team's default counts. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.channel] }),
    oneOf('notification_preference.kind', ...notificationKinds),
    oneOf('notification_preference.channel', ...notificationChannels),
  ],
)

/** The team's choice for everybody who has made none; without a row `rules/notifications.ts` says it. */
export const notificationDefault = pgTable(
  'notification_default',
  {
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.channel] }),
    oneOf('notification_default.kind', ...notificationKinds),
    oneOf('notification_default.channel', ...notificationChannels),
  ],
)

/** The settings of how letters and pushes reach a person, whatever they tell of. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    mailCadence: text('mail_cadence').$type<MailCadence>().notNull().default('INSTANT'),
    /** The person's time zone, by its name in the IANA database, for the hour of a digest; null: it is not known, and UTC counts. */
    timeZone: text('time_zone'),
    /** Until then neither letters nor pushes; null: no pause. */
    pausedUntil: moment('paused_until'),
    /** No letters at all, until the person takes it back. */
    stoppedMail: boolean('stopped_mail').notNull().default(false),
  },
  () => [oneOf('notification_setting.mail_cadence', ...mailCadences)],
)

/** The ideas of which somebody wants to hear nothing at all. */
export const ideaMute = pgTable(
  'idea_mute',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.ideaNumber] }),
    index('idea_mute_idea').on(table.ideaNumber),
  ],
)
