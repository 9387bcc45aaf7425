import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'
import { idea, person } from './tables.ts'

/** What an idea said before an edit of its words; for the team alone. */
export const ideaEdit = pgTable(
  'idea_edit',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    /** Who wrote what came after it. */
    editorId: text('editor_id')
      .notNull()
      .references(() => person.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('idea_edit_idea').on(table.ideaNumber, table.createdAt),
    index('idea_edit_editor').on(table.editorId),
  ],
)
