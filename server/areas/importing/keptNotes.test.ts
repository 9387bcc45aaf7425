import { createCounts } from './counts.ts'
import { keptNotes } from './keptNotes.ts'

test('notes are told from figures, the commonest first, and have a bound', () => {
  const notes = { 'no title: called "(no title)"': 2, 'a file: left out': 2, 'more: left out': 9 }
  expect(keptNotes({ ...createCounts().counts, ideas: 4, notes: 13, ...notes })).toEqual([
    { text: 'more: left out', count: 9 },
    { text: 'a file: left out', count: 2 },
    { text: 'no title: called "(no title)"', count: 2 },
  ])
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`kind ${at}: so`, 1]))
  expect(keptNotes(many)).toHaveLength(50)
})
