import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { created, moment, oneOf } from '../columns.ts'
import { changelogEntry } from './changelog.ts'
import { comment } from './comments.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'

/** An uploaded image; its bytes are in the image store, under its id. See server/areas/images. */
export const image = pgTable(
  'image',
  {
    /** Unguessable, and the last part of its address. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => person.id),
    type: text('type').$type<'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In bytes, as stored. */
    size: integer('size').notNull(),
    /**
     * The moment until which an unused image is kept; null while it is used in a post. After that
     * nobody can see it.
     */
    keepUntil: moment('keep_until'),
    createdAt: created(),
  },
  (table) => [
    index('image_owner').on(table.ownerId),
    index('image_keep_until')
      .on(table.keepUntil)
      .where(sql`keep_until is not null`),
    oneOf('image.type', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'),
  ],
)

/** The use of an image in a text: in an idea, in a comment, or in an entry of the changelog. */
export const imageUse = pgTable(
  'image_use',
  {
    imageId: text('image_id')
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
    ideaNumber: integer('idea_number').references(() => idea.number, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    entryId: text('entry_id').references(() => changelogEntry.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('image_use_once').on(
      table.imageId,
      sql`coalesce(idea_number, 0)`,
      sql`coalesce(comment_id, '')`,
      sql`coalesce(entry_id, '')`,
    ),
    index('image_use_idea')
      .on(table.ideaNumber)
      .where(sql`idea_number is not null`),
    index('image_use_comment')
      .on(table.commentId)
      .where(sql`comment_id is not null`),
    index('image_use_entry')
      .on(table.entryId)
      .where(sql`entry_id is not null`),
    check('image_use_of_one_text', sql`num_nonnulls(idea_number, comment_id, entry_id) = 1`),
  ],
)
