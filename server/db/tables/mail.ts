import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../columns.ts'

/** Mail that is to go out: written in the transaction of what it tells of, deleted once the mail server has taken it. */
export const mail = pgTable(
  'mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Until when nobody else takes the letter; null: nobody is sending it. */
    leasedUntil: moment('leased_until'),
    lastError: text('last_error'),
    createdAt: created(),
  },
  (table) => [index('mail_next').on(table.nextAttemptAt)],
)
