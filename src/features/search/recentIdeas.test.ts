import { createStorage } from '#services/storage/storage.ts'
import { recentIdeas, rememberIdea } from './recentIdeas.ts'

const empty = () => createStorage({ area: null, target: null })

test('the newest comes first, each once, six at most', () => {
  const storage = empty()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) rememberIdea(storage, number)
  expect(recentIdeas(storage)).toEqual([3, 7, 6, 5, 4, 2])
})

test('what somebody else wrote there is no number, and is left out', () => {
  const storage = empty()
  storage.write('earshot.recent', '7 <b> -1 1e9 0 99999999999 12')
  expect(recentIdeas(storage)).toEqual([7, 12])
})
