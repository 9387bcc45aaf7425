import { commitMutation, ROOT_ID, type MutationParameters } from 'relay-runtime'
import {
  bookDetailQuery,
  bookListQuery,
  bookQuery,
  catQuery,
  deleteBookMutation,
  identitiesQuery,
  nodeQuery,
  nodesQuery,
  personQuery,
  seatQuery,
} from '../testing/core/documents.ts'
import { scriptedServer } from '../testing/scriptedServer.ts'
import { missingFieldHandlers } from './missingFields.ts'

const page = (...ids: string[]) => ({
  books: {
    edges: ids.map((id) => ({ cursor: id, node: { __typename: 'Book', id, title: `Book ${id}` } })),
    pageInfo: {
      endCursor: ids.at(-1) ?? null,
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
    },
  },
})
const list = { first: 3, after: null, genre: null }

function listed(...ids: string[]) {
  const server = scriptedServer(({ operationName }) => ({
    data: operationName.includes('DeleteBook')
      ? { deleteBook: { deletedBookId: 'b1' } }
      : { book: null },
  }))
  server.write(bookListQuery, list, page(...ids))
  return server
}

async function deleteBook(server: ReturnType<typeof scriptedServer>, id: string) {
  await new Promise<void>((resolve, reject) =>
    commitMutation<MutationParameters>(server.environment, {
      mutation: deleteBookMutation,
      variables: { id },
      onCompleted: () => resolve(),
      onError: reject,
    }),
  )
}

test('list → detail: what the list had needs no request', async () => {
  const server = listed('b1', 'b2')
  await expect(server.query(bookQuery, { id: 'b2' })).resolves.toMatchObject({
    book: { title: 'Book b2' },
  })
  await expect(server.query(nodeQuery, { id: 'b1' })).resolves.toMatchObject({
    node: { title: 'Book b1' },
  })
  expect(server.asked).toEqual([])
})

test('list → detail: one request brings the rest, and what is known can be read before', async () => {
  const server = listed('b1')
  expect(server.check(bookDetailQuery, { id: 'b1' })).toBe('missing')
  expect(server.read(bookDetailQuery, { id: 'b1' })).toMatchObject({ book: { title: 'Book b1' } })
  await server.query(bookDetailQuery, { id: 'b1' })
  expect(server.asked).toHaveLength(1)
})

test('a list by ids needs no request when all are there, in the order of the ids', () => {
  const server = listed('b1', 'b2')
  expect(server.check(nodesQuery, { ids: ['b2', 'b1'] })).toBe('available')
  expect(server.read(nodesQuery, { ids: ['b2', 'b1'] })).toMatchObject({
    nodes: [{ title: 'Book b2' }, { title: 'Book b1' }],
  })
  expect(server.check(nodesQuery, { ids: [] })).toBe('available')
})

test('a list by ids is asked for when one is missing', () => {
  expect(listed('b1').check(nodesQuery, { ids: ['b1', 'b9'] })).toBe('missing')
})

test('what is not there is asked for', () => {
  const server = listed('b1')
  expect(server.check(bookQuery, { id: 'b9' })).toBe('missing')
  expect(server.check(nodeQuery, { id: 'b9' })).toBe('missing')
})

test('what is known to be deleted is null without a request', async () => {
  const server = listed('b1', 'b2')
  await deleteBook(server, 'b1')
  expect(server.check(bookQuery, { id: 'b1' })).toBe('available')
  expect(server.read(bookQuery, { id: 'b1' })).toEqual({ book: null })
  expect(server.check(nodeQuery, { id: 'b1' })).toBe('available')
  expect(server.read(nodeQuery, { id: 'b1' })).toEqual({ node: null })
})

test('a field with a further argument that is given is asked for: it may change the answer', () => {
  const server = scriptedServer()
  server.write(personQuery, { id: 'p1', locale: null }, { person: { id: 'p1', name: 'Ada' } })
  expect(server.check(personQuery, { id: 'p1', locale: null })).toBe('available')
  expect(server.check(personQuery, { id: 'p1', locale: 'fr' })).toBe('missing')
})

test('numeric and empty ids, and _id', () => {
  const server = scriptedServer()
  server.write(
    identitiesQuery,
    {},
    { allBooks: [], things: [], seats: [{ id: 0, row: 'a' }], cats: [{ _id: '', name: 'Mio' }] },
  )
  expect(server.check(seatQuery, { id: 0 })).toBe('available')
  expect(server.read(seatQuery, { id: 0 })).toMatchObject({ seat: { row: 'a' } })
  expect(server.check(catQuery, { id: '' })).toBe('available')
  expect(server.check(seatQuery, { id: 1 })).toBe('missing')
})

test('a field of the same name below another object is not answered', () => {
  const [linked] = missingFieldHandlers({
    rootFields: [{ field: 'book', argument: 'id', list: false, types: ['Book'] }],
    identifiedTypes: ['Book'],
  })
  const parent = (key: string) => ({ getDataID: () => key })
  const store = { get: () => ({ getDataID: () => 'Book#b1' }) }
  const handle = (key: string) =>
    linked?.handle({ name: 'book' } as never, parent(key) as never, { id: 'b1' }, store as never)
  expect(handle(ROOT_ID)).toBe('Book#b1')
  expect(handle('Person#p1')).toBeUndefined()
})

test('an id that two types have names neither', () => {
  const [linked] = missingFieldHandlers({
    rootFields: [{ field: 'animal', argument: '_id', list: false, types: ['Cat', 'Dog'] }],
    identifiedTypes: [],
  })
  const handle = (records: Record<string, null | object>) =>
    linked?.handle(
      { name: 'animal' } as never,
      { getDataID: () => ROOT_ID } as never,
      { _id: '1' },
      { get: (key: string) => records[key] } as never,
    )
  const record = (key: string) => ({ getDataID: () => key })
  expect(handle({ 'Cat#1': record('Cat#1') })).toBe('Cat#1')
  expect(handle({ 'Cat#1': record('Cat#1'), 'Dog#1': record('Dog#1') })).toBeUndefined()
  expect(handle({ 'Dog#1': null })).toBeNull()
  expect(handle({})).toBeUndefined()
})
