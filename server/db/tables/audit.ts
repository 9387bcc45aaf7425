import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from '../columns.ts'
import { person } from './people.ts'

/**
 * The team's changes, a row for each value: who, what, from, to (server/areas/audit). People are
 * named by their id alone, so that a deleted account leaves no name here.
 */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The part of the site that the kind belongs to, by which the log is filtered. */
    area: text('area').notNull(),
    /** Null: whoever runs the server, by a program on its machine. */
    actorId: text('actor_id').references(() => person.id, { onDelete: 'set null' }),
    /** The id of what was changed; null for the site as a whole. */
    subjectId: text('subject_id'),
    /** Its name at that moment, where it has one and is no person. */
    subjectName: text('subject_name'),
    field: text('field'),
    fromValue: text('from_value'),
    toValue: text('to_value'),
    createdAt: created(),
  },
  (table) => [
    index('audit_event_by_time').on(table.createdAt, sql`id collate "C"`),
    index('audit_event_by_area').on(table.area, table.createdAt, sql`id collate "C"`),
    index('audit_event_by_actor').on(table.actorId, table.createdAt, sql`id collate "C"`),
  ],
)
