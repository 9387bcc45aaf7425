/** Keeps the SDK's unsent events in memory, since nothing may be stored in the browser. */
export function memoryStorage() {
  const kept = new Map<string, unknown>()
  return {
    isEnabled: () => Promise.resolve(true),
    get: (key: string) => Promise.resolve(kept.get(key) as never),
    getRaw: (key: string) =>
      Promise.resolve(kept.has(key) ? JSON.stringify(kept.get(key)) : undefined),
    set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    remove: (key: string) => Promise.resolve(void kept.delete(key)),
    reset: () => Promise.resolve(kept.clear()),
  }
}
