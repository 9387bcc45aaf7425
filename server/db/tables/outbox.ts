import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
