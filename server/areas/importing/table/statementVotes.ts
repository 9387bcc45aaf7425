import type { Chunks } from '../source/chunks.ts'
import { LARGEST_ELEMENT } from '../source/parse.ts'
import { tableRows } from './records.ts'

/** The votes on statements by the statement's id. */
export type StatementVotes = ReadonlyMap<string, { agree: number; disagree: number }>

/** Whether a header is that of the votes of a Pol.is conversation. */
export function isStatementVotes(header: readonly string[]): boolean {
  return ['comment-id', 'voter-id', 'vote'].every((name) => header.includes(name))
}

/** Counts who voted how: somebody who voted twice on a statement counts once, as they did last. */
export async function countStatementVotes(
  chunks: Chunks,
  { header, delimiter }: { header: readonly string[]; delimiter: string },
): Promise<StatementVotes> {
  const [time, statement, voter, vote] = ['timestamp', 'comment-id', 'voter-id', 'vote'].map(
    (name) => header.indexOf(name),
  )
  const last = new Map<string, { at: number; vote: string }>()
  const form = { delimiter, columns: header.length, maxBytes: LARGEST_ELEMENT }
  for await (const { cells } of tableRows(chunks, form)) {
    if (cells === null) continue
    const read = (index: number | undefined): string => cells[index ?? -1] ?? ''
    const key = `${read(statement)} ${read(voter)}`
    const at = Number(read(time))
    if ((last.get(key)?.at ?? -Infinity) <= at) last.set(key, { at, vote: read(vote) })
  }
  const counted = new Map<string, { agree: number; disagree: number }>()
  for (const [key, { vote: cast }] of last) {
    const id = key.split(' ')[0] ?? ''
    const tally = counted.get(id) ?? { agree: 0, disagree: 0 }
    if (cast === '1') tally.agree++
    else if (cast === '-1') tally.disagree++
    counted.set(id, tally)
  }
  return counted
}
