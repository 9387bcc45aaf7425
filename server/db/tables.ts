import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

type SortColumns = Record<
  'trend' | 'voteTotal' | 'createdAt' | 'lastActivityAt' | 'number',
  ExtraConfigColumn
>

/** An index for each order of the list; within a board or status, so that a small one is found without walking a large site. */
function byEverySort(name: string, table: SortColumns, ...within: ExtraConfigColumn[]) {
  const orders = {
    trending: table.trend,
    top: table.voteTotal,
    newest: table.createdAt,
    active: table.lastActivityAt,
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

/** The one site; `id` is always `site_1`. No row: the site has not been named yet. */
export const site = pgTable(
  'site',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    logo: text('logo'),
    accentColor: text('accent_color'),
    locale: text('locale').notNull().default('en'),
    visibility: text('visibility').$type<'PUBLIC' | 'MEMBERS'>().notNull().default('PUBLIC'),
    moderation: text('moderation').$type<'OFF' | 'FIRST_POST' | 'ALL'>().notNull().default('OFF'),
    /** Whether visitors may vote before they sign in (docs/RULES.md#permissions, guests). */
    guestVoting: boolean('guest_voting').notNull().default(false),
    /** INVITED: only who was invited gets an account. */
    signUp: text('sign_up').$type<'OPEN' | 'INVITED'>().notNull().default('OPEN'),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [
    oneOf('site.sign_up', 'OPEN', 'INVITED'),
    check('site_only_one', sql`id = 'site_1'`),
    oneOf('site.visibility', 'PUBLIC', 'MEMBERS'),
    oneOf('site.moderation', 'OFF', 'FIRST_POST', 'ALL'),
  ],
)

/** Who wrote or voted. One without an account is known only from an import (`source`, `sourceKey`). */
export const person = pgTable(
  'person',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    avatar: text('avatar'),
    role: text('role')
      .$type<'MEMBER' | 'COLLABORATOR' | 'ADMIN' | 'OWNER'>()
      .notNull()
      .default('MEMBER'),
    segment: text('segment'),
    bannedAt: moment('banned_at'),
    /** Voted before signing in: no account, no role; the votes move to the account on sign-in. */
    guest: boolean('guest').notNull().default(false),
    /** The account was deleted: name and avatar are gone, what was written stays under "Deleted user". */
    deletedAt: moment('deleted_at'),
    source: text('source'),
    sourceKey: text('source_key'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    unique('person_source').on(table.source, table.sourceKey),
    index('person_team')
      .on(table.id)
      .where(sql`role in ('COLLABORATOR', 'ADMIN', 'OWNER')`),
    oneOf('person.role', 'MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'),
  ],
)

/** A one-time link: `tokenHash` is SHA-256, the token itself is nowhere. kind OWNER makes the site's owner, MEMBER signs a person in. */
export const invitation = pgTable(
  'invitation',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'OWNER' | 'MEMBER'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull().default(''),
    role: text('role').$type<'MEMBER' | 'COLLABORATOR' | 'ADMIN'>().notNull().default('MEMBER'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** Where it was mailed to, lower case; null for a link that was handed over by other means. */
    email: text('email'),
    invitedBy: text('invited_by').references(() => person.id, { onDelete: 'set null' }),
    revokedAt: moment('revoked_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('invitation_email').on(table.email),
    oneOf('invitation.kind', 'OWNER', 'MEMBER'),
    oneOf('invitation.role', 'MEMBER', 'COLLABORATOR', 'ADMIN'),
  ],
)

export const board = pgTable(
  'board',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The name normalised (rules/searchText.ts): unique regardless of case. */
    nameKey: text('name_key').notNull().unique(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    visibility: text('visibility')
      .$type<'PUBLIC' | 'MEMBERS' | 'TEAM'>()
      .notNull()
      .default('PUBLIC'),
    position: integer('position').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [oneOf('board.visibility', 'PUBLIC', 'MEMBERS', 'TEAM')],
)

export const status = pgTable(
  'status',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    slug: text('slug').notNull().unique(),
    color: text('color'),
    category: text('category')
      .$type<'OPEN' | 'PLANNED' | 'STARTED' | 'SHIPPED' | 'DECLINED'>()
      .notNull(),
    onRoadmap: boolean('on_roadmap').notNull().default(false),
    position: integer('position').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [oneOf('status.category', 'OPEN', 'PLANNED', 'STARTED', 'SHIPPED', 'DECLINED')],
)

export const tag = pgTable(
  'tag',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    slug: text('slug').notNull().unique(),
    color: text('color'),
    visibility: text('visibility').$type<'PUBLIC' | 'TEAM'>().notNull().default('PUBLIC'),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [oneOf('tag.visibility', 'PUBLIC', 'TEAM')],
)

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
    state: text('state').$type<'PENDING' | 'LIVE' | 'SPAM' | 'DELETED'>().notNull().default('LIVE'),
    /** When it came into a state other than LIVE; what is DELETED is purged 30 days later. */
    stateChangedAt: moment('state_changed_at'),
    /** It left the lists because its author was banned, and comes back with them. */
    hiddenByBan: boolean('hidden_by_ban').notNull().default(false),
    /** What it comes back to; null unless hiddenByBan. */
    beforeBan: jsonb('before_ban').$type<{ state: string; stateChangedAt: string | null }>(),
    /** Why it waited for approval when it was posted; see server/domain/holdReason.ts. */
    held: jsonb('held').$type<{ reason: string; links?: number }>(),
    /** Where its page leads to: never to one that is merged itself. */
    mergedInto: integer('merged_into'),
    /** What the team merged it into, which may have been merged on since: what unmerging that brings back with it. */
    mergedParent: integer('merged_parent'),
    pinned: boolean('pinned').notNull().default(false),
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
    /** What it was before ideas were merged into this one; null where none are. */
    ownActivityAt: moment('own_activity_at'),
    version: integer('version').notNull().default(1),
    source: text('source'),
    sourceKey: text('source_key'),
    sourceUrl: text('source_url'),
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
      index('idea_merged')
        .on(table.mergedInto)
        .where(sql`merged_into is not null`),
      index('idea_author').on(table.authorId, table.number),
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
    ]
  },
)

/** What search reads of an idea; apart from it, so that a vote does not rewrite the word indexes. See server/domain/searchIndex.ts. */
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
  },
  (table) => [
    index('idea_search_title_words').using('gin', table.titleWords),
    index('idea_search_words').using('gin', table.words),
    index('idea_search_title_key').using('gin', sql`title_key gin_trgm_ops`),
  ],
)

/** How many listed ideas a board has in a status; kept by a trigger, so that counts cost nothing. */
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
    /** Who of the team voted for this person, and where the person said so. */
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
    /** How many of `count` are of ideas merged into this one. */
    merged: integer('merged').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ideaNumber, table.source] }),
    check('imported_vote_positive', sql`count > 0`),
    check('imported_vote_merged', sql`merged between 0 and count`),
  ],
)

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
    /** Reactions known only as numbers: {"+1": 3}. */
    importedReactions: jsonb('imported_reactions').$type<Record<string, number>>(),
    /** Where it stands in the timeline: the moment and a name of the comment that it hangs on, or its own, and the moment of a reply. A trigger sets them. */
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
    // Nobody could be deleted without reading all events: a guest is, on each first sign-in.
    index('idea_event_actor')
      .on(table.actorId)
      .where(sql`actor_id is not null`),
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
    /** As of a vote. */
    via: integer('via'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.ideaNumber, table.personId] }),
    index('follow_person').on(table.personId, table.ideaNumber),
  ],
)
