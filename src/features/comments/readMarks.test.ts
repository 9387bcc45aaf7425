import { createStorage } from '#services/storage/storage.ts'
import { createReadMarks } from './readMarks.ts'

const storage = () => createStorage({ area: null, target: null })

test('marks go forwards alone, and of 200 ideas', () => {
  const marks = createReadMarks(storage())
  marks.set('idea_1', '2026-05-02T00:00:00.000Z')
  marks.set('idea_1', '2026-05-01T00:00:00.000Z')
  expect([marks.at('idea_1'), marks.at('idea_2')]).toEqual(['2026-05-02T00:00:00.000Z', null])
  for (let idea = 2; idea <= 201; idea += 1) marks.set(`idea_${idea}`, '2026-05-02T00:00:00.000Z')
  expect([marks.at('idea_1'), marks.at('idea_2')]).toEqual([null, '2026-05-02T00:00:00.000Z'])
})

test('what something else has stored there is no mark', () => {
  for (const stored of ['{', '{}', '[["idea_1"]]', '[["idea_1", "soon"]]', '[3]']) {
    const kept = storage()
    kept.write('earshot.read', stored)
    expect(createReadMarks(kept).at('idea_1')).toBeNull()
  }
})
