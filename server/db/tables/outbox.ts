import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../columns.ts'

/**
 * A numbered log of all that happened, for notifications, live updates and webhooks
 * (server/kernel/events.ts).
 */
export const outbox = pgTable('outbox', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  ideaNumber: integer('idea_number'),
  actorId: text('actor_id'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: created(),
})

/**
 * The readers of the outbox with the last event that each has read; events that all have read are
 * deleted (server/kernel/sweepEvents.ts).
 */
export const outboxReader = pgTable('outbox_reader', {
  name: text('name').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  /** The event that is being read, where it takes several steps, and the last that was done of it. */
  eventSeq: bigint('event_seq', { mode: 'number' }),
  eventAfter: text('event_after'),
  /** The times in a row that reading an event failed. */
  failures: integer('failures').notNull().default(0),
  /** The process that reads, and until when nobody else does. */
  holder: text('holder'),
  leasedUntil: moment('leased_until'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * Numbers that a reader has passed without an event: their transaction was rolled back, or commits
 * later than one that took a higher number.
 */
export const outboxGap = pgTable(
  'outbox_gap',
  {
    reader: text('reader')
      .notNull()
      .references(() => outboxReader.name, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    noticedAt: moment('noticed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.seq] })],
)
