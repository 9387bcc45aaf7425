import {
  ConnectionHandler,
  ConnectionInterface,
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import type { RelayLogger } from '../logger.ts'
import { dataId, isIdentity, type Identity } from './dataId.ts'
import { growingConnection } from './growingConnection.ts'
import type { SchemaFacts } from './schemaFacts.ts'

interface Handler {
  update(store: RecordSourceProxy, payload: HandleFieldPayload): void
}

/**
 * Creates handlers for store keys made of type and id. Relay's own handlers take the id that a
 * mutation returns for the key, so that `@deleteRecord` and `@deleteEdge` would silently do
 * nothing.
 */
export function createHandlerProvider(
  facts: SchemaFacts,
  logger: RelayLogger,
): (name: string) => Handler {
  const deleted = (
    store: RecordSourceProxy,
    payload: HandleFieldPayload,
    isHere: (key: string) => boolean,
  ) => {
    const identities = identitiesOf(store.get(payload.dataID)?.getValue(payload.fieldKey))
    return identities.flatMap((identity) => {
      const keys = facts.identifiedTypes
        .map((type) => ({ type, key: dataId(type, identity) }))
        .filter(({ key }) => isHere(key))
      const [only, ...others] =
        keys.length > 1 ? keys.filter(({ type }) => names(payload.fieldKey, type)) : keys
      if (only && others.length === 0) return [only.key]
      if (keys.length > 0)
        logger.warn('which record was deleted is not clear', {
          field: payload.fieldKey,
          types: keys.map(({ type }) => type),
        })
      return []
    })
  }
  const handlers: Readonly<Record<string, Handler>> = {
    connection: growingConnection,
    deleteRecord: {
      update(store, payload) {
        for (const key of deleted(store, payload, (key) => store.get(key) != null))
          store.delete(key)
      },
    },
    deleteEdge: {
      update(store, payload) {
        for (const connection of connectionsOf(store, payload)) {
          const nodes = nodeKeys(connection)
          for (const key of deleted(store, payload, (key) => nodes.has(key)))
            ConnectionHandler.deleteNode(connection, key)
        }
      },
    },
  }
  return (name) => handlers[name] ?? DefaultHandlerProvider(name)
}

function identitiesOf(value: unknown): readonly Identity[] {
  return (Array.isArray(value) ? value : [value]).filter(isIdentity)
}

/**
 * Tells whether the field's name contains the type (`deletedUserId`, `userIds`), since ids may be
 * unique per type only.
 */
function names(fieldKey: string, type: string): boolean {
  return fieldKey.toLowerCase().includes(type.toLowerCase())
}

function connectionsOf(
  store: RecordSourceProxy,
  payload: HandleFieldPayload,
): readonly RecordProxy[] {
  const { handleArgs } = payload as HandleFieldPayload & {
    handleArgs?: { connections?: readonly string[] }
  }
  return (handleArgs?.connections ?? [])
    .map((id) => store.get(id))
    .filter((record) => record != null)
}

function nodeKeys(connection: RecordProxy): ReadonlySet<string> {
  const { EDGES, NODE } = ConnectionInterface.get()
  const edges = connection.getLinkedRecords(EDGES) ?? []
  return new Set(edges.flatMap((edge) => edge?.getLinkedRecord(NODE)?.getDataID() ?? []))
}
