import {
  ConnectionHandler,
  ConnectionInterface,
  type RecordProxy,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime'
import type { NodeKey } from './connectionEdges.ts'
import { dataId } from './dataId.ts'

/** The id of a connection of an object, by its `key` and the arguments that are its `filters`. */
export function connectionIn(
  { type, id }: NodeKey,
  { key, filters }: { key: string; filters: Variables },
): string {
  return ConnectionHandler.getConnectionID(dataId(type, id), key, filters)
}

/** A place in a connection: beside a node of it. Beside none: its end. */
interface EdgePlace {
  readonly from: string
  readonly to: string
  readonly before?: NodeKey
  readonly after?: NodeKey
}

/**
 * Moves a node's edge to a place in another connection, or in its own, by their ids, and counts both
 * (`totalCount`). At the end of a connection that goes on after what is loaded it is not shown, as
 * in one that is not loaded.
 */
export function placeEdge(
  store: RecordSourceProxy,
  node: NodeKey,
  { from, to, before, after }: EdgePlace,
): void {
  const key = dataId(node.type, node.id)
  const [source, target] = [store.get(from), store.get(to)]
  const edge = edgesOf(source).find((one) => nodeKey(one) === key)
  if (!source || !edge) return
  ConnectionHandler.deleteNode(source, key)
  if (from !== to) count(source, -1)
  if (!target) return
  if (from !== to) count(target, 1)
  const edges = edgesOf(target).filter((one) => nodeKey(one) !== key)
  const beside = before ?? after
  const found = beside
    ? edges.findIndex((one) => nodeKey(one) === dataId(beside.type, beside.id))
    : -1
  if (found < 0 && goesOn(target)) return
  const at = found < 0 ? edges.length : before ? found : found + 1
  target.setLinkedRecords(
    [...edges.slice(0, at), edge, ...edges.slice(at)],
    ConnectionInterface.get().EDGES,
  )
}

function edgesOf(connection: RecordProxy | null | undefined): readonly RecordProxy[] {
  return (connection?.getLinkedRecords(ConnectionInterface.get().EDGES) ?? []).filter(
    (edge) => edge != null,
  )
}

function nodeKey(edge: RecordProxy): string | undefined {
  return edge.getLinkedRecord(ConnectionInterface.get().NODE)?.getDataID()
}

function goesOn(connection: RecordProxy): boolean {
  const { HAS_NEXT_PAGE, PAGE_INFO } = ConnectionInterface.get()
  return connection.getLinkedRecord(PAGE_INFO)?.getValue(HAS_NEXT_PAGE) === true
}

function count(connection: RecordProxy, by: number): void {
  const total = connection.getValue('totalCount')
  if (typeof total === 'number') connection.setValue(total + by, 'totalCount')
}
