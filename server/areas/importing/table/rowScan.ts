import { isLineEnd, NEWLINE, type Place, placeAfter, QUOTE, RETURN } from './cellPlace.ts'
import { addLine, holdsRows, type LongCell } from './longCell.ts'

/** The meaning of a byte for the row that it is in: `continues` ends a line that belongs to the row before, which was left out. */
export type Step = 'inside' | 'end' | 'continues' | 'unclosed'

/** Follows the bytes of a table and tells where its rows end. */
export interface RowScan {
  /** The number of the row that the next byte is in; the header is row 0, and blank lines are none. */
  readonly row: number
  /** The line, counted from 1, at which the last cell began that goes over several lines. */
  readonly openedAt: number
  /** The bytes of the row up to the end of that line; null where the row has no such cell. */
  readonly resume: number | null
  /** Whether the next byte is in quotes. */
  isQuoted(): boolean
  /** Whether most further lines of the cell that goes over several would be rows of this table by themselves. */
  holdsRows(): boolean
  /** Takes a byte. `unclosed`: the cell that goes over several lines was not meant to, and `goOn` has to be called. */
  step(byte: number): Step
  /** Leaves the row out; the next byte is the one behind `resume`. */
  goOn(): void
  /** Forgets a `resume` that is out of reach; the next line end in the cell is another. */
  forget(): void
}

interface State {
  readonly columns: number
  /** The last byte of a delimiter. */
  readonly mark: number
  place: Place
  row: number
  line: number
  /** Bytes of the row so far. */
  offset: number
  /** The index of the cell in its row. */
  cell: number
  isBlank: boolean
  /** Delimiters of the line, also those in quotes. */
  between: number
  last: number
  /** The byte before the last quotes that stand together. */
  beforeQuotes: number
  long: LongCell | null
  /** Cells that a line needs to be a row by itself, behind a row that was left out. */
  needed: number
}

const START = { place: 'start', offset: 0, cell: 0, isBlank: true, long: null } as const

/** Gives the scan of a table with so many columns, at its first byte. */
export function createRowScan(delimiter: string, columns: number): RowScan {
  const mark = Buffer.from(delimiter)
  const matcher = createMatcher(mark)
  const state: State = {
    ...START,
    ...{ columns, mark: mark.at(-1) ?? 0, row: 0, line: 1, between: 0, needed: 0 },
    ...{ last: NEWLINE, beforeQuotes: NEWLINE },
  }
  return {
    get row() {
      return state.row
    },
    get openedAt() {
      return state.long?.line ?? state.line
    },
    get resume() {
      return state.long?.resume ?? null
    },
    isQuoted: () => state.place === 'quoted',
    holdsRows: () => holdsRows(state.long),
    step(byte) {
      state.offset++
      const match = matcher(byte)
      const step = match === 'part' ? 'inside' : follow(state, byte, match === 'whole')
      state.last = byte
      return step
    },
    goOn() {
      const { long, row } = state
      if (long !== null) {
        state.needed = long.cell
        state.line = long.line + 1
        state.last = long.end
      }
      Object.assign(state, START, { row: row + 1, between: 0 })
    },
    forget() {
      state.long = null
    },
  }
}

function follow(state: State, byte: number, isDelimiter: boolean): Step {
  if (byte === QUOTE && state.last !== QUOTE) state.beforeQuotes = state.last
  const was = state.place
  state.place = placeAfter(byte, was, isDelimiter)
  if (isDelimiter) state.between++
  if (isLineEnd(byte)) {
    endLine(state, byte)
    if (state.place !== 'quoted') return endRow(state)
    return state.row > 0 && state.cell >= state.columns ? 'unclosed' : 'inside'
  }
  state.isBlank = false
  if (was === 'closing' && state.place === 'bare' && state.long !== null) {
    // What would close the cell opens another one.
    if (state.row > 0 && opensCell(state)) return 'unclosed'
    state.long.isOdd = true
  }
  if (isDelimiter && state.place === 'start') {
    state.cell++
    if (state.long?.isOdd === false) state.long = null
  }
  return 'inside'
}

/** Whether the last quotes stand at the beginning of a cell, were it not for the quotes before them. */
function opensCell({ beforeQuotes, mark }: State): boolean {
  return isLineEnd(beforeQuotes) || beforeQuotes === mark
}

function endLine(state: State, byte: number): void {
  if (byte === NEWLINE && state.last === RETURN) return
  const { cell, line, offset: resume, between, columns } = state
  if (state.long !== null) addLine(state.long, between, columns)
  else if (state.place === 'quoted')
    state.long = { cell, line, resume, end: byte, lines: 0, rows: 0, isOdd: false }
  state.between = 0
  state.line++
}

function endRow(state: State): Step {
  const { row, long, cell, isBlank, needed } = state
  if (row > 0 && long?.isOdd === true && holdsRows(long)) return 'unclosed'
  Object.assign(state, START)
  if (isBlank) return 'end'
  if (cell < needed) return 'continues'
  state.row++
  state.needed = 0
  return 'end'
}

/** Tells of each byte whether a delimiter ends with it, or it is a part of one that may. */
function createMatcher(mark: Buffer): (byte: number) => 'none' | 'part' | 'whole' {
  let matched = 0
  return (byte) => {
    matched = byte === mark[matched] ? matched + 1 : byte === mark[0] ? 1 : 0
    if (matched < mark.length) return matched > 0 ? 'part' : 'none'
    matched = 0
    return 'whole'
  }
}
