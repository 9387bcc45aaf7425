import {
  commitMutation,
  ConnectionHandler,
  ROOT_ID,
  type GraphQLTaggedNode,
  type MutationParameters,
  type Variables,
} from 'relay-runtime'
import {
  addBookMutation,
  bookListQuery,
  bookWindowQuery,
  deleteBookMutation,
  deleteCatMutation,
  identitiesQuery,
  removeBookMutation,
} from '../testing/core/documents.ts'
import { scriptedServer, type Asked } from '../testing/scriptedServer.ts'
import { dataId } from './dataId.ts'

const edges = (ids: readonly string[]) =>
  ids.map((id) => ({ cursor: id, node: { __typename: 'Book', id, title: `Book ${id}` } }))
const page = (ids: readonly string[], hasNextPage = true) => ({
  books: {
    edges: edges(ids),
    pageInfo: {
      endCursor: ids.at(-1) ?? null,
      hasNextPage,
      hasPreviousPage: false,
      startCursor: null,
    },
  },
})
const first = { first: 2, after: null, genre: null }
const connectionId = ConnectionHandler.getConnectionID(ROOT_ID, 'documentsBookList_books', {
  genre: null,
})

function answer({ operationName, variables }: Asked) {
  if (/DeleteBook|RemoveBook/.test(operationName))
    return { data: { deleteBook: { deletedBookId: variables['id'] } } }
  if (operationName.includes('DeleteCat'))
    return { data: { deleteCat: { deletedId: variables['id'] } } }
  return { data: { addBook: { edge: edges(['new'])[0] } } }
}

function setUp(logger = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }) {
  const server = scriptedServer(answer, { logger })
  const shown = (of = connectionId) => {
    const connection = server.environment.getStore().getSource().get(of) as
      | { edges?: { __refs: string[] }; pageInfo?: { __ref: string } }
      | undefined
    const source = server.environment.getStore().getSource()
    const nodes = connection?.edges?.__refs.map(
      (edge) => (source.get(edge) as { node?: { __ref: string } })?.node?.__ref,
    )
    const info = source.get(connection?.pageInfo?.__ref ?? '') as
      | { endCursor?: string; hasNextPage?: boolean }
      | undefined
    return { nodes, endCursor: info?.endCursor, hasNextPage: info?.hasNextPage }
  }
  const commit = (mutation: GraphQLTaggedNode, variables: Variables) =>
    new Promise<void>((resolve, reject) =>
      commitMutation<MutationParameters>(server.environment, {
        mutation,
        variables,
        onCompleted: () => resolve(),
        onError: reject,
      }),
    )
  return { ...server, shown, commit, logger }
}

test('@deleteRecord deletes the record that the id names', async () => {
  const { write, commit, environment } = setUp()
  write(bookListQuery, first, page(['b1', 'b2']))
  await commit(deleteBookMutation, { id: 'b1' })
  const source = environment.getStore().getSource()
  expect([source.getStatus(dataId('Book', 'b1')), source.getStatus(dataId('Book', 'b2'))]).toEqual([
    'NONEXISTENT',
    'EXISTENT',
  ])
})

test('@deleteEdge removes the edge and leaves the record', async () => {
  const { write, commit, shown, environment } = setUp()
  write(bookListQuery, first, page(['b1', 'b2']))
  await commit(removeBookMutation, { id: 'b1', connections: [connectionId] })
  expect(shown().nodes).toEqual(['Book#b2'])
  expect(environment.getStore().getSource().getStatus('Book#b1')).toBe('EXISTENT')
})

test('@deleteRecord of what two types could be goes by the name of the field, or does nothing and says so', async () => {
  const { write, commit, environment, logger } = setUp()
  const source = environment.getStore().getSource()
  const same = {
    allBooks: [{ id: '1', title: 'A', notes: null, pages: null }],
    cats: [{ _id: '1', name: 'Mio' }],
    seats: [],
    things: [],
  }
  write(identitiesQuery, {}, same)
  await commit(deleteCatMutation, { id: '1' })
  expect([source.getStatus('Cat#1'), source.getStatus('Book#1')]).toEqual(['EXISTENT', 'EXISTENT'])
  expect(logger.warn).toHaveBeenCalledWith('which record was deleted is not clear', {
    field: 'deletedId',
    types: ['Book', 'Cat'],
  })
  await commit(deleteBookMutation, { id: '1' })
  expect([source.getStatus('Cat#1'), source.getStatus('Book#1')]).toEqual([
    'EXISTENT',
    'NONEXISTENT',
  ])
  await commit(deleteCatMutation, { id: '1' })
  expect(source.getStatus('Cat#1')).toBe('NONEXISTENT')
})

