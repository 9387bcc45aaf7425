import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from '../columns.ts'

/** One import and what it reported; imported rows name it in their column `import_id`. */
export const importJob = pgTable(
  'import_job',
  {
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    /** The slug of the board that was asked for; null: the first one. */
    board: text('board'),
    /** Its other options: labels, project, encoding, map, delimiter, dates, leaveOutLabels; null: an older version did not keep them. */
    options: jsonb('options').$type<Record<string, unknown>>(),
    state: text('state')
      .$type<'RUNNING' | 'FINISHED' | 'STOPPED' | 'CUT' | 'UNDOING' | 'UNDONE'>()
      .notNull()
      .default('RUNNING'),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** The counts of what went and what stayed when it was undone, by the reason. */
    undone: jsonb('undone').$type<Record<string, number>>().notNull().default({}),
    finishedAt: moment('finished_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [oneOf('import_job.state', 'RUNNING', 'FINISHED', 'STOPPED', 'CUT', 'UNDOING', 'UNDONE')],
)

/** Items of an import that the team deleted for good: a later run of it leaves them out. */
export const importGone = pgTable(
  'import_gone',
  {
    source: text('source').notNull(),
    /** The key of the idea at its source. */
    issueKey: text('issue_key').notNull(),
    /** The key of one of its comments (comment.source_key); empty: the whole idea. */
    commentKey: text('comment_key').notNull().default(''),
    importId: text('import_id').references(() => importJob.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.issueKey, table.commentKey] }),
    index('import_gone_import').on(table.importId),
  ],
)
