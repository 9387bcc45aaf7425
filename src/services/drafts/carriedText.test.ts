import { createStorage } from '#services/storage/storage.ts'
import { createCarriedText } from './carriedText.ts'

const text = { title: ' Dark pages ', body: 'At night.\n' }

function carrying(kept?: string) {
  const storage = createStorage({ area: null, target: null })
  if (kept !== undefined) storage.write('earshot.carried', kept)
  return createCarriedText(storage)
}

test('is given once, to the field of its idea, and said when that has posted it', () => {
  const carried = carrying()
  carried.carry('idea_1', text)
  expect([carried.waiting('idea_2'), carried.take('idea_2')]).toEqual([null, false])
  carried.arrived('idea_1')
  expect(carried.waiting('idea_1')).toBe('Dark pages\n\nAt night.')
  expect([carried.take('idea_1'), carried.take('idea_1'), carried.waiting('idea_1')]).toEqual([
    true,
    false,
    null,
  ])
  carried.arrived('idea_2')
  expect(carried.claim(text)).toBe(false)
  carried.arrived('idea_1')
  expect(carried.claim({ ...text, body: 'At night, on the train.' })).toBe(false)
  expect(carried.claim(text)).toBe(true)
  expect(carried.claim(text)).toBe(false)
})

test('a title alone is all there is to say', () => {
  const carried = carrying()
  carried.carry('idea_1', { title: 'Dark pages', body: ' ' })
  expect(carried.waiting('idea_1')).toBe('Dark pages')
})

test.each([
  '',
  '{',
  'null',
  '{"ideaId":1}',
  '{"ideaId":"idea_1","title":"a","body":"b","state":"x"}',
])('of what is kept and is none, nothing comes: %s', (kept) => {
  expect(carrying(kept).waiting('idea_1')).toBeNull()
})
