import { newMutationId } from '#services/newMutationId.ts'
import type { AppStorage } from '#services/storage/storage.ts'

/** One kind of draft: how it is read back, and which words of it must not be lost. */
export interface DraftKind<Draft> {
  /** Reads what is kept; null for anything else. */
  parse(value: Readonly<Record<string, unknown>>): Draft | null
  /** Its words; '' for a draft that is not worth keeping. */
  wordsOf(draft: Draft): string
}

/** What happens to a draft elsewhere. */
export interface DraftListener<Draft> {
  /** Another tab wrote this. */
  onText(draft: Draft): void
  /** Another tab has posted it. */
  onPosted(): void
  /** A text that was replaced, to be offered; null once it was taken or put away. */
  onOlder(older: Draft | null): void
}

/** A draft between visits, and between the tabs of a browser. */
export interface DraftKeeper<Draft> {
  read(): Draft | null
  /** Keeps what was typed here; false when only this page will remember it. A text of another tab that was not seen here is set aside. One without words is forgotten. */
  write(draft: Draft): boolean
  /** What was replaced by a newer text, or null. */
  older(): Draft | null
  /** Offers a text later that is being replaced, in every tab; null puts away what is offered. */
  setAside(older: Draft | null): void
  /** The server has it: it disappears in every tab. What was replaced by it stays on offer: that, nobody has sent. */
  posted(): void
  /** Somebody would rather not: what other tabs show stays with them. */
  forget(): void
  watch(listener: DraftListener<Draft>): () => void
}

/** How much of a text must be there still for it to count as the same one. */
const MOSTLY = 0.8
/** What stands in the storage instead of a draft, for the moment in which other tabs are told that it was posted. */
const POSTED = '{"posted":true}'

/** Keeps the draft of one place under a key. The newer text wins; an older one that it does not contain is offered. */
export function createDraftKeeper<Draft extends object>(
  storage: AppStorage,
  key: string,
  { parse, wordsOf }: DraftKind<Draft>,
): DraftKeeper<Draft> {
  const olderKey = `${key}.older`
  /** The revision that this tab wrote or saw last. */
  let seen = revisionOf(storage.read(key))
  const draftOf = (text: string | null): Draft | null => {
    const value = recordOf(text)
    return value && parse(value)
  }
  const read = (): Draft | null => draftOf(storage.read(key))
  const setAside = (older: Draft | null): void => {
    if (older === null) storage.remove(olderKey)
    else storage.write(olderKey, JSON.stringify(older))
  }
  const forget = (): void => {
    seen = null
    storage.remove(key)
  }
  return {
    read,
    older: () => draftOf(storage.read(olderKey)),
    setAside,
    write(draft) {
      const there = storage.read(key)
      const other = revisionOf(there) === seen ? null : draftOf(there)
      if (other && !isWithin(wordsOf(other), wordsOf(draft))) setAside(other)
      if (wordsOf(draft) === '') {
        forget()
        return true
      }
      seen = newMutationId()
      return storage.write(key, JSON.stringify({ ...draft, revision: seen }))
    },
    posted() {
      storage.write(key, POSTED)
      forget()
    },
    forget,
    watch({ onText, onPosted, onOlder }) {
      const stops = [
        storage.watch(key, (text) => {
          if (text === POSTED) return onPosted()
          const draft = draftOf(text)
          if (!draft) return
          seen = revisionOf(text)
          onText(draft)
        }),
        storage.watch(olderKey, (text) => onOlder(draftOf(text))),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Whether a newer text has everything of an older one: the same with something put in at one place, or at an end. */
export function isWithin(older: string, newer: string): boolean {
  return older.trim() === '' || foundAgain(older, newer) === older.length
}

/** Whether a newer text is an older one, changed here and there. */
export function isMostlyWithin(older: string, newer: string): boolean {
  return older.trim() === '' || foundAgain(older, newer) >= MOSTLY * older.length
}

/** How many characters at the beginning and the end of an older text a newer one has as well. */
function foundAgain(older: string, newer: string): number {
  const shorter = Math.min(older.length, newer.length)
  let start = 0
  while (start < shorter && older[start] === newer[start]) start += 1
  let end = 0
  while (end < shorter - start && older[older.length - 1 - end] === newer[newer.length - 1 - end])
    end += 1
  return start + end
}

function recordOf(text: string | null): Record<string, unknown> | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function revisionOf(text: string | null): string | null {
  const revision = recordOf(text)?.['revision']
  return typeof revision === 'string' ? revision : null
}
