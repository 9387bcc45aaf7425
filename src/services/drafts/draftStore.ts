import { newMutationId } from '#services/newMutationId.ts'
import type { AppStorage } from '#services/storage/storage.ts'

/** A kind of draft: how it is parsed, and which words of it must not be lost. */
export interface DraftKind<Draft> {
  /** Parses a stored draft; null for anything else. */
  parse(value: Readonly<Record<string, unknown>>): Draft | null
  /** The words of a draft; '' when it is not worth keeping. */
  wordsOf(draft: Draft): string
}

/** Called for changes of the draft in other tabs. */
export interface DraftListener<Draft> {
  /** Another tab wrote this text. */
  onText(draft: Draft): void
  /** Another tab posted the draft. */
  onPosted(): void
  /** A replaced text to offer; null once it was taken or dismissed. */
  onOlder(older: Draft | null): void
}

/** A draft that outlives visits and is shared between the tabs of a browser. */
export interface DraftStore<Draft> {
  read(): Draft | null
  /**
   * Stores the draft; false when only this page will remember it. A text of another tab that this
   * tab has not seen is set aside. A draft without words is removed.
   */
  write(draft: Draft): boolean
  /** The text that a newer one replaced, or null. */
  older(): Draft | null
  /** Keeps a replaced text on offer in every tab; null dismisses it. */
  setAside(older: Draft | null): void
  /**
   * Removes a posted draft in every tab, unless another form has written more since. A text that it
   * replaced stays on offer, since that one was not posted.
   */
  posted(): void
  /** Discards the draft. Other tabs keep what they show. */
  forget(): void
  watch(listener: DraftListener<Draft>): () => void
}

/** Share of a text that must be left for it to count as the same text. */
const SHARE_KEPT = 0.8
/** Stored briefly in place of a draft, to tell other tabs that it was posted. */
const POSTED = '{"posted":true}'

/**
 * Keeps one draft under a storage key. The newer text wins; an older one that it does not contain
 * is offered.
 */
export function createDraftStore<Draft extends object>(
  storage: AppStorage,
  key: string,
  { parse, wordsOf }: DraftKind<Draft>,
): DraftStore<Draft> {
  const olderKey = `${key}.older`
  /** The revision that this tab last wrote or read. */
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
      const there = storage.read(key)
      // Another form of this page, opened meanwhile, goes on with the text.
      if (there !== null && revisionOf(there) !== seen) return
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

/**
 * Tells whether a newer text contains all of an older one, with something inserted at one place at
 * most.
 */
export function isWithin(older: string, newer: string): boolean {
  return older.trim() === '' || sharedEnds(older, newer) === older.length
}

/** Tells whether a newer text is an older one with small changes. */
export function isMostlyWithin(older: string, newer: string): boolean {
  return older.trim() === '' || sharedEnds(older, newer) >= SHARE_KEPT * older.length
}

/** Counts the characters that both texts share at their beginning and end. */
function sharedEnds(older: string, newer: string): number {
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
