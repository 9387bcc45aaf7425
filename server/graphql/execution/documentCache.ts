/** A cache of parsed documents, by their text. */
export interface DocumentCache<Value> {
  get(text: string): Value | undefined
  set(text: string, value: Value): void
}

/** In characters. A client has its hundred operations of one or two thousand each; a stranger has ever new ones, as long as is let in. */
export const KEPT = { longest: 10_000, together: 250_000 } as const

/**
 * Keeps parsed documents by their text: no long one, and of all others as many as have room
 * together, the latest used ones. (A count alone, as yoga's own cache has, is no bound: a thousand
 * large documents are gigabytes.)
 */
export function createDocumentCache<Value>(): DocumentCache<Value> {
  const kept = new Map<string, Value>()
  let characters = 0
  return {
    get(text) {
      const value = kept.get(text)
      if (value === undefined) return undefined
      kept.delete(text)
      kept.set(text, value)
      return value
    },
    set(text, value) {
      if (text.length > KEPT.longest) return
      if (!kept.delete(text)) characters += text.length
      kept.set(text, value)
      for (const oldest of kept.keys()) {
        if (characters <= KEPT.together) break
        kept.delete(oldest)
        characters -= oldest.length
      }
    },
  }
}
