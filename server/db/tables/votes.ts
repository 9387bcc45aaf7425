import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created } from '../columns.ts'
import { idea } from './ideas.ts'
import { person } from './people.ts'

export const vote = pgTable(
  'vote',
  {
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** One sentence, for the team and the voter. */
    why: text('why'),
    /** The member of the team who voted for this person, and where the person said so. */
    castBy: text('cast_by').references(() => person.id, { onDelete: 'set null' }),
    evidenceUrl: text('evidence_url'),
    /** The idea merged into this one that the vote stands on: a copy, made and removed by settleMerged.ts alone. Null: cast here. */
    via: integer('via'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.ideaNumber, table.personId] }),
    index('vote_cast_by')
      .on(table.castBy)
      .where(sql`cast_by is not null`),
    index('vote_person').on(table.personId, table.createdAt),
    index('vote_recent').on(table.ideaNumber, table.createdAt, sql`person_id collate "C"`),
  ],
)

/** Votes of which only the number is known, per source. */
export const importedVote = pgTable(
  'imported_vote',
  {
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    count: integer('count').notNull(),
    /** The part of `count` that belongs to ideas merged into this one. */
    merged: integer('merged').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ideaNumber, table.source] }),
    check('imported_vote_positive', sql`count > 0`),
    check('imported_vote_merged', sql`merged between 0 and count`),
  ],
)

/** following = false: the person unfollowed, and stays so. */
export const follow = pgTable(
  'follow',
  {
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    following: boolean('following').notNull(),
    /** The merged idea that it is a copy from, as for a vote. */
    via: integer('via'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.ideaNumber, table.personId] }),
    index('follow_person').on(table.personId, table.ideaNumber),
  ],
)
