import { customType, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The transactions that changed something which pages show; a trigger of each such table writes
 * them down, and server/kernel/contentVersion.ts reads them. Kept for a day.
 */
export const contentChange = pgTable('content_change', {
  transaction: xid8('transaction').primaryKey(),
  at: moment('at').notNull().defaultNow(),
})
