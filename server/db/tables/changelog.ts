import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from '../columns.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'
import { status } from './site.ts'

/** An entry of the changelog. Everybody who may read the site reads it while it is PUBLISHED. */
export const changelogEntry = pgTable(
  'changelog_entry',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    /** Follows the title until the entry is published for the first time. */
    slug: text('slug').notNull().unique(),
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    excerpt: text('excerpt').notNull(),
    labels: text('labels').array().$type<('NEW' | 'IMPROVED' | 'FIXED')[]>().notNull(),
    state: text('state').$type<'DRAFT' | 'SCHEDULED' | 'PUBLISHED'>().notNull().default('DRAFT'),
    authorId: text('author_id').references(() => person.id),
    version: integer('version').notNull().default(1),
    /** The moment at which the server publishes it; null unless SCHEDULED. */
    publishAt: moment('publish_at'),
    /** The person who scheduled it, in whose name it is published. */
    scheduledBy: text('scheduled_by').references(() => person.id),
    /** The status that its ideas get then; null leaves them where they are. */
    moveTo: text('move_to').references(() => status.id, { onDelete: 'set null' }),
    /** Its last publication, kept when it is taken back. */
    publishedAt: moment('published_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('changelog_entry_published')
      .on(table.publishedAt.desc().nullsFirst(), sql`id collate "C" desc`)
      .where(sql`state = 'PUBLISHED'`),
    index('changelog_entry_due')
      .on(table.publishAt)
      .where(sql`state = 'SCHEDULED'`),
    // The deletion of a person looks for what refers to them.
    index('changelog_entry_author').on(table.authorId),
    index('changelog_entry_scheduled_by')
      .on(table.scheduledBy)
      .where(sql`scheduled_by is not null`),
    oneOf('changelog_entry.state', 'DRAFT', 'SCHEDULED', 'PUBLISHED'),
    check('changelog_entry_labels_known', sql`labels <@ array['NEW', 'IMPROVED', 'FIXED']`),
    check('changelog_entry_due_known', sql`(state = 'SCHEDULED') = (publish_at is not null)`),
    check('changelog_entry_moment_known', sql`state <> 'PUBLISHED' or published_at is not null`),
  ],
)

/** An idea that an entry closes; `position` is its place among them. */
export const changelogEntryIdea = pgTable(
  'changelog_entry_idea',
  {
    entryId: text('entry_id')
      .notNull()
      .references(() => changelogEntry.id, { onDelete: 'cascade' }),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.ideaNumber] }),
    index('changelog_entry_idea_idea').on(table.ideaNumber),
  ],
)

/** A reader's reaction to an entry, each kind once. */
export const changelogReaction = pgTable(
  'changelog_reaction',
  {
    entryId: text('entry_id')
      .notNull()
      .references(() => changelogEntry.id, { onDelete: 'cascade' }),
    reaction: text('reaction').$type<'AGREE' | 'THANKS' | 'CHEER' | 'SMILE'>().notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.reaction, table.personId] }),
    index('changelog_reaction_person').on(table.personId),
    oneOf('changelog_reaction.reaction', 'AGREE', 'THANKS', 'CHEER', 'SMILE'),
  ],
)

/** The people who are told of every entry. */
export const changelogSubscription = pgTable('changelog_subscription', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id),
  createdAt: created(),
})
