import { countBodies } from './bodyRoom.ts'

test('bodies on their way have room in all, and each a little of its own', () => {
  const room = countBodies({ inAll: 100, each: 10 })
  expect(room.grow(60, 60)).toBe(true)
  expect(room.grow(60, 60)).toBe(true)
  expect(room.grow(61, 1)).toBe(false)
  expect(room.grow(10, 10)).toBe(true)
  room.forget(61)
  expect(room.grow(20, 10)).toBe(true)
})
