import type { ArchiveKind } from './manifest.ts'

/** The parts of a table that an export, which people may pass on, leaves out; a backup has everything. */
interface Exception {
  /** True: the whole table; else the columns that are null in it. */
  readonly without: true | readonly string[]
  /** Columns that say something else in it, by the SQL of what they say. */
  readonly instead?: ColumnsInstead
  readonly because: string
}

/** The state of an entry of the changelog that nobody has scheduled. */
export const UNSCHEDULED = `case state when 'SCHEDULED' then 'DRAFT' else state end`

/** The values of an archive in place of some columns of a table, as SQL; the others it has as they are. */
export type ColumnsInstead = Readonly<Record<string, string>>

/**
 * Every table, and what an export leaves out of it; null: nothing. A test compares the names with
 * those of `server/db/tables`.
 */
export const tableContents: Readonly<Record<string, Exception | null>> = {
  audit_event: null,
  auth_account: {
    without: [
      'access_token',
      'refresh_token',
      'id_token',
      'access_token_expires_at',
      'refresh_token_expires_at',
      'password',
    ],
    because: 'secrets',
  },
  auth_session: { without: true, because: 'sessions' },
  auth_user: null,
  auth_verification: { without: true, because: 'secrets' },
  board: null,
  board_address: null,
  changelog_entry: {
    without: ['publish_at', 'scheduled_by', 'move_to'],
    instead: { state: UNSCHEDULED },
    because: 'what is scheduled, which the site that it is of publishes',
  },
  changelog_entry_idea: null,
  changelog_reaction: null,
  changelog_subscription: null,
  comment: null,
  comment_edit: null,
  comment_reaction: null,
  content_change: { without: true, because: 'what this database has lately changed' },
  follow: null,
  idea: null,
  idea_count: null,
  idea_edit: null,
  idea_event: null,
  idea_mute: null,
  idea_read: null,
  idea_search: null,
  idea_tag: null,
  idempotency: { without: true, because: 'recorded results of commands' },
  image: null,
  image_use: null,
  import_gone: null,
  import_job: null,
  import_label: null,
  imported_vote: null,
  invitation: { without: true, because: 'secrets: whoever holds a link becomes a member' },
  label_deletion: null,
  label_move: null,
  mail: { without: true, because: 'letters on their way, with links that sign in' },
  mail_received: { without: true, because: 'what this server has received' },
  mail_suppression: null,
  mention: null,
  notification: {
    without: ['mail_due_at', 'push_due_at'],
    because: 'letters on their way, which the site that it is of sends',
  },
  notification_default: null,
  notification_group: null,
  notification_preference: null,
  notification_setting: null,
  outbox: { without: true, because: 'a log for readers, who have read it' },
  outbox_gap: { without: true, because: 'a log for readers, who have read it' },
  outbox_reader: { without: true, because: 'a log for readers, who have read it' },
  person: null,
  push: { without: true, because: 'sessions' },
  push_device: { without: true, because: 'sessions' },
  rate_count: { without: true, because: 'what this server has lately counted' },
  rate_event: { without: true, because: 'what this server has lately counted' },
  report: null,
  server_fact: { without: true, because: "this server's own" },
  site: null,
  status: null,
  synonym_group: null,
  tag: null,
  vote: null,
}

/** Tables that are of one database and mean nothing in another: in no archive, and kept when one is loaded. */
export const ownTables: readonly string[] = ['content_change']

/** Tables of a server, which keeps its own when an export is loaded. */
export const serverTables: readonly string[] = ['server_fact', 'rate_count', 'rate_event']

/** Sequences that go on although their table is left out: notifications are known by the numbers of the outbox. */
const countersKept: readonly string[] = ['outbox']

/** Tells what of a table an archive has: nothing, or its rows, and what it says in place of some columns. Unknown tables are of a newer or older version; a backup has them. */
export function contentOf(kind: ArchiveKind, table: string): ColumnsInstead | 'nothing' {
  if (ownTables.includes(table)) return 'nothing'
  if (kind === 'backup') return {}
  const exception = tableContents[table]
  if (exception === undefined || exception?.without === true) return 'nothing'
  const blank = (exception?.without ?? []).map((column) => [column, 'null'] as const)
  return { ...Object.fromEntries(blank), ...exception?.instead }
}

/** Tells whether an archive has how far a table's sequence has counted. */
export function keepsCounters(kind: ArchiveKind, table: string): boolean {
  return contentOf(kind, table) !== 'nothing' || countersKept.includes(table)
}
