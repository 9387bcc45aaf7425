import { ConnectionHandler, ROOT_ID } from 'relay-runtime'
import { bookListQuery } from '../testing/core/documents.ts'
import { scriptedServer } from '../testing/scriptedServer.ts'
import { placeEdge } from './placeEdge.ts'

const connectionOf = (genre: string) =>
  ConnectionHandler.getConnectionID(ROOT_ID, 'documentsBookList_books', { genre })
const [novels, poems] = [connectionOf('novel'), connectionOf('poem')]
const book = (id: string) => ({ type: 'Book', id })

function setUp(hasNextPage = false) {
  const { environment, write } = scriptedServer(() => ({ data: {} }))
  const list = (genre: string, ids: readonly string[]) =>
    write(
      bookListQuery,
      { first: 9, after: null, genre },
      {
        books: {
          edges: ids.map((id) => ({
            cursor: id,
            node: { __typename: 'Book', id, title: `Book ${id}` },
          })),
          pageInfo: { endCursor: ids.at(-1) ?? null, hasNextPage },
        },
      },
    )
  list('novel', ['b1', 'b2', 'b3'])
  list('poem', ['p1', 'p2'])
  const place = (id: string, to: string, beside: object = {}) => {
    let shown: string[][] = []
    environment.commitUpdate((store) => {
      for (const list of [novels, poems]) store.get(list)?.setValue(7, 'totalCount')
      placeEdge(store, book(id), { from: novels, to, ...beside })
      shown = [novels, poems].map((list) => {
        const edges = store.get(list)?.getLinkedRecords('edges') ?? []
        const ids = edges.map((edge) => String(edge?.getLinkedRecord('node')?.getValue('id')))
        return [...ids, String(store.get(list)?.getValue('totalCount'))]
      })
    })
    return shown
  }
  return place
}

test.each([
  [{ before: book('p1') }, ['b2', 'p1', 'p2', '8']],
  [{ after: book('p1') }, ['p1', 'b2', 'p2', '8']],
  [{}, ['p1', 'p2', 'b2', '8']],
])('goes to another connection, %j, and both are counted', (beside, expected) => {
  expect(setUp()('b2', poems, beside)).toEqual([['b1', 'b3', '6'], expected])
})

test('goes to another place of its own, and the count stays', () => {
  expect(setUp()('b3', novels, { before: book('b2') })[0]).toEqual(['b1', 'b3', 'b2', '7'])
  expect(setUp()('b1', novels)[0]).toEqual(['b2', 'b3', 'b1', '7'])
})

test('is not shown at the end of what goes on, and leaves for what is not loaded', () => {
  expect(setUp(true)('b1', poems)).toEqual([
    ['b2', 'b3', '6'],
    ['p1', 'p2', '8'],
  ])
  expect(setUp()('b1', 'nowhere')[0]).toEqual(['b2', 'b3', '6'])
})

test('what is not there is left alone', () => {
  expect(setUp()('b9', poems)).toEqual([
    ['b1', 'b2', 'b3', '7'],
    ['p1', 'p2', '7'],
  ])
})
