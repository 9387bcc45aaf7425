import type { LabelPreview } from './mapping/labels.ts'
import type { Note } from './shape.ts'
import type { TableReading } from './table/columns.ts'

/** Notes kept word by word; beyond that they are only counted, so that a source full of faults does not fill the memory. */
const KEPT_NOTES = 10_000

/** The result of an import; of a dry run: what it would do. */
export interface ImportReport {
  source: string
  dryRun: boolean
  /** `finished`: everything was read. `stopped`: it was told to stop. `cut`: the source breaks off. */
  ended: 'finished' | 'stopped' | 'cut'
  counts: ImportCounts
  /** The repairs and omissions, item by item; `counts.notes` is their number in all. */
  notes: Note[]
  /** The commonest labels of the source, and what becomes of them. */
  labels: LabelPreview[]
  /** Labels that become nothing although labels become something. */
  leftOut: string[]
  /** What was made of the columns of each table. */
  tables: TableReading[]
  seconds: number
}

export interface ImportCounts {
  ideas: number
  comments: number
  events: number
  votes: number
  /** Ideas that were here already: unchanged, and with something new at their source. */
  present: number
  extended: number
  /** Changes at the source: taken, and left because the same was changed here. */
  taken: number
  left: number
  /** Duplicates that were merged into what they repeat. */
  merged: number
  /** Left out: pull requests, files that hold no issue, items that could not be imported. */
  pulls: number
  /** Left out on purpose: what moderators turned down there. */
  skipped: number
  otherFiles: number
  failed: number
  linked: number
  notes: number
}

export interface Counts {
  readonly counts: ImportCounts
  readonly notes: readonly Note[]
  note(...notes: readonly Note[]): void
}

/** Gives counts that start at nothing. */
export function createCounts(): Counts {
  const notes: Note[] = []
  const counts: ImportCounts = {
    ideas: 0,
    comments: 0,
    events: 0,
    votes: 0,
    present: 0,
    extended: 0,
    taken: 0,
    left: 0,
    merged: 0,
    pulls: 0,
    skipped: 0,
    otherFiles: 0,
    failed: 0,
    linked: 0,
    notes: 0,
  }
  return {
    counts,
    notes,
    note(...more) {
      counts.notes += more.length
      notes.push(...more.slice(0, Math.max(0, KEPT_NOTES - notes.length)))
    },
  }
}
