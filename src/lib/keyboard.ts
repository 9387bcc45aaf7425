/** The parts of a key event that are read here; DOM and React keyboard events fit. */
export interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly defaultPrevented: boolean
  readonly target: EventTarget | null
  readonly isComposing?: boolean
}

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="menu"], [role="listbox"]'

/**
 * Gives the single character pressed as a shortcut, in lower case, or `Enter` where nothing has the
 * focus; null while somebody types, composes or holds a modifier.
 */
export function shortcutKey(event: KeyPress): string | null {
  if (event.defaultPrevented || event.isComposing) return null
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const target = event.target as Partial<Element> | null
  if (event.key === 'Enter' && target?.tagName === 'BODY') return 'Enter'
  if ([...event.key].length !== 1 || event.key === ' ') return null
  return target?.closest?.(TYPING) ? null : event.key.toLowerCase()
}
