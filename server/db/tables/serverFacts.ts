import { pgTable, text } from 'drizzle-orm/pg-core'
import { updated } from '../columns.ts'

/** What servers have to agree on, or leave for each other, one value by name. */
export const serverFact = pgTable('server_fact', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: updated(),
})
