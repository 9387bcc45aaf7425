import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from '../columns.ts'
import { importJob } from './importing.ts'
import { person } from './people.ts'
import { board, status, tag } from './site.ts'

type SortColumns = Record<
  'trend' | 'voteTotal' | 'createdAt' | 'lastActivityAt' | 'commentCount' | 'number',
  ExtraConfigColumn
>

/** An index for each order of the list; within a board or status, so that a small one is found without walking a large site. */
function byEverySort(name: string, table: SortColumns, ...within: ExtraConfigColumn[]) {
  const orders = {
    trending: table.trend,
    top: table.voteTotal,
    newest: table.createdAt,
    active: table.lastActivityAt,
    discussed: table.commentCount,
  }
  return Object.entries(orders).map(([suffix, column]) => {
    const [first, ...others] = [
      ...within,
      column.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ]
    return index(`${name}_${suffix}`).on(first ?? column, ...others)
  })
}

/** Its number is its key and, as `idea_<number>`, its id. Listed = LIVE and not merged. */
export const idea = pgTable(
  'idea',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    excerpt: text('excerpt').notNull(),
    authorId: text('author_id').references(() => person.id),
    boardId: text('board_id')
      .notNull()
      .references(() => board.id),
    statusId: text('status_id')
      .notNull()
      .references(() => status.id),
    statusChangedAt: moment('status_changed_at').notNull().defaultNow(),
    /**
     * Its place in the column of its status (server/areas/roadmap/rankBetween.ts); null where the
     * status is not on the roadmap. A trigger puts it at the end of a column that it comes to.
     */
    roadmapRank: text('roadmap_rank'),
    /** The first day of the month in which it is expected. */
    targetMonth: date('target_month', { mode: 'string' }),
    state: text('state').$type<'PENDING' | 'LIVE' | 'SPAM' | 'DELETED'>().notNull().default('LIVE'),
    /**
     * The moment at which it got a state other than LIVE; DELETED ideas are purged 30 days later.
     */
    stateChangedAt: moment('state_changed_at'),
    /** It left the lists because its author was banned, and comes back with them. */
    hiddenByBan: boolean('hidden_by_ban').notNull().default(false),
    /** The state that it comes back to; null unless hiddenByBan. */
    beforeBan: jsonb('before_ban').$type<{ state: string; stateChangedAt: string | null }>(),
    /** Why it waited for approval when it was posted; see server/areas/posts/approvalReason.ts. */
    held: jsonb('held').$type<{ reason: string; links?: number }>(),
    /** The idea that its page leads to, which is never merged itself. */
    mergedInto: integer('merged_into'),
    /**
     * The idea that the team merged it into. That may have been merged since; unmerging it brings
     * this one back with it.
     */
    mergedParent: integer('merged_parent'),
    /** It stands first in the lists of its board. */
    pinned: boolean('pinned').notNull().default(false),
    /** Its counts of votes are shown as where the whole site hides them (site.hides_counts). */
    hidesCounts: boolean('hides_counts').notNull().default(false),
    /** Somebody of the team who looks after it. */
    assigneeId: text('assignee_id').references(() => person.id, { onDelete: 'set null' }),
    /** Since when the discussion takes no new comments but the team's; null while it is open. */
    lockedAt: moment('locked_at'),
    lockedBy: text('locked_by').references(() => person.id),
    voteCount: integer('vote_count').notNull().default(0),
    importedVoteCount: integer('imported_vote_count').notNull().default(0),
    /** voteCount + importedVoteCount, what "top" sorts by. */
    voteTotal: integer('vote_total')
      .notNull()
      .generatedAlwaysAs(sql`vote_count + imported_vote_count`),
    commentCount: integer('comment_count').notNull().default(0),
    /** See rules/ranking.ts. */
    trend: doublePrecision('trend').notNull(),
    lastActivityAt: moment('last_activity_at').notNull().defaultNow(),
    /** Its own last activity, before ideas were merged into it; null where none are. */
    ownActivityAt: moment('own_activity_at'),
    version: integer('version').notNull().default(1),
    source: text('source'),
    sourceKey: text('source_key'),
    sourceUrl: text('source_url'),
    /** The source's word for its status when that was taken; another word of it is a change there. */
    sourceStatus: text('source_status'),
    /** The import that made it. */
    importId: text('import_id').references(() => importJob.id, { onDelete: 'set null' }),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => {
    const listed = sql`state = 'LIVE' and merged_into is null`
    return [
      foreignKey({ columns: [table.mergedInto], foreignColumns: [table.number] }),
      uniqueIndex('idea_source')
        .on(table.source, table.sourceKey)
        .where(sql`source is not null`),
      ...byEverySort('idea', table).map((one) => one.where(listed)),
      ...byEverySort('idea_board', table, table.boardId).map((one) => one.where(listed)),
      ...byEverySort('idea_status', table, table.statusId).map((one) => one.where(listed)),
      index('idea_roadmap')
        .on(table.statusId, sql`roadmap_rank collate "C"`, table.number)
        .where(sql`roadmap_rank is not null`),
      index('idea_roadmap_by_date')
        .on(
          table.statusId,
          table.statusChangedAt.desc().nullsFirst(),
          table.number.desc().nullsFirst(),
        )
        .where(sql`roadmap_rank is not null`),
      index('idea_pinned')
        .on(table.boardId)
        .where(sql`pinned`),
      index('idea_assignee')
        .on(table.assigneeId, table.number)
        .where(sql`assignee_id is not null`),
      index('idea_merged')
        .on(table.mergedInto)
        .where(sql`merged_into is not null`),
      index('idea_import')
        .on(table.importId)
        .where(sql`import_id is not null`),
      index('idea_author').on(table.authorId, table.number),
      // The deletion of a person looks for what refers to them.
      index('idea_locked_by')
        .on(table.lockedBy)
        .where(sql`locked_by is not null`),
      index('idea_unlisted')
        .on(table.state, table.number)
        .where(sql`state <> 'LIVE'`),
      index('idea_moderated')
        .on(table.state, sql`coalesce(state_changed_at, created_at)`)
        .where(sql`state <> 'LIVE'`),
      oneOf('idea.state', 'PENDING', 'LIVE', 'SPAM', 'DELETED'),
      check(
        'idea_counts_positive',
        sql`vote_count >= 0 and imported_vote_count >= 0 and comment_count >= 0`,
      ),
      check('idea_not_merged_into_itself', sql`merged_into <> number`),
      check('idea_target_month_first_day', sql`extract(day from target_month) = 1`),
    ]
  },
)

