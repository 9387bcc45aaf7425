import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'

/** The moment up to which somebody has read an idea's timeline: later entries are new to them. */
export const ideaRead = pgTable(
  'idea_read',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.ideaNumber] }),
    index('idea_read_idea').on(table.ideaNumber),
  ],
)
