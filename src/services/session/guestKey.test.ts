import { createStorage } from '#services/storage/storage.ts'
import { createGuestKey } from './guestKey.ts'

const storage = () => createStorage({ area: null, target: null })

test('a browser keeps one key until it is forgotten', () => {
  const kept = storage()
  const first = createGuestKey(kept).current()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(createGuestKey(kept).current()).toBe(first)
  expect(createGuestKey(storage()).current()).not.toBe(first)
  createGuestKey(kept).forget()
  expect(createGuestKey(kept).current()).not.toBe(first)
})

test('what is stored and is no key is replaced', () => {
  const kept = storage()
  kept.write('earshot.guestKey', '1')
  expect(createGuestKey(kept).current()).toMatch(/^[0-9a-f]{32}$/)
  expect(kept.read('earshot.guestKey')).not.toBe('1')
})
