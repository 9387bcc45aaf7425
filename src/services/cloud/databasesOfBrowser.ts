/**
 * Gives the browser's IndexedDB, in which the platforms' code keeps its records; undefined where it
 * is blocked.
 */
export function databasesOfBrowser(): IDBFactory | undefined {
  try {
    // eslint-disable-next-line no-restricted-properties -- not ours: what the platforms' code keeps there
    return window.indexedDB
  } catch {
    return undefined
  }
}
