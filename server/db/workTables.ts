import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from './columns.ts'
import { comment, idea, person } from './tables.ts'

/** What happened, in order, for notifications, live updates and webhooks. */
export const outbox = pgTable('outbox', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  ideaNumber: integer('idea_number'),
  actorId: text('actor_id'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: created(),
})

/**
 * The result of a mutation by person and clientMutationId, so that a repeated one is answered and not done again. Kept for 30 days
 * (domain/sweepMutations.ts): longer than a draft that was sent, and never answered, is likely to be sent again.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    clientMutationId: text('client_mutation_id').notNull(),
    mutation: text('mutation').notNull(),
    result: jsonb('result').$type<Record<string, unknown>>().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.clientMutationId] }),
    index('idempotency_created').on(table.createdAt),
  ],
)

/** How often somebody did something in an hour: key is kind and person or address, `hour` counts hours since 1970. */
export const rateCount = pgTable(
  'rate_count',
  {
    key: text('key').notNull(),
    hour: integer('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.hour] })],
)

/** One run of an import and what it reported. */
export const importJob = pgTable('import_job', {
  id: text('id').primaryKey(),
  source: text('source').notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
  finishedAt: moment('finished_at'),
  createdAt: created(),
  updatedAt: updated(),
})

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

/** Mail that is to go out: written in the transaction of what it tells of, deleted once the mail server has taken it. */
export const mail = pgTable(
  'mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: created(),
  },
  (table) => [index('mail_next').on(table.nextAttemptAt)],
)

/** A reader's word that a post should not be here: of an idea, or of one of its comments. */
export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    /** Null: the idea itself is reported. */
    commentId: text('comment_id').references(() => comment.id, { onDelete: 'cascade' }),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<'SPAM' | 'ABUSE' | 'PRIVATE' | 'OTHER'>().notNull(),
    note: text('note').notNull().default(''),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    oneOf('report.reason', 'SPAM', 'ABUSE', 'PRIVATE', 'OTHER'),
    index('report_open')
      .on(table.ideaNumber, table.commentId)
      .where(sql`resolved_at is null`),
    uniqueIndex('report_once')
      .on(table.reporterId, table.ideaNumber, sql`coalesce(comment_id, '')`)
      .where(sql`resolved_at is null`),
  ],
)
