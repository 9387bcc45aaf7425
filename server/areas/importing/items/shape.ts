import type { StatusCategory } from '#rules/statuses.ts'

/** Stands where a source does not say a time, until it is written; the first of all, so that what has a time comes behind. */
export const UNKNOWN_TIME = new Date(0).toISOString()

/** A project of a tracker. */
export interface Source {
  source: string
  tracker: string
}

/** A label as the source has it; `color` as #rrggbb, or null where the source tells none. */
export interface ImportedLabel {
  name: string
  /** The name as the source writes it, where emoji are drawn in `name`: an older version called the label so. */
  written?: string
  color: string | null
}

/** `author` is a login, null for a deleted account; `reactions` null where the format has none. */
export interface ImportedComment {
  key: string
  author: string | null
  /** Whether the source says that the author belongs to the project. */
  byTeam: boolean
  body: string
  createdAt: string
  editedAt: string | null
  reactions: Record<string, number> | null
}

/** Something that happened to an issue: `event` in the source's own word, `data` what else the source says about it. */
export interface ImportedEvent {
  key: string
  event: string
  actor: string | null
  at: string
  data: Record<string, unknown>
}

/** Why an issue was closed, where the source knows. */
export type ClosedReason = 'completed' | 'not_planned' | 'duplicate'

/** An issue of any of the formats, repaired: all texts can be stored, all times are ISO 8601 UTC. */
export interface ImportedIssue {
  /** The project it came from, such as "owner/name". */
  source: string
  /** The kind of tracker, such as "GitHub": the votes that came from there are shown under its name. */
  tracker: string
  /** Its number there or, where it has none, what else tells it from the others. */
  key: string
  url: string | null
  title: string
  body: string
  author: string | null
  labels: ImportedLabel[]
  /** The board that it stands on there; null where the source has none. */
  board: string | null
  /** The status that it has there, in the source's own word; null where it is open or closed for a reason. */
  status: { kind: StatusCategory; word: string } | null
  /** The key of the issue that it repeats, where that is said. */
  duplicateOf: string | null
  closed: boolean
  reason: ClosedReason | null
  createdAt: string
  updatedAt: string
  closedAt: string | null
  closedBy: string | null
  /** Reactions by name, such as {"+1": 3}; null where the format has none: unknown, not zero. */
  reactions: Record<string, number> | null
  comments: ImportedComment[]
  events: ImportedEvent[]
  /** The name by which reports call it, where its key is made up and says nothing to people. */
  name?: string
  /** The facts that tell a row of a table from others of its key; none where the key is the source's own. */
  row?: { row: string; body: string }
  /** Facts that have no field of their own yet (milestone, lock), kept with the first event. */
  facts: Record<string, unknown>
}

/** A value that could not be imported as it was: its item, what was wrong, and how it was repaired or why it is left out. */
export interface Note {
  item: string
  what: string
  how: string
  /** The part that concerns this item alone: notes of one kind differ in it. */
  detail?: string
  /** The number of occurrences, if it is more than one. */
  times?: number
}

/** Comments that came without their issue, all of one. */
export interface LooseComments {
  source: string
  tracker: string
  /** The key of their issue. */
  key: string
  comments: ImportedComment[]
}

/**
 * One step of reading a source, in its order: `cut` where it breaks off, `note` for a remark about
 * no issue, `other` for a file that holds none (`why` ends a sentence about the file; `isEmpty`: it holds nothing else). All others are a step of progress each.
 */
export type ReadEvent =
  | { kind: 'issue'; issue: ImportedIssue; notes: Note[] }
  | { kind: 'comments'; loose: LooseComments; notes: Note[] }
  | { kind: 'pull' }
  | { kind: 'skipped'; note: Note }
  | { kind: 'other'; item: string; why?: string; isEmpty?: boolean }
  | { kind: 'broken'; note: Note }
  | { kind: 'note'; note: Note }
  | { kind: 'cut'; note: Note }

/** The name by which reports call an issue that was read. */
export function issueName({
  source,
  key,
  name,
}: Pick<ImportedIssue, 'source' | 'key' | 'name'>): string {
  return name ?? itemName(source, key)
}

/** The name by which reports call an issue of which they have the key. */
export function itemName(source: string, key: string): string {
  return /^\d+$/.test(key) ? `${source}#${key}` : `${source} ${key}`
}
