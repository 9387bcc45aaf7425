import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, moment, oneOf } from '../columns.ts'
import { authSession } from './accounts.ts'
import { notification } from './notifications.ts'
import { person } from './people.ts'

/** The carrier of messages to a device: its browser's push service, or Firebase Cloud Messaging. */
type PushCarrier = 'WEB_PUSH' | 'FIREBASE'

/** A browser that shows messages of push: one for each session, and it goes with the session. */
export const pushDevice = pgTable(
  'push_device',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => authSession.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    carrier: text('carrier').$type<PushCarrier>().notNull().default('WEB_PUSH'),
    /** The address of the browser's push service that leads to it (RFC 8030), or its token at Firebase; whoever knows it can write to it. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and its secret, by which messages are encrypted for it (RFC 8291); empty at Firebase. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('push_device_person').on(table.personId),
    oneOf('push_device.carrier', 'WEB_PUSH', 'FIREBASE'),
  ],
)

/** Messages on their way to a device: deleted once its push service has taken them. */
export const push = pgTable(
  'push',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text('session_id')
      .notNull()
      .references(() => pushDevice.sessionId, { onDelete: 'cascade' }),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Until when nobody else takes it; null: nobody is sending it. */
    leasedUntil: moment('leased_until'),
    createdAt: created(),
  },
  (table) => [
    unique('push_once').on(table.sessionId, table.notificationId),
    index('push_next').on(table.nextAttemptAt),
    index('push_notification').on(table.notificationId),
  ],
)