/**
 * The number of listed ideas by board and status; a trigger keeps it, so that reading counts is
 * cheap.
 */
export const ideaCount = pgTable(
  'idea_count',
  {
    boardId: text('board_id')
      .notNull()
      .references(() => board.id, { onDelete: 'cascade' }),
    statusId: text('status_id')
      .notNull()
      .references(() => status.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.statusId] })],
)

export const ideaTag = pgTable(
  'idea_tag',
  {
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ideaNumber, table.tagId] }),
    index('idea_tag_tag').on(table.tagId, table.ideaNumber),
  ],
)

/** The timeline of an idea. `data` holds from and to, by kind. */
export const ideaEvent = pgTable(
  'idea_event',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    actorId: text('actor_id').references(() => person.id),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    sourceKey: text('source_key'),
    createdAt: created(),
  },
  (table) => [
    index('idea_event_idea').on(table.ideaNumber, table.createdAt, sql`id collate "C"`),
    // Deleting a person looks up their events, and every first sign-in deletes a guest.
    index('idea_event_actor')
      .on(table.actorId)
      .where(sql`actor_id is not null`),
  ],
)

/** The words of an idea before an edit; for the team alone. */
export const ideaEdit = pgTable(
  'idea_edit',
  {
    id: text('id').primaryKey(),
    ideaNumber: integer('idea_number')
      .notNull()
      .references(() => idea.number, { onDelete: 'cascade' }),
    /** The author of the version that came after it. */
    editorId: text('editor_id')
      .notNull()
      .references(() => person.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('idea_edit_idea').on(table.ideaNumber, table.createdAt),
    index('idea_edit_editor').on(table.editorId),
  ],
)
