/** The browser's databases, where the platforms' code keeps its records; undefined where they are blocked. */
export function databasesOfBrowser(): IDBFactory | undefined {
  try {
    // eslint-disable-next-line no-restricted-properties -- not ours: what the platforms' code keeps there
    return window.indexedDB
  } catch {
    return undefined
  }
}
