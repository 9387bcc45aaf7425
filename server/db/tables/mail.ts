import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../columns.ts'

/**
 * Mail that is to go out: written in the transaction of what it tells of, deleted once the mail
 * server has taken it. What could not be sent stays for a while (`diedAt`).
 */
export const mail = pgTable(
  'mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Lower ones go first; see server/services/mail/queueMail.ts. */
    priority: smallint('priority').notNull().default(0),
    /** The part of its Message-ID before the @, the same for each attempt. */
    messageId: text('message_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** The conversation that it belongs to; null: none. */
    thread: text('thread'),
    unsubscribeUrl: text('unsubscribe_url'),
    replyTo: text('reply_to'),
    /** The ids of the notifications that it tells of, which may not be so any more when it is sent; null: it tells of none. */
    tells: text('tells').array(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Until when nobody else takes the letter; null: nobody is sending it. */
    leasedUntil: moment('leased_until'),
    lastError: text('last_error'),
    /** The moment from which a failure is the last one. */
    giveUpAt: moment('give_up_at')
      .notNull()
      .default(sql`now() + interval '2 days'`),
    /** Since when nobody tries to send it any more; null: it is to be sent. */
    diedAt: moment('died_at'),
    createdAt: created(),
  },
  (table) => [
    index('mail_turn')
      .on(table.priority, table.nextAttemptAt, table.id)
      .where(sql`died_at is null`),
    index('mail_dead')
      .on(table.diedAt, table.id)
      .where(sql`died_at is not null`),
    index('mail_recipient').on(table.recipient),
  ],
)

/** Addresses that a mail server has refused for good: nothing of the queue is sent to them. */
export const mailSuppression = pgTable(
  'mail_suppression',
  {
    id: text('id').primaryKey(),
    address: text('address').notNull().unique(),
    /** The mail server's words. */
    reason: text('reason').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('mail_suppression_since').on(table.since, sql`id collate "C"`)],
)

/** Mails that came in and were dealt with, so that one that is handed over again is known; hashes of Message-ID and sender. */
export const mailReceived = pgTable(
  'mail_received',
  {
    key: text('key').primaryKey(),
    sender: text('sender').notNull(),
    isAnswered: boolean('is_answered').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('mail_received_sender').on(table.sender, table.at)],
)
