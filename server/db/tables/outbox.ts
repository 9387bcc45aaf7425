import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from '../columns.ts'

/** What happened, in order, for notifications, live updates and webhooks. */
export const outbox = pgTable('outbox', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  ideaNumber: integer('idea_number'),
  actorId: text('actor_id'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: created(),
})
