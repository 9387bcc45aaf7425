import {
  ConnectionHandler,
  ConnectionInterface,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import { dataId, type Identity } from './dataId.ts'

/** A node as the server names it: ids of ours are unique per type. */
export interface NodeKey {
  readonly type: string
  readonly id: Identity
}

/** Takes nodes out of a connection (by its `__id`); what is not in it, and a connection that is not loaded, is left alone. */
export function removeEdges(
  store: RecordSourceProxy,
  connectionId: string,
  nodes: readonly NodeKey[],
): void {
  const connection = store.get(connectionId)
  if (!connection) return
  for (const { type, id } of nodes) ConnectionHandler.deleteNode(connection, dataId(type, id))
}

/**
 * Moves a node's edge to the beginning or the end of another connection, or of its own; where the
 * target is not loaded it only leaves its list.
 */
export function moveEdge(
  store: RecordSourceProxy,
  node: NodeKey,
  { from, to, at }: { from: string; to: string; at: 'start' | 'end' },
): void {
  const key = dataId(node.type, node.id)
  const [source, target] = [store.get(from), store.get(to)]
  const edge = source && edgeOf(source, key)
  if (!source || !edge) return
  ConnectionHandler.deleteNode(source, key)
  if (!target) return
  ConnectionHandler.deleteNode(target, key)
  if (at === 'start') ConnectionHandler.insertEdgeBefore(target, edge)
  else ConnectionHandler.insertEdgeAfter(target, edge)
}

function edgeOf(connection: RecordProxy, key: string): RecordProxy | undefined {
  const { EDGES, NODE } = ConnectionInterface.get()
  const edges = connection.getLinkedRecords(EDGES) ?? []
  return edges.find((edge) => edge?.getLinkedRecord(NODE)?.getDataID() === key) ?? undefined
}
