import { createStorage } from './storage.ts'

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => undefined,
}

test('keeps and forgets', () => {
  const storage = createStorage({ area: localStorage, target: window })
  expect(storage.write('a', '1')).toBe(true)
  expect(storage.read('a')).toBe('1')
  storage.remove('a')
  expect(storage.read('a')).toBeNull()
})

test('remembers in memory what the browser refuses to keep', () => {
  const storage = createStorage({ area: full, target: null })
  expect(storage.write('a', '1')).toBe(false)
  expect(storage.read('a')).toBe('1')
  storage.remove('a')
  expect(storage.read('a')).toBeNull()
})

test('hears what another tab writes under its key only', () => {
  const storage = createStorage({ area: localStorage, target: window })
  const heard = jest.fn()
  const stop = storage.watch('a', heard)
  window.dispatchEvent(new StorageEvent('storage', { key: 'b', newValue: '1' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '2' }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '3' }))
  expect(heard.mock.calls).toEqual([['2']])
})
