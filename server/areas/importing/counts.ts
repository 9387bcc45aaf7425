import type { Note } from './items/shape.ts'
import type { LabelPreview } from './mapping/labels.ts'
import type { TableReading } from './table/columns.ts'

/** Notes of a kind that are kept word by word; beyond that they are only counted, so that a source full of faults does not fill the memory. */
const KEPT_OF_KIND = 2_000
/** Kinds that are told apart; a few dozen are usual. */
const KINDS = 1_000

/** Something that was repaired or left out: in how many notes, and how many times in all. */
export interface NoteKind {
  what: string
  how: string
  notes: number
  times: number
}

/** The result of an import; of a dry run: what it would do. */
export interface ImportReport {
  source: string
  dryRun: boolean
  /** `finished`: everything was read. `stopped`: it was told to stop. `cut`: the source breaks off. */
  ended: 'finished' | 'stopped' | 'cut'
  counts: ImportCounts
  /** The first repairs and omissions of each kind, item by item; `counts.notes` is their number in all. */
  notes: Note[]
  /** All kinds of them, in the order in which they were first seen. */
  kinds: NoteKind[]
  /** The commonest labels of the source, and what becomes of them. */
  labels: LabelPreview[]
  /** Labels that become nothing although labels become something. */
  leftOut: string[]
  /** The reading of the columns of each table. */
  tables: TableReading[]
  /** The name of the board of ideas that name none; null where one was asked for. */
  board: string | null
  seconds: number
}

export interface ImportCounts {
  ideas: number
  /** Those of them whose source names no board. */
  boardless: number
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
  /** The kinds of notes, in the order in which they were first seen. */
  kinds(): NoteKind[]
  note(...notes: readonly Note[]): void
}

/** Gives counts that start at nothing. */
export function createCounts(): Counts {
  const notes: Note[] = []
  const kinds = new Map<string, NoteKind>()
  const counts: ImportCounts = {
    ideas: 0,
    boardless: 0,
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
    kinds: () => [...kinds.values()],
    note(...more) {
      counts.notes += more.length
      for (const one of more) {
        const { what, how, times = 1 } = one
        const key = `${what}: ${how}`
        const kind = kinds.get(key) ?? { what, how, notes: 0, times: 0 }
        if (!kinds.has(key) && kinds.size >= KINDS) continue
        kinds.set(key, kind)
        kind.notes++
        kind.times += times
        if (kind.notes <= KEPT_OF_KIND) notes.push(one)
      }
    },
  }
}
