import { ConnectionHandler, ConnectionInterface } from 'relay-runtime'
import type { HandleFieldPayload, RecordProxy, RecordSourceProxy } from 'relay-runtime'

/**
 * Relay's connection handler, except that asking for the first page again does not throw away the pages behind it:
 * a list that is refreshed in the background would collapse under whoever has scrolled down.
 * The pages behind are kept when the refreshed page's last node is known; else the list has changed too much, and starts anew.
 */
export const growingConnection = {
  update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
    const before = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const edges = isFirstPage(payload) ? edgesOf(before) : []
    const pageInfo = pageInfoOf(before)
    ConnectionHandler.update(store, payload)
    const connection = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    if (!connection || edges.length === 0) return
    const { EDGES, END_CURSOR, HAS_NEXT_PAGE, PAGE_INFO } = ConnectionInterface.get()
    const page = edgesOf(connection)
    const behind = edgesBehind(edges, page)
    const after = connection.getLinkedRecord(PAGE_INFO)
    if (behind.length === 0 || !after || after.getValue(HAS_NEXT_PAGE) === false) return
    connection.setLinkedRecords([...page, ...behind], EDGES)
    after.setValue(pageInfo.endCursor, END_CURSOR)
    after.setValue(pageInfo.hasNextPage, HAS_NEXT_PAGE)
  },
}

function isFirstPage({ args }: HandleFieldPayload): boolean {
  return args['after'] == null && args['before'] == null && args['last'] == null
}

function edgesBehind(known: readonly RecordProxy[], page: readonly RecordProxy[]): readonly RecordProxy[] {
  const last = nodeKey(page.at(-1))
  const at = last === undefined ? -1 : known.findIndex((edge) => nodeKey(edge) === last)
  if (at < 0) return []
  const shown = new Set(page.map(nodeKey))
  return known.slice(at + 1).filter((edge) => !shown.has(nodeKey(edge)))
}

function edgesOf(connection: RecordProxy | null | undefined): readonly RecordProxy[] {
  return (connection?.getLinkedRecords(ConnectionInterface.get().EDGES) ?? []).filter((edge) => edge != null)
}

function nodeKey(edge: RecordProxy | undefined): string | undefined {
  return edge?.getLinkedRecord(ConnectionInterface.get().NODE)?.getDataID()
}

function pageInfoOf(connection: RecordProxy | null | undefined) {
  const { END_CURSOR, HAS_NEXT_PAGE, PAGE_INFO } = ConnectionInterface.get()
  const info = connection?.getLinkedRecord(PAGE_INFO)
  return { endCursor: info?.getValue(END_CURSOR), hasNextPage: info?.getValue(HAS_NEXT_PAGE) }
}
