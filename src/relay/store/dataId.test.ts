import { dataId, getDataID } from './dataId.ts'

test.each([
  ['an id', { id: 'b1' }, 'Book#b1'],
  ['an _id', { _id: 'c1' }, 'Book#c1'],
  ['both: id counts', { id: 'b1', _id: 'c1' }, 'Book#b1'],
  ['0', { id: 0 }, 'Book#0'],
  ['the empty string', { id: '' }, 'Book#'],
  ['0 as _id', { _id: 0 }, 'Book#0'],
  ['the empty string before an _id', { id: '', _id: 'c1' }, 'Book#'],
  ['null before an _id', { id: null, _id: 'c1' }, 'Book#c1'],
  ['a number too large for a double', { id: 9007199254740993n }, 'Book#9007199254740993'],
])('%s identifies', (_what, object, expected) => {
  expect(getDataID(object, 'Book')).toBe(expected)
})

test.each([
  ['null', { id: null, _id: null }],
  ['nothing', { title: 'Book' }],
  ['undefined', { id: undefined }],
  ['an object', { id: { part: 1 } }],
  ['a truth value', { id: false }],
])('%s does not identify', (_what, object) => {
  expect(getDataID(object, 'Book')).toBeUndefined()
})

test('takes the type it is told, not one that the object carries', () => {
  expect(getDataID({ id: '1', __typename: 'Lie' }, 'Book')).toBe('Book#1')
})

test('cannot collide with the keys that Relay makes', () => {
  expect(dataId('client', 'root')).not.toMatch(/^client:/)
})
