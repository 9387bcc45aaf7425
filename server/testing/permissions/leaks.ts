import { includes, type Person, type Who } from './people.ts'
import { readers, type Thing } from './readers.ts'
import { counts, type World } from './world.ts'

/**
 * Gives the things that somebody may not read but finds in an answer's bytes, plainly or inside a
 * cursor. `shown` is a thing that they may see this once.
 */
export function leaksIn(
  bytes: string,
  person: Person,
  { things }: World,
  shown?: Thing,
  readersOf: (thing: Thing) => Who = (thing) => readers[thing],
): string[] {
  const text = `${bytes} ${decoded(bytes)}`.toLowerCase()
  const numbers = new Set(text.match(/\d{5,}/g))
  const hidden = (Object.keys(readers) as Thing[]).filter(
    (thing) => thing !== shown && !includes(readersOf(thing), person),
  )
  const leaked = hidden.flatMap((thing) => {
    const marks = things[thing].marks.filter((mark) =>
      /^\d+$/.test(mark) ? numbers.has(mark) : text.includes(mark.toLowerCase()),
    )
    return marks.map((mark) => `${thing}: ${mark}`)
  })
  return [
    ...leaked,
    ...forbiddenSums(hidden)
      .filter((sum) => numbers.has(String(sum)))
      .map((sum) => `a count: ${sum}`),
  ]
}

/** Every sum of the kept counts that has a board in it which may not be read. */
function forbiddenSums(hidden: readonly Thing[]): number[] {
  const levels = ['PUBLIC', 'MEMBERS', 'TEAM'] as const
  const closed = levels.filter((level) => hidden.includes(`board ${level}`))
  const subsets = levels.reduce<(typeof levels)[number][][]>(
    (all, level) => [...all, ...all.map((some) => [...some, level])],
    [[]],
  )
  return subsets
    .filter((some) => some.some((level) => closed.includes(level)))
    .map((some) => some.reduce((sum, level) => sum + counts[level], 0))
}

/** Decodes everything in a text that reads as base64, above all cursors. */
function decoded(text: string): string {
  const words = text.match(/[\w+/-]{8,}={0,2}/g) ?? []
  return words
    .map((word) => Buffer.from(word, 'base64url').toString('latin1'))
    .filter((plain) => /^[ -~]+$/.test(plain))
    .join(' ')
}
