import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { person } from './people.ts'

/** better-auth reads and writes Date. */
const authMoment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** better-auth's user: who can sign in. */
export const authUser = pgTable('auth_user', {
  id: text('id').primaryKey(),
  personId: text('person_id')
    .notNull()
    .unique()
    .references(() => person.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: authMoment('created_at').notNull().defaultNow(),
  updatedAt: authMoment('updated_at').notNull().defaultNow(),
})

/** better-auth's session. */
export const authSession = pgTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    expiresAt: authMoment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: authMoment('created_at').notNull().defaultNow(),
    updatedAt: authMoment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_session_user').on(table.userId)],
)

/** better-auth's link between a user and a way to sign in. */
export const authAccount = pgTable(
  'auth_account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: authMoment('access_token_expires_at'),
    refreshTokenExpiresAt: authMoment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    /** Ours: since when it signs nobody in. The row stays, so that its address does not link it anew. */
    unlinkedAt: moment('unlinked_at'),
    createdAt: authMoment('created_at').notNull().defaultNow(),
    updatedAt: authMoment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_account_user').on(table.userId)],
)

/** better-auth's pending proofs. */
export const authVerification = pgTable(
  'auth_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: authMoment('expires_at').notNull(),
    createdAt: authMoment('created_at').notNull().defaultNow(),
    updatedAt: authMoment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_verification_identifier').on(table.identifier)],
)
