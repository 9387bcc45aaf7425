import { shortcutKey, type KeyPress } from '#lib/keyboard.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const STORAGE_KEY = 'earshot.shortcuts'

/** Milliseconds after which nobody expects a key to do something any more. */
const WAIT_MS = 10_000

/** Every single key that a screen may bind; the list of keys that people see has all of them. */
export type ShortcutKey =
  | '/'
  | 'j'
  | 'k'
  | 'o'
  | 'v'
  | 'x'
  | 'a'
  | 't'
  | 'e'
  | 's'
  | 'm'
  | 'l'
  | 'c'
  | '?'

/** A key that can be bound: Enter is one where nothing has the focus, as on a page whose `j` still waits. */
export type BoundKey = ShortcutKey | 'Enter'

/** The single-key shortcuts of the shown screen. */
export interface Shortcuts {
  /** Binds a key; the newest binding wins. Gives the function to unbind it. */
  bind(key: BoundKey, act: () => void): () => void
  /**
   * Handles a key event; true when a binding took it. A key without a binding waits for one, whose
   * code may be on its way, as long as nothing else is done.
   */
  handle(event: KeyPress): boolean
  /** Forgets the keys that wait: somebody does something else. */
  forgetWaiting(): void
  /** The keys that are bound now, even while shortcuts are off. */
  keys(): ReadonlySet<BoundKey>
  isOn(): boolean
  setOn(on: boolean): void
  subscribe(listener: () => void): () => void
}

/** Creates the shortcuts of one client. Storage keeps whether they are on. */
export function createShortcuts(storage: AppStorage): Shortcuts {
  const bindings = new Set<{ key: BoundKey; act: () => void }>()
  const listeners = new Set<() => void>()
  let on = storage.read(STORAGE_KEY) !== 'off'
  /** Keys that no binding took yet, in the order of their presses. */
  let waiting: { key: string; since: number }[] = []

  const boundTo = (key: string | null) => [...bindings].findLast((it) => it.key === key)
  const forgetWaiting = (): void => void (waiting = [])
  const stillWaiting = () => waiting.filter(({ since }) => performance.now() - since < WAIT_MS)
  /** Does what waited for bindings that are here now. */
  const catchUp = (): void => {
    const pressed = stillWaiting()
    waiting = pressed.filter(({ key }) => !boundTo(key))
    for (const { key } of pressed) {
      boundTo(key)?.act()
      // The keys that follow were meant as text.
      if (key === '/' && boundTo(key)) return forgetWaiting()
    }
  }

  return {
    bind(key, act) {
      const binding = { key, act }
      bindings.add(binding)
      // A screen binds several keys, and they are to be done as they were pressed.
      if (waiting.length > 0) queueMicrotask(catchUp)
      return () => {
        bindings.delete(binding)
        // The screen that they were meant for has gone.
        forgetWaiting()
      }
    },
    handle(event) {
      const key = on ? shortcutKey(event) : null
      const binding = key === null ? undefined : boundTo(key)
      if (key === null) forgetWaiting()
      else if (binding) binding.act()
      else waiting = [...stillWaiting(), { key, since: performance.now() }]
      return binding !== undefined
    },
    forgetWaiting,
    keys: () => new Set([...bindings].map(({ key }) => key)),
    isOn: () => on,
    setOn(next) {
      on = next
      if (on) storage.remove(STORAGE_KEY)
      else storage.write(STORAGE_KEY, 'off')
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
