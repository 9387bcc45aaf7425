import { newId } from './id.ts'

test('an id is its type and 20 characters', () => {
  expect(newId('user')).toMatch(/^user_[0-9a-v]{20}$/)
})

test('ids sort in the order they were made, also within a millisecond and when the clock goes back', () => {
  const ids = Array.from({ length: 20_000 }, () => newId('idea'))
  jest.spyOn(Date, 'now').mockReturnValue(0)
  ids.push(...Array.from({ length: 10 }, () => newId('idea')))
  jest.restoreAllMocks()
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
