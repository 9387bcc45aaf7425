import type { ImportedIssue } from '../items/shape.ts'
import { standInOf, type StatusIds } from '../mapping/timeline.ts'
import type { Change } from './changes.ts'

/** The outcome for one issue, with what it added. */
export interface Written {
  outcome: 'added' | 'extended' | 'present'
  comments: number
  events: number
  votes: number
  /** The board that it should have gone to, and that could not be made. */
  noBoard?: string
  /** The kind of status that the site has none of, and the one that took its place. */
  standIn?: { kind: string; by: string }
  /** The changes at the source since it was imported. */
  changes: readonly Change[]
}

/** Nothing of an issue is new. */
export const unchanged: Written = {
  outcome: 'present',
  comments: 0,
  events: 0,
  votes: 0,
  changes: [],
}

/** The team has deleted it, and it stays so. */
export const deletedHere: Written = {
  ...unchanged,
  changes: [{ part: 'deleted', isTaken: false }],
}

/** An outcome that says, of what is written, where a status took the place of one that the site has none of. */
export function withStandIn(written: Written, issue: ImportedIssue, statuses: StatusIds): Written {
  const standIn = written.outcome === 'present' ? null : standInOf(issue, statuses)
  return standIn === null ? written : { ...written, standIn }
}
