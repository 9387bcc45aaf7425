import { pgTable, text } from 'drizzle-orm/pg-core'
import { updated } from '../columns.ts'

/** Values that servers agree on or leave for each other, by name. */
export const serverFact = pgTable('server_fact', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: updated(),
})
