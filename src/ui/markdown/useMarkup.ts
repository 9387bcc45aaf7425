import type { KeyboardEvent, RefObject } from 'react'
import { markUp, type Markup } from '#lib/markdownEdits.ts'
import { replaceText } from './replaceText.ts'

/** A key that is pressed together with Ctrl, or Cmd on Apple keyboards. */
export interface MarkupKey {
  /** As `KeyboardEvent.code` names it. */
  readonly code: string
  readonly shift?: boolean
  /** Only while words are selected, because the key does something else otherwise. */
  readonly withWords?: boolean
}

/** The keys of the toolbar's buttons. */
export const markupKeys: Record<Markup, MarkupKey> = {
  bold: { code: 'KeyB' },
  italic: { code: 'KeyI' },
  link: { code: 'KeyK', withWords: true },
  list: { code: 'Digit8', shift: true },
  quote: { code: 'Period', shift: true },
  code: { code: 'KeyE' },
}

/** Marks up what is selected in a textarea, by a button or by its key. */
export function useMarkup(area: RefObject<HTMLTextAreaElement | null>): {
  run(markup: Markup): void
  /** True where the key was one of the toolbar's. */
  onKeyDown(event: KeyboardEvent): boolean
} {
  const run = (markup: Markup): void => {
    const element = area.current
    if (!element || element.readOnly) return
    const { value, selectionStart, selectionEnd } = element
    replaceText(element, markUp(markup, value, [selectionStart, selectionEnd]))
  }
  return {
    run,
    onKeyDown(event) {
      const markup = pressed(event, area.current)
      if (markup === null) return false
      event.preventDefault()
      // The same key may belong to the whole page.
      event.stopPropagation()
      run(markup)
      return true
    },
  }
}

function pressed(event: KeyboardEvent, area: HTMLTextAreaElement | null): Markup | null {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.nativeEvent.isComposing)
    return null
  const hasWords = area !== null && area.selectionStart !== area.selectionEnd
  const found = Object.entries(markupKeys).find(
    ([, { code, shift = false, withWords = false }]) =>
      code === event.code && shift === event.shiftKey && (hasWords || !withWords),
  )
  return (found?.[0] as Markup | undefined) ?? null
}
