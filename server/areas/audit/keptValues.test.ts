import { keptValues } from './keptValues.ts'

const alike = 'x'.repeat(600)

test('short values are kept as they are, and so is that there was or is none', () => {
  expect(keptValues('Features', 'Wishes')).toEqual(['Features', 'Wishes'])
  expect(keptValues(null, 'Wishes')).toEqual([null, 'Wishes'])
  expect(keptValues('Features', null)).toEqual(['Features', null])
  expect(keptValues('', 'y'.repeat(500))).toEqual(['', 'y'.repeat(500)])
})

test('of a long one the beginning is kept, in whole characters', () => {
  expect(keptValues(null, '🙂'.repeat(501))).toEqual([null, `${'🙂'.repeat(499)}…`])
  expect(keptValues(`a${alike}`, `b${alike}`)).toEqual([
    `a${'x'.repeat(498)}…`,
    `b${'x'.repeat(498)}…`,
  ])
})

test('long ones that begin alike are kept from shortly before they differ', () => {
  const before = `…${'x'.repeat(40)}`
  expect(keptValues(`${alike}old end`, `${alike}new end`)).toEqual([
    `${before}old end`,
    `${before}new end`,
  ])
  expect(keptValues(alike, `${alike}${'y'.repeat(600)}`)).toEqual([
    before,
    `${before}${'y'.repeat(458)}…`,
  ])
  expect(keptValues(`${alike}, gone.example`, alike)).toEqual([`${before}, gone.example`, before])
})
