import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { idea } from './ideas.ts'

/**
 * The way in which server/areas/texts/searchIndex.ts makes words today; 2 since names such as C++ and .NET are
 * words, 3 since stems are there. Who changes it raises this, and the column's default by a migration that leaves the rows
 * that there are.
 */
export const WORDS_MADE = 3

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of an idea that search reads; a table of their own, so that a vote does not rewrite the
 * word indexes. See server/areas/texts/searchIndex.ts.
 */
export const ideaSearch = pgTable(
  'idea_search',
  {
    ideaNumber: integer('idea_number')
      .primaryKey()
      .references(() => idea.number, { onDelete: 'cascade' }),
    /** The title folded to ASCII, for typo-tolerant search. */
    titleKey: text('title_key').notNull(),
    /** Words of the title, with their places. */
    titleWords: tsvector('title_words').notNull(),
    /** Words of title (weight A) and body (weight D), with their places. */
    words: tsvector('words').notNull(),
    /** The version of the making of words; rows of an older one are made anew while the server runs. */
    made: smallint('made').notNull().default(WORDS_MADE),
  },
  (table) => [
    index('idea_search_title_words').using('gin', table.titleWords),
    index('idea_search_words').using('gin', table.words),
    index('idea_search_made').on(table.made, table.ideaNumber),
    index('idea_search_title_key').using('gin', sql`title_key gin_trgm_ops`),
  ],
)
