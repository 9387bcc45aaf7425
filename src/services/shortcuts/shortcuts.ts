import { shortcutKey, type KeyPress } from '#lib/keyboard.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const STORAGE_KEY = 'earshot.shortcuts'

/** Every single key that a screen may bind; the list of keys that people see has all of them. */
export type ShortcutKey =
  | '/'
  | 'j'
  | 'k'
  | 'o'
  | 'v'
  | 'x'
  | 'a'
  | 'e'
  | 's'
  | 'm'
  | 'l'
  | 'c'
  | '?'

/** The single-key shortcuts of the shown screen. */
export interface Shortcuts {
  /** Binds a key; the newest binding wins. Gives the function to unbind it. */
  bind(key: ShortcutKey, act: () => void): () => void
  /** Handles a key event; true when a binding took it. */
  handle(event: KeyPress): boolean
  /** The keys that are bound now, even while shortcuts are off. */
  keys(): ReadonlySet<ShortcutKey>
  isOn(): boolean
  setOn(on: boolean): void
  subscribe(listener: () => void): () => void
}

/** Creates the shortcuts of one client. Storage keeps whether they are on. */
export function createShortcuts(storage: AppStorage): Shortcuts {
  const bindings = new Set<{ key: ShortcutKey; act: () => void }>()
  const listeners = new Set<() => void>()
  let on = storage.read(STORAGE_KEY) !== 'off'

  return {
    bind(key, act) {
      const binding = { key, act }
      bindings.add(binding)
      return () => void bindings.delete(binding)
    },
    handle(event) {
      const key = on ? shortcutKey(event) : null
      const binding = key === null ? undefined : [...bindings].findLast((it) => it.key === key)
      binding?.act()
      return binding !== undefined
    },
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
