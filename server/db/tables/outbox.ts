import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../columns.ts'

/** What happened, in order, for notifications, live updates and webhooks (server/kernel/events.ts). */
export const outbox = pgTable('outbox', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  ideaNumber: integer('idea_number'),
  actorId: text('actor_id'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: created(),
})

/** Who reads the outbox, and up to which event they have read it: what all of them have read is deleted (server/kernel/sweepEvents.ts). */
export const outboxReader = pgTable('outbox_reader', {
  name: text('name').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
