import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, oneOf, updated } from '../columns.ts'

/** Words and short phrases that mean the same to the search (server/areas/synonyms). */
export const synonymGroup = pgTable(
  'synonym_group',
  {
    id: text('id').primaryKey(),
    /** LEARNED: from merges; two words or phrases. */
    source: text('source').$type<'TEAM' | 'LEARNED'>().notNull(),
    /** The words folded and sorted, by which two groups are the same. */
    key: text('key').notNull(),
    words: text('words').array().notNull(),
    /** Numbers of the merged ideas that taught it, the newest first; null for those of the team. */
    merges: integer('merges').array(),
    isOff: boolean('is_off').notNull().default(false),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    unique('synonym_group_key').on(table.source, table.key),
    oneOf('synonym_group.source', 'TEAM', 'LEARNED'),
  ],
)
