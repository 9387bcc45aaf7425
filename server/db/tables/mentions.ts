import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../columns.ts'
import { comment } from './comments.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'

/**
 * The people named in a post, now or before an edit: they are told once, and their name leaves the
 * text with their account. `comment_id` is null for the idea's own text.
 */
export const mention = pgTable(
  'mention',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** Null: not told of it, or they may not read it. */
    toldAt: moment('told_at'),
    createdAt: created(),
  },
  (table) => [
    index('mention_idea').on(table.ideaNumber),
    index('mention_comment').on(table.commentId),
    index('mention_person').on(table.personId),
  ],
)
