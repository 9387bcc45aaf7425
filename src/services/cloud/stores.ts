/**
 * The object stores in which Firebase keeps records (firebase 12.19: @firebase/installations and
 * @firebase/app).
 */
export const installationStore = {
  database: 'firebase-installations-database',
  store: 'firebase-installations-store',
} as const
export const heartbeatStore = {
  database: 'firebase-heartbeat-database',
  store: 'firebase-heartbeat-store',
} as const
type Place = typeof installationStore | typeof heartbeatStore

export type Databases = Pick<IDBFactory, 'open'>

/** Opens an existing database; gives null instead of creating a missing one. */
function openExisting(databases: Databases, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = databases.open(name)
      let isNew = false
      request.onupgradeneeded = () => {
        isNew = true
        request.transaction?.abort()
      }
      request.onsuccess = () => resolve(isNew ? null : request.result)
      request.onerror = (event) => {
        event.preventDefault()
        resolve(null)
      }
      request.onblocked = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
}

/**
 * Replaces every record of a store by what `change` gives; undefined deletes it. Never rejects,
 * since a browser without storage has nothing to change.
 */
export async function changeRecords(
  databases: Databases | undefined,
  { database, store }: Place,
  change: (record: unknown) => unknown,
): Promise<void> {
  const opened = databases ? await openExisting(databases, database) : null
  if (opened === null) return
  await new Promise<void>((resolve) => {
    try {
      const transaction = opened.transaction(store, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => resolve()
      transaction.onerror = (event) => event.preventDefault()
      const request = transaction.objectStore(store).openCursor()
      request.onsuccess = () => {
        const cursor = request.result
        if (!cursor) return
        const next = change(cursor.value)
        if (next === undefined) cursor.delete()
        else if (next !== cursor.value) cursor.update(next)
        cursor.continue()
      }
    } catch {
      resolve()
    }
  })
  opened.close()
}
