import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, moment } from '../columns.ts'
import { person } from './people.ts'

/**
 * The result of a mutation by person and clientMutationId, so that a repeated one is answered and
 * not done again. Kept for 30 days (server/kernel/sweepMutations.ts): longer than a draft that was
 * sent, and never answered, is likely to be sent again.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    clientMutationId: text('client_mutation_id').notNull(),
    mutation: text('mutation').notNull(),
    /** A hash of its arguments (server/kernel/callId.ts); null for calls of programs, which give none. */
    fingerprint: text('fingerprint'),
    result: jsonb('result').$type<Record<string, unknown>>().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.clientMutationId] }),
    index('idempotency_created').on(table.createdAt),
  ],
)

/**
 * Counts acts per hour: `key` is the kind of act and the person or address, `hour` counts hours
 * since 1970.
 */
export const rateCount = pgTable(
  'rate_count',
  {
    key: text('key').notNull(),
    hour: integer('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.hour] })],
)

/** Acts counted within a sliding window, where an hour's count (`rateCount`) is too coarse: codes sent, codes guessed. */
export const rateEvent = pgTable(
  'rate_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Kind and person or address. */
    key: text('key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('rate_event_key').on(table.key, table.at)],
)
