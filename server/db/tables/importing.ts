import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, moment, updated } from '../columns.ts'

/** One run of an import and what it reported. */
export const importJob = pgTable('import_job', {
  id: text('id').primaryKey(),
  source: text('source').notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
  finishedAt: moment('finished_at'),
  createdAt: created(),
  updatedAt: updated(),
})
