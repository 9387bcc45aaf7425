import type { Chunks } from '../source/chunks.ts'
import { NEWLINE } from './cellPlace.ts'
import { createRowScan } from './rowScan.ts'

/** A row that is left out; `row` counts from 1, below the header. */
export interface LeftOut {
  row: number
  /** The line at which its cell begins whose quotes are not closed; null for a row that is too large. */
  unclosed: number | null
}

/** The form of a table, and what becomes of its rows that are left out. */
export interface WholeRows {
  delimiter: string
  /** The number of cells that the table's header has. */
  columns: number
  maxBytes: number
  /** Called before any row behind it is given. */
  onLeftOut: (row: LeftOut) => void
}

/**
 * The bytes of a table without the rows that are too large, and without those of which a cell has
 * quotes that are not closed: such a row ends with the line at which they open, and what follows is
 * read again. Keeps the bytes of a row at most, and `maxBytes` of them.
 */
export async function* wholeRows(chunks: Chunks, form: WholeRows): AsyncGenerator<Buffer> {
  const rows = createRows(form)
  for await (const chunk of chunks) yield* rows.take(chunk)
  yield* rows.end()
}

function createRows({ delimiter, columns, maxBytes, onLeftOut }: WholeRows) {
  const scan = createRowScan(delimiter, columns)
  /** What is still to be read, and what was read of the row that has not ended. */
  const queue: Buffer[] = []
  let kept: Buffer[] = [],
    size = 0,
    /** Bytes of that row that are not kept. */
    dropped = 0

  function begin(): void {
    kept = []
    size = 0
    dropped = 0
  }

  /** Leaves the row out, and reads what is behind its line again. */
  function goOn(): void {
    leaveOut(scan.row)
    queue.unshift(...behind(kept, (scan.resume ?? 0) - dropped))
    scan.goOn()
    begin()
  }

  function endRow(step: 'end' | 'continues'): void {
    if (step === 'end' && dropped > 0) leaveOut(scan.row - 1)
    begin()
  }

  function leaveOut(row: number): void {
    onLeftOut({ row, unclosed: dropped > 0 ? null : scan.openedAt })
  }

  function* takeOne(chunk: Buffer): Generator<Buffer> {
    let from = 0,
      start = 0
    for (let at = 0; at < chunk.length; at++) {
      const step = scan.step(chunk[at] ?? 0)
      if (step === 'inside') continue
      if (step === 'unclosed' || step === 'continues' || dropped > 0) {
        yield chunk.subarray(from, start)
        from = at + 1
      } else yield* kept
      if (step === 'unclosed') {
        kept.push(chunk.subarray(start))
        return goOn()
      }
      endRow(step)
      start = at + 1
    }
    yield chunk.subarray(from, start)
    const tail = chunk.subarray(start)
    kept.push(tail)
    size += tail.length
    if (size <= maxBytes) return
    if (scan.holdsRows()) return goOn()
    dropped += size
    kept = []
    size = 0
    scan.forget()
  }

  function* take(chunk?: Buffer): Generator<Buffer> {
    for (let next = chunk ?? queue.shift(); next; next = queue.shift()) yield* takeOne(next)
  }

  /** Ends the last row, which no line end has ended; what is behind it may have to be read again. */
  function* endLast(): Generator<Buffer> {
    if (scan.isQuoted() && scan.row > 0) return scan.holdsRows() ? goOn() : leaveOut(scan.row)
    const step = scan.step(NEWLINE)
    if (step === 'unclosed') return goOn()
    if (dropped === 0 && step !== 'continues') yield* kept
    if (step !== 'inside') endRow(step)
  }

  return {
    take,
    *end(): Generator<Buffer> {
      yield* endLast()
      while (queue.length > 0) {
        yield* take()
        yield* endLast()
      }
    },
  }
}

/** Gives what stands behind so many bytes. */
function behind(pieces: readonly Buffer[], bytes: number): Buffer[] {
  let toSkip = bytes
  return pieces.flatMap((piece) => {
    const rest = piece.subarray(Math.min(toSkip, piece.length))
    toSkip -= piece.length - rest.length
    return rest.length > 0 ? [rest] : []
  })
}
