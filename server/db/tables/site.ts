import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { SiteLink } from '#rules/siteLook.ts'
import { statusCategories, type StatusCategory } from '#rules/statuses.ts'
import { created, moment, oneOf, updated } from '../columns.ts'
import { importJob } from './importing.ts'

/** The one site; `id` is always `site_1`. No row: the site has not been named yet. */
export const site = pgTable(
  'site',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    /** The sender of its letters with a postal address, in one line. */
    imprint: text('imprint').notNull().default(''),
    /** Paths of images on this server; the dark one stands in for the light one where the theme is dark. */
    logo: text('logo'),
    logoDark: text('logo_dark'),
    favicon: text('favicon'),
    accentColor: text('accent_color'),
    locale: text('locale').notNull().default('en'),
    visibility: text('visibility').$type<'PUBLIC' | 'MEMBERS'>().notNull().default('PUBLIC'),
    moderation: text('moderation').$type<'OFF' | 'FIRST_POST' | 'ALL'>().notNull().default('OFF'),
    /** Whether visitors may vote before they sign in (docs/RULES.md#permissions, guests). */
    guestVoting: boolean('guest_voting').notNull().default(false),
    /** INVITED: only who was invited gets an account. */
    signUp: text('sign_up').$type<'OPEN' | 'INVITED'>().notNull().default('OPEN'),
    /** Markdown above the list of ideas, and its HTML; empty: none. */
    welcome: text('welcome').notNull().default(''),
    welcomeHtml: text('welcome_html').notNull().default(''),
    links: jsonb('links')
      .$type<readonly SiteLink[]>()
      .notNull()
      .default(sql`'[]'`),
    defaultSort: text('default_sort')
      .$type<'TRENDING' | 'TOP' | 'NEWEST' | 'ACTIVE' | 'DISCUSSED'>()
      .notNull()
      .default('TRENDING'),
    /** Counts of votes are shown to the team, and to who has voted for an idea. */
    hidesCounts: boolean('hides_counts').notNull().default(false),
    /** Domains of the addresses that may have an account; none: all of them. */
    emailDomains: text('email_domains')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Ways to sign in that are set up and not offered: `code`, or the id of a provider. */
    signInOff: text('sign_in_off')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [
    oneOf('site.default_sort', 'TRENDING', 'TOP', 'NEWEST', 'ACTIVE', 'DISCUSSED'),
    oneOf('site.sign_up', 'OPEN', 'INVITED'),
    check('site_only_one', sql`id = 'site_1'`),
    oneOf('site.visibility', 'PUBLIC', 'MEMBERS'),
    oneOf('site.moderation', 'OFF', 'FIRST_POST', 'ALL'),
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
    /** The people who may post ideas on it, of those who may read it. */
    posting: text('posting').$type<'MEMBERS' | 'TEAM'>().notNull().default('MEMBERS'),
    /** The people who may vote for its ideas. EVERYONE: also guests, where the site lets them. */
    voting: text('voting').$type<'EVERYONE' | 'MEMBERS' | 'TEAM'>().notNull().default('EVERYONE'),
    commenting: text('commenting').$type<'MEMBERS' | 'TEAM'>().notNull().default('MEMBERS'),
    /** Markdown with which the form for a new idea begins. */
    template: text('template').notNull().default(''),
    /** The import that made it. */
    importId: text('import_id').references(() => importJob.id, { onDelete: 'set null' }),
    /**
     * Since when it is deleted; it stays for timelines that name it, and for undoing. Its `slug` and
     * `name_key` are then its id, so that both are free for others (server/areas/labels).
     */
    deletedAt: moment('deleted_at'),
    /** The board that its ideas went to when it was deleted. */
    deletedInto: text('deleted_into').references((): AnyPgColumn => board.id, {
      onDelete: 'set null',
    }),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [
    oneOf('board.visibility', 'PUBLIC', 'MEMBERS', 'TEAM'),
    oneOf('board.posting', 'MEMBERS', 'TEAM'),
    oneOf('board.voting', 'EVERYONE', 'MEMBERS', 'TEAM'),
    oneOf('board.commenting', 'MEMBERS', 'TEAM'),
  ],
)

/** A slug that led to a board before it was renamed or deleted, and still does. */
export const boardAddress = pgTable(
  'board_address',
  {
    slug: text('slug').primaryKey(),
    boardId: text('board_id')
      .notNull()
      .references(() => board.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [index('board_address_board').on(table.boardId)],
)

export const status = pgTable(
  'status',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    color: text('color'),
    category: text('category').$type<StatusCategory>().notNull(),
    onRoadmap: boolean('on_roadmap').notNull().default(false),
    position: integer('position').notNull(),
    /** The import that made it. */
    importId: text('import_id').references(() => importJob.id, { onDelete: 'set null' }),
    /** As of a board. */
    deletedAt: moment('deleted_at'),
    deletedInto: text('deleted_into').references((): AnyPgColumn => status.id, {
      onDelete: 'set null',
    }),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [oneOf('status.category', ...statusCategories)],
)

const UNPLACED = 2_147_483_647

export const tag = pgTable(
  'tag',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    color: text('color'),
    visibility: text('visibility').$type<'PUBLIC' | 'TEAM'>().notNull().default('PUBLIC'),
    /** Those that the team has not placed yet stand behind the others, by name. */
    position: integer('position').notNull().default(UNPLACED),
    /** The import that made it. */
    importId: text('import_id').references(() => importJob.id, { onDelete: 'set null' }),
    /** As of a board; `deletedInto` is null where it was taken off its ideas. */
    deletedAt: moment('deleted_at'),
    deletedInto: text('deleted_into').references((): AnyPgColumn => tag.id, {
      onDelete: 'set null',
    }),
    createdAt: created(),
    updatedAt: updated(),
  },
  () => [oneOf('tag.visibility', 'PUBLIC', 'TEAM')],
)
