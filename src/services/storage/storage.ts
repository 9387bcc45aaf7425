/** Stores small texts between visits; never throws. */
export interface AppStorage {
  /** The text stored under a key, or null. */
  read(key: string): string | null
  /** Stores a text; false when only this page will remember it (storage blocked or full). */
  write(key: string, value: string): boolean
  remove(key: string): void
  /** Calls back when another tab changes the key. Gives the unsubscribe function. */
  watch(key: string, onChange: (value: string | null) => void): () => void
}

/** The browser's storage area and the target of its storage events; both null on a server. */
export interface StoragePlace {
  readonly area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null
}

/** Stores texts in `area`, and in memory when the area refuses. */
export function createStorage({ area, target }: StoragePlace): AppStorage {
  const memory = new Map<string, string>()
  return {
    read(key) {
      return memory.get(key) ?? attempt(() => area?.getItem(key)) ?? null
    },
    write(key, value) {
      const kept = attempt(() => {
        area?.setItem(key, value)
        return area !== null
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept ?? false
    },
    remove(key) {
      memory.delete(key)
      attempt(() => area?.removeItem(key))
    },
    watch(key, onChange) {
      const listener = (event: Event): void => {
        const { key: changed, newValue } = event as StorageEvent
        if (changed === key) onChange(newValue)
      }
      target?.addEventListener('storage', listener)
      return () => target?.removeEventListener('storage', listener)
    },
  }
}

/** The browser's local storage, or memory when it is missing or blocked. */
export function createBrowserStorage(): AppStorage {
  const browser = typeof window === 'undefined' ? null : window
  return createStorage({ area: attempt(() => browser?.localStorage) ?? null, target: browser })
}

/** The browser's session storage, which belongs to one tab and survives a reload. */
export function createTabStorage(): AppStorage {
  const browser = typeof window === 'undefined' ? null : window
  return createStorage({ area: attempt(() => browser?.sessionStorage) ?? null, target: null })
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
