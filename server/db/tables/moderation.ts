import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from '../columns.ts'
import { comment } from './comments.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'

/** A reader's word that a post should not be here: of an idea, or of one of its comments. */
export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    /** Null: the idea itself is reported. */
    commentId: text('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<'SPAM' | 'ABUSE' | 'PRIVATE' | 'OTHER'>().notNull(),
    note: text('note').notNull().default(''),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    oneOf('report.reason', 'SPAM', 'ABUSE', 'PRIVATE', 'OTHER'),
    index('report_open')
      .on(table.ideaNumber, table.commentId)
      .where(sql`resolved_at is null`),
    uniqueIndex('report_once')
      .on(table.reporterId, table.ideaNumber, sql`coalesce(comment_id, '')`)
      .where(sql`resolved_at is null`),
  ],
)
