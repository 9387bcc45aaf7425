import type { Page } from '@playwright/test'
import { chunkNames } from './chunks.ts'
import { basePath } from './server.ts'

/**
 * The records that the providers have left in a browser, and the code of theirs that it has loaded.
 */
export interface Traces {
  readonly cookies: readonly string[]
  readonly localStorage: readonly string[]
  readonly sessionStorage: readonly string[]
  /** Records in each object store that has any. */
  readonly records: Readonly<Record<string, number>>
  /** Chunks that hold or drive their code, by the names that the build gives. */
  readonly chunks: readonly string[]
}

const theirs = new Set(['amplitude', 'firebase', 'firebaseSignIn', 'web-vitals', 'Privacy'])

/** Nothing at all. */
export const noTraces: Traces = {
  cookies: [],
  localStorage: [],
  sessionStorage: [],
  records: {},
  chunks: [],
}

/** Looks for traces in a page. */
export async function tracesIn(page: Page): Promise<Traces> {
  const cookies = (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('earshot.'))
  const { loaded, ...seen } = await page.evaluate(async () => {
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(name))
      })
    const count = (database: IDBDatabase, store: string): Promise<number> =>
      new Promise((resolve) => {
        const request = database.transaction(store).objectStore(store).count()
        request.onsuccess = () => resolve(request.result)
      })
    const records: Record<string, number> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await open(name)
      for (const store of database.objectStoreNames) {
        const kept = await count(database, store)
        if (kept > 0) records[store] = kept
      }
      database.close()
    }
    const keys = (area: Storage): string[] =>
      Object.keys(area)
        .filter((key) => !key.startsWith('earshot.'))
        .sort()
    return {
      records,
      localStorage: keys(localStorage),
      sessionStorage: keys(sessionStorage),
      loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    }
  })
  const names = chunkNames()
  const chunks = loaded.map((file) => names.get(file.slice(basePath.length)) ?? '')
  return {
    cookies,
    ...seen,
    chunks: [...new Set(chunks.filter((name) => theirs.has(name)))].sort(),
  }
}
