import { createCounts } from './counts.ts'
import { KINDS } from './job.ts'

/** A kind of repair or omission, and how often an import made it. */
export interface KeptNote {
  text: string
  count: number
}

const figures = new Set(Object.keys(createCounts().counts))

/** The kinds of notes that stand among the figures of an import, the commonest first. */
export function keptNotes(counts: Readonly<Record<string, number>>): KeptNote[] {
  return Object.entries(counts)
    .filter(([name]) => !figures.has(name))
    .map(([text, count]) => ({ text, count }))
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, 'en'))
    .slice(0, KINDS)
}