test('@appendEdge adds to a connection once', async () => {
  const { write, commit, shown } = setUp()
  write(bookListQuery, first, page(['b1']))
  await commit(addBookMutation, { title: 't', connections: [connectionId] })
  await commit(addBookMutation, { title: 't', connections: [connectionId] })
  expect(shown().nodes).toEqual(['Book#b1', 'Book#new'])
})

describe('the first page of a connection that has grown', () => {
  function grown() {
    const server = setUp()
    server.write(bookListQuery, first, page(['b1', 'b2']))
    server.write(bookListQuery, { ...first, after: 'b2' }, page(['b3', 'b4']))
    return server
  }

  test('grows as Relay has it', () => {
    expect(grown().shown()).toEqual({
      nodes: ['Book#b1', 'Book#b2', 'Book#b3', 'Book#b4'],
      endCursor: 'b4',
      hasNextPage: true,
    })
  })

  test('is refreshed without losing the pages behind it', () => {
    const { write, shown } = grown()
    write(bookListQuery, first, page(['new', 'b1']))
    expect(shown()).toEqual({
      nodes: ['Book#new', 'Book#b1', 'Book#b2', 'Book#b3', 'Book#b4'],
      endCursor: 'b4',
      hasNextPage: true,
    })
  })

  test('does not show twice what moved to the front', () => {
    const { write, shown } = grown()
    write(bookListQuery, first, page(['b4', 'b1']))
    expect(shown().nodes).toEqual(['Book#b4', 'Book#b1', 'Book#b2', 'Book#b3'])
  })

  test('starts anew when its end is not known', () => {
    const { write, shown } = grown()
    write(bookListQuery, first, page(['x', 'y']))
    expect(shown()).toEqual({ nodes: ['Book#x', 'Book#y'], endCursor: 'y', hasNextPage: true })
  })

  test('starts anew when the server says that nothing is behind it', () => {
    const { write, shown } = grown()
    write(bookListQuery, first, page(['b1', 'b2'], false))
    expect(shown()).toEqual({ nodes: ['Book#b1', 'Book#b2'], endCursor: 'b2', hasNextPage: false })
  })
})

describe('a connection that was opened in its middle', () => {
  const window = ConnectionHandler.getConnectionID(ROOT_ID, 'documentsBookWindow_books', {})
  const none = { first: 2, after: null, last: null, before: null, from: null }
  const part = (...ids: string[]) => ({
    books: {
      ...page(ids).books,
      pageInfo: {
        endCursor: ids.at(-1) ?? null,
        hasNextPage: true,
        hasPreviousPage: true,
        startCursor: ids[0] ?? null,
      },
    },
  })
  function opened() {
    const server = setUp()
    server.write(bookWindowQuery, none, part('b5', 'b6', 'b7'))
    return { ...server, shown: () => server.shown(window) }
  }

  test('grows on both sides, and keeps that when a part of it is refreshed', () => {
    const { write, shown } = opened()
    write(bookWindowQuery, { ...none, first: null, last: 2, before: 'b5' }, part('b3', 'b4'))
    write(bookWindowQuery, none, part('b6', 'b7'))
    expect(shown()).toEqual({
      nodes: ['Book#b3', 'Book#b4', 'Book#b5', 'Book#b6', 'Book#b7'],
      endCursor: 'b7',
      hasNextPage: true,
    })
  })

  test('stays where it is when the refreshed page is another part', () => {
    const { write, shown } = opened()
    write(bookWindowQuery, none, page(['b1', 'b2']))
    expect(shown()).toEqual({
      nodes: ['Book#b5', 'Book#b6', 'Book#b7'],
      endCursor: 'b7',
      hasNextPage: true,
    })
  })

  test('goes where it is asked to', () => {
    const { write, shown } = opened()
    write(bookWindowQuery, { ...none, from: 'b1' }, page(['b1', 'b2']))
    expect(shown()).toEqual({ nodes: ['Book#b1', 'Book#b2'], endCursor: 'b2', hasNextPage: true })
  })
})
