import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, oneOf } from './columns.ts'
import { comment, person } from './tables.ts'

/** What a comment said before an edit; for the team alone. */
export const commentEdit = pgTable(
  'comment_edit',
  {
    id: text('id').primaryKey(),
    commentId: text('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    editorId: text('editor_id')
      .notNull()
      .references(() => person.id),
    /** The former text. */
    body: text('body').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('comment_edit_comment').on(table.commentId, table.createdAt),
    index('comment_edit_editor').on(table.editorId),
  ],
)

/** A reader's reaction, each kind once. Those known from an import as numbers alone are in `comment.imported_reactions`. */
export const commentReaction = pgTable(
  'comment_reaction',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    reaction: text('reaction').$type<'AGREE' | 'THANKS' | 'CHEER' | 'SMILE'>().notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.reaction, table.personId] }),
    index('comment_reaction_person').on(table.personId, table.createdAt),
    oneOf('comment_reaction.reaction', 'AGREE', 'THANKS', 'CHEER', 'SMILE'),
  ],
)
