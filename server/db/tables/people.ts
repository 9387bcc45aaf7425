import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, moment, oneOf, updated } from '../columns.ts'
import { importJob } from './importing.ts'

/**
 * A person who wrote or voted. One without an account is known only from an import (`source`,
 * `sourceKey`).
 */
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
    /** The team trusts them: nothing of theirs waits for approval. */
    trusted: boolean('trusted').notNull().default(false),
    /** Voted before signing in: no account, no role; the votes move to the account on sign-in. */
    guest: boolean('guest').notNull().default(false),
    /** The account was deleted: name and avatar are gone, what was written stays under "Deleted user". */
    deletedAt: moment('deleted_at'),
    source: text('source'),
    sourceKey: text('source_key'),
    /** The import that made it. */
    importId: text('import_id').references(() => importJob.id, { onDelete: 'set null' }),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    unique('person_source').on(table.source, table.sourceKey),
    index('person_team')
      .on(table.id)
      .where(sql`role in ('COLLABORATOR', 'ADMIN', 'OWNER')`),
    index('person_import')
      .on(table.importId)
      .where(sql`import_id is not null`),
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
    /** The hash of the token in the link that was handed over by *Copy link*, which proves no address. */
    handedHash: text('handed_hash').unique(),
    name: text('name').notNull().default(''),
    role: text('role').$type<'MEMBER' | 'COLLABORATOR' | 'ADMIN'>().notNull().default('MEMBER'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    /**
     * The address that it was mailed to, lower case; null for a link that was handed over by other
     * means.
     */
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
