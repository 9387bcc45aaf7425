import {
  ConnectionHandler,
  ConnectionInterface,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'

/**
 * Relay's connection handler, except that refetching the first page keeps the pages around it:
 * otherwise a background refresh would collapse a list under a reader who has scrolled down. Later
 * pages are kept when the refreshed page's last node is known, and earlier ones of a list that can
 * open in its middle; otherwise the list has changed too much and starts anew. A list opened in its
 * middle keeps its place when the refreshed page is another part of it.
 */
export const growingConnection = {
  update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
    const before = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const edges = isFirstPage(payload) ? edgesOf(before) : []
    const info = pageInfoOf(before)
    ConnectionHandler.update(store, payload)
    const connection = store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const { EDGES, END_CURSOR, HAS_NEXT_PAGE, HAS_PREV_PAGE, PAGE_INFO, START_CURSOR } =
      ConnectionInterface.get()
    const after = connection?.getLinkedRecord(PAGE_INFO)
    if (!connection || !after || edges.length === 0) return
    const page = edgesOf(connection)
    const isPart = info.hasPreviousPage === true || after.getValue(HAS_PREV_PAGE) === true
    const [ahead, behind] = [isPart ? edgesAhead(edges, page) : [], edgesBehind(edges, page)]
    if (
      isPart &&
      page.length > 0 &&
      ahead.length === 0 &&
      behind.length === 0 &&
      !shares(edges, page)
    ) {
      connection.setLinkedRecords([...edges], EDGES)
      for (const [value, name] of [
        [info.endCursor, END_CURSOR],
        [info.hasNextPage, HAS_NEXT_PAGE],
        [info.startCursor, START_CURSOR],
        [info.hasPreviousPage, HAS_PREV_PAGE],
      ] as const)
        after.setValue(value, name)
      return
    }
    const keepsBehind = behind.length > 0 && after.getValue(HAS_NEXT_PAGE) !== false
    if (ahead.length === 0 && !keepsBehind) return
    connection.setLinkedRecords([...ahead, ...page, ...(keepsBehind ? behind : [])], EDGES)
    if (ahead.length > 0) {
      after.setValue(info.startCursor, START_CURSOR)
      after.setValue(info.hasPreviousPage, HAS_PREV_PAGE)
    }
    if (!keepsBehind) return
    after.setValue(info.endCursor, END_CURSOR)
    after.setValue(info.hasNextPage, HAS_NEXT_PAGE)
  },
}

/** Tells whether the request is for the first page, not for a place in the list. */
function isFirstPage({ args }: HandleFieldPayload): boolean {
  return (
    args['after'] == null &&
    args['before'] == null &&
    args['last'] == null &&
    args['fromId'] == null
  )
}

function edgesBehind(
  known: readonly RecordProxy[],
  page: readonly RecordProxy[],
): readonly RecordProxy[] {
  const last = nodeKey(page.at(-1))
  const at = last === undefined ? -1 : known.findIndex((edge) => nodeKey(edge) === last)
  return at < 0 ? [] : others(known.slice(at + 1), page)
}

function edgesAhead(
  known: readonly RecordProxy[],
  page: readonly RecordProxy[],
): readonly RecordProxy[] {
  const first = nodeKey(page[0])
  return others(
    known.slice(
      0,
      Math.max(
        0,
        known.findIndex((edge) => nodeKey(edge) === first),
      ),
    ),
    page,
  )
}

function others(
  edges: readonly RecordProxy[],
  page: readonly RecordProxy[],
): readonly RecordProxy[] {
  const shown = new Set(page.map(nodeKey))
  return edges.filter((edge) => !shown.has(nodeKey(edge)))
}

function shares(edges: readonly RecordProxy[], page: readonly RecordProxy[]): boolean {
  return others(edges, page).length < edges.length
}

function edgesOf(connection: RecordProxy | null | undefined): readonly RecordProxy[] {
  return (connection?.getLinkedRecords(ConnectionInterface.get().EDGES) ?? []).filter(
    (edge) => edge != null,
  )
}

function nodeKey(edge: RecordProxy | undefined): string | undefined {
  return edge?.getLinkedRecord(ConnectionInterface.get().NODE)?.getDataID()
}

function pageInfoOf(connection: RecordProxy | null | undefined) {
  const { END_CURSOR, HAS_NEXT_PAGE, HAS_PREV_PAGE, PAGE_INFO, START_CURSOR } =
    ConnectionInterface.get()
  const info = connection?.getLinkedRecord(PAGE_INFO)
  const value = (name: string) => info?.getValue(name)
  return {
    endCursor: value(END_CURSOR),
    hasNextPage: value(HAS_NEXT_PAGE),
    startCursor: value(START_CURSOR),
    hasPreviousPage: value(HAS_PREV_PAGE),
  }
}
