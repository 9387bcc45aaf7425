import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from '../columns.ts'
import { idea } from './ideas.ts'
import { importJob } from './importing.ts'
import { person } from './people.ts'

export const comment = pgTable(
  'comment',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => person.id),
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    replyTo: text('reply_to'),
    internal: boolean('internal').notNull().default(false),
    official: boolean('official').notNull().default(false),
    state: text('state').$type<'LIVE' | 'PENDING' | 'SPAM' | 'DELETED'>().notNull().default('LIVE'),
    stateChangedAt: moment('state_changed_at'),
    hiddenByBan: boolean('hidden_by_ban').notNull().default(false),
    beforeBan: jsonb('before_ban').$type<{ state: string; stateChangedAt: string | null }>(),
    held: jsonb('held').$type<{ reason: string; links?: number }>(),
    editedAt: moment('edited_at'),
    version: integer('version').notNull().default(1),
    source: text('source'),
    sourceKey: text('source_key'),
    /** The import that made it. */
    importId: text('import_id').references(() => importJob.id, { onDelete: 'set null' }),
    /** Reactions known only as numbers: {"+1": 3}. */
    importedReactions: jsonb('imported_reactions').$type<Record<string, number>>(),
    /**
     * Its position in the timeline: the moment and name of the comment that it replies to, or its
     * own, and the moment of a reply. A trigger sets them.
     */
    threadAt: moment('thread_at').notNull().defaultNow(),
    thread: text('thread').notNull().default(''),
    replyAt: moment('reply_at').notNull().default('1970-01-01T00:00:00Z'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    foreignKey({ columns: [table.replyTo], foreignColumns: [table.id] }),
    index('comment_idea').on(table.ideaNumber, table.createdAt, sql`id collate "C"`),
    index('comment_timeline').on(
      table.ideaNumber,
      table.threadAt,
      sql`thread collate "C"`,
      table.replyAt,
      sql`id collate "C"`,
    ),
    index('comment_official')
      .on(table.ideaNumber, table.createdAt)
      .where(sql`official`),
    index('comment_import')
      .on(table.importId)
      .where(sql`import_id is not null`),
    index('comment_author').on(table.authorId, sql`id collate "C"`),
    index('comment_reply')
      .on(table.replyTo)
      .where(sql`reply_to is not null`),
    index('comment_unlisted')
      .on(table.state, sql`id collate "C"`)
      .where(sql`state <> 'LIVE'`),
    index('comment_moderated')
      .on(table.state, sql`coalesce(state_changed_at, created_at)`)
      .where(sql`state <> 'LIVE'`),
    oneOf('comment.state', 'LIVE', 'PENDING', 'SPAM', 'DELETED'),
    uniqueIndex('comment_source')
      .on(table.source, table.sourceKey)
      .where(sql`source is not null`),
  ],
)

/** The text of a comment before an edit; for the team alone. */
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
