import { mergeEdits } from './mergeEdits.ts'

const base = { title: 'A', body: 'B', tags: ['x', 'y'] }

test('what one side alone changed is taken, what both changed in their own way is a conflict', () => {
  expect(
    mergeEdits({ base, mine: { ...base, title: 'Mine' }, theirs: { ...base, tags: ['z'] } }),
  ).toEqual({ merged: { title: 'Mine', body: 'B', tags: ['z'] }, conflicts: [] })
  expect(
    mergeEdits({
      base,
      mine: { ...base, title: 'Mine' },
      theirs: { title: 'Theirs', body: 'Theirs', tags: ['y', 'x'] },
    }),
  ).toEqual({ merged: { title: 'Mine', body: 'Theirs', tags: ['x', 'y'] }, conflicts: ['title'] })
  expect(
    mergeEdits({ base, mine: { ...base, title: 'Both' }, theirs: { ...base, title: 'Both' } }),
  ).toEqual({ merged: { ...base, title: 'Both' }, conflicts: [] })
})

test('of lists both changes are kept', () => {
  const { merged, conflicts } = mergeEdits({
    base,
    mine: { ...base, tags: ['x', 'mine'] },
    theirs: { ...base, tags: ['y', 'x', 'theirs'] },
  })
  expect([merged.tags, conflicts]).toEqual([['x', 'theirs', 'mine'], []])
})

test('without what mine began with every difference is a conflict', () => {
  expect(mergeEdits({ base: null, mine: base, theirs: { ...base, body: 'Theirs' } })).toEqual({
    merged: base,
    conflicts: ['body'],
  })
})
