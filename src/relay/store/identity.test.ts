import { ROOT_ID } from 'relay-runtime'
import { identitiesQuery } from '../testing/core/documents.ts'
import { scriptedServer } from '../testing/scriptedServer.ts'

const none = { allBooks: [], cats: [], seats: [], things: [] }

function written(data: object) {
  const server = scriptedServer()
  server.write(identitiesQuery, {}, { ...none, ...data })
  const source = server.environment.getStore().getSource()
  return {
    ...server,
    keys: source
      .getRecordIDs()
      .filter((key) => key !== ROOT_ID && !key.startsWith('client:__'))
      .sort(),
  }
}

test('objects with id and with _id are kept by type and identity', () => {
  const { keys } = written({
    allBooks: [{ id: '1', title: 'A', notes: null, pages: null }],
    cats: [{ _id: '1', name: 'Mio' }],
    seats: [{ id: 1, row: 'a' }],
  })
  expect(keys).toEqual(['Book#1', 'Cat#1', 'Seat#1'])
})

test('objects without identity stay under their parent, each by itself', () => {
  const { keys, read } = written({
    allBooks: [{ id: '1', title: 'A', notes: [{ text: 'x' }, { text: 'y' }], pages: { width: 2 } }],
  })
  expect(keys).toEqual([
    'Book#1',
    'client:Book#1:notes:0',
    'client:Book#1:notes:1',
    'client:Book#1:pages',
  ])
  expect(read(identitiesQuery)).toMatchObject({
    allBooks: [{ notes: [{ text: 'x' }, { text: 'y' }], pages: { width: 2 } }],
  })
})

test('0 and the empty string are identities; null is none', () => {
  const { keys } = written({
    seats: [
      { id: 0, row: 'a' },
      { id: null, row: 'b' },
    ],
    cats: [{ _id: '', name: 'Mio' }],
  })
  expect(keys).toEqual(['Cat#', 'Seat#0', 'client:root:seats:1'])
})

test('the same object in two places is one record', () => {
  const cat = { __typename: 'Cat', _id: '7', name: 'Mio', lives: 9 }
  const { keys, read } = written({ cats: [cat], things: [cat] })
  expect(keys).toEqual(['Cat#7'])
  expect(read(identitiesQuery)).toMatchObject({ cats: [{ name: 'Mio' }], things: [{ lives: 9 }] })
})

test('members of an abstract type are kept by their concrete type', () => {
  const things = [
    { __typename: 'Book', id: '1', title: 'A' },
    { __typename: 'Cat', _id: '1', lives: 9 },
    { __typename: 'Note', text: 'n' },
  ]
  const { keys, read } = written({ things })
  expect(keys).toEqual(['Book#1', 'Cat#1', 'client:root:things:2'])
  expect(read(identitiesQuery)).toMatchObject({
    things: [{ title: 'A' }, { lives: 9 }, { text: 'n' }],
  })
})

test('lists keep their nulls', () => {
  const { read } = written({
    allBooks: [null, { id: '1', title: 'A', notes: [null], pages: null }, null],
    cats: null,
  })
  expect(read(identitiesQuery)).toMatchObject({
    allBooks: [null, { title: 'A', notes: [null] }, null],
    cats: null,
  })
})
