import { ConnectionHandler, ROOT_ID } from 'relay-runtime'
import { bookListQuery } from '../testing/core/documents.ts'
import { scriptedServer } from '../testing/scriptedServer.ts'
import { moveEdge, removeEdges } from './connectionEdges.ts'

const connectionOf = (genre: string) =>
  ConnectionHandler.getConnectionID(ROOT_ID, 'documentsBookList_books', { genre })
const [novels, poems] = [connectionOf('novel'), connectionOf('poem')]

function setUp() {
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
          pageInfo: { endCursor: ids.at(-1) ?? null, hasNextPage: false },
        },
      },
    )
  list('novel', ['b1', 'b2', 'b3'])
  list('poem', ['p1'])
  const shown = (id: string) => {
    let nodes: string[] = []
    environment.commitUpdate((store) => {
      const edges = store.get(id)?.getLinkedRecords('edges') ?? []
      nodes = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? '')
    })
    return nodes
  }
  return { environment, shown }
}

test('nodes leave a connection; what is not in it and what is not loaded are left alone', () => {
  const { environment, shown } = setUp()
  environment.commitUpdate((store) => {
    removeEdges(store, novels, [
      { type: 'Book', id: 'b1' },
      { type: 'Cat', id: 'b2' },
    ])
    removeEdges(store, 'nowhere', [{ type: 'Book', id: 'b2' }])
  })
  expect(shown(novels)).toEqual(['Book#b2', 'Book#b3'])
})

test.each([
  ['start' as const, ['Book#b2', 'Book#p1']],
  ['end' as const, ['Book#p1', 'Book#b2']],
])('a node moves to the %s of another connection', (at, expected) => {
  const { environment, shown } = setUp()
  environment.commitUpdate((store) =>
    moveEdge(store, { type: 'Book', id: 'b2' }, { from: novels, to: poems, at }),
  )
  expect([shown(novels), shown(poems)]).toEqual([['Book#b1', 'Book#b3'], expected])
})

test('within a connection the order changes; where the other one is not loaded a node only leaves', () => {
  const { environment, shown } = setUp()
  environment.commitUpdate((store) => {
    moveEdge(store, { type: 'Book', id: 'b3' }, { from: novels, to: novels, at: 'start' })
    moveEdge(store, { type: 'Book', id: 'b1' }, { from: novels, to: 'nowhere', at: 'end' })
  })
  expect(shown(novels)).toEqual(['Book#b3', 'Book#b2'])
})
