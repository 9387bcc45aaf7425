import type { AppStorage } from '#services/storage/storage.ts'

const KEY = 'earshot.read'
const MOST = 200

/** The moments up to which a visitor has read, by idea; in this browser alone. */
export interface ReadMarks {
  at(ideaId: string): string | null
  /** Never back. */
  set(ideaId: string, upTo: string): void
}

/** Keeps the marks of the ideas that were read last. */
export function createReadMarks(storage: AppStorage): ReadMarks {
  const all = (): [string, string][] => {
    try {
      const known: unknown = JSON.parse(storage.read(KEY) ?? '[]')
      return Array.isArray(known)
        ? known.filter(
            (one): one is [string, string] =>
              Array.isArray(one) &&
              typeof one[0] === 'string' &&
              !Number.isNaN(Date.parse(String(one[1]))),
          )
        : []
    } catch {
      return []
    }
  }
  const at = (ideaId: string): string | null => all().find(([id]) => id === ideaId)?.[1] ?? null
  return {
    at,
    set(ideaId, upTo) {
      const known = at(ideaId)
      if (known !== null && Date.parse(known) >= Date.parse(upTo)) return
      storage.write(
        KEY,
        JSON.stringify([...all().filter(([id]) => id !== ideaId), [ideaId, upTo]].slice(-MOST)),
      )
    },
  }
}
