import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'
import { tag } from './site.ts'

/** The deletion of a board, a status or a tag, for as long as it can be undone. */
export const labelDeletion = pgTable(
  'label_deletion',
  {
    /** The id of what was deleted. */
    labelId: text('label_id').primaryKey(),
    kind: text('kind').$type<'board' | 'status' | 'tag'>().notNull(),
    /** The label that its ideas went to; null: the tag was taken off them. */
    intoId: text('into_id'),
    actorId: text('actor_id').references(() => person.id, { onDelete: 'set null' }),
    /** The slug and the compared name that it had, which it gets back. */
    slug: text('slug').notNull(),
    nameKey: text('name_key').notNull(),
    /** The number of ideas that it had. */
    ideas: integer('ideas').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('label_deletion_at').on(table.at),
    index('label_deletion_into').on(table.intoId),
    index('label_deletion_actor')
      .on(table.actorId)
      .where(sql`actor_id is not null`),
    oneOf('label_deletion.kind', 'board', 'status', 'tag'),
  ],
)

/** An idea that a deletion moved and that nobody has moved since: undoing puts it back. */
export const labelMove = pgTable(
  'label_move',
  {
    labelId: text('label_id')
      .notNull()
      .references(() => labelDeletion.labelId, { onDelete: 'cascade' }),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    /** The place of a status on the roadmap. */
    rank: text('rank'),
    /** Whether the idea had a tag's successor as well, and keeps it. */
    hadOther: boolean('had_other').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.labelId, table.ideaNumber] }),
    index('label_move_idea').on(table.ideaNumber),
  ],
)

/** The tag that a label of a source became, however the team has called it or put it away since. */
export const importLabel = pgTable(
  'import_label',
  {
    /** The label's normalised name. */
    nameKey: text('name_key').primaryKey(),
    tagId: text('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
  },
  (table) => [index('import_label_tag').on(table.tagId)],
)
