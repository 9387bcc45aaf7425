import type { Counts } from './counts.ts'
import { issueName, itemName, type Note } from './items/shape.ts'
import type { Merged } from './write/importedMerges.ts'
import type { Judged } from './write/judgeDuplicates.ts'

const NOTES: Readonly<Record<Exclude<Merged, 'present'>, Pick<Note, 'what' | 'how'>>> = {
  merged: { what: 'a duplicate', how: 'merged' },
  ours: { what: 'a duplicate', how: 'left as it was changed here' },
  circle: { what: 'duplicates of each other', how: 'left closed' },
  missing: { what: 'a duplicate of what is not here', how: 'left closed' },
}

/** Counts and notes what became of duplicates. */
export function noteDuplicates(judged: readonly Judged[], counted: Counts): void {
  for (const { duplicate, merged } of judged) {
    if (merged === 'present') continue
    if (merged === 'merged') counted.counts.merged++
    if (merged === 'ours') counted.counts.left++
    const { project, target } = duplicate
    const detail = `of ${itemName(project, target)}`
    counted.note({ item: issueName(duplicate), ...NOTES[merged], detail })
  }
}
