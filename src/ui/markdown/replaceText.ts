import type { TextEdit } from '#lib/markdownEdits.ts'

/**
 * Replaces a part of a textarea's text as if it had been typed: Undo takes it back, and `change` is
 * heard. The textarea gets the focus.
 */
export function replaceText(
  area: HTMLTextAreaElement,
  { from, to, insert, select }: TextEdit,
): void {
  area.focus()
  area.setSelectionRange(from, to)
  // No other way keeps what Undo knows; a browser without it only forgets that.
  const isTyped = document.execCommand?.('insertText', false, insert) ?? false
  if (!isTyped || area.value.slice(from, from + insert.length) !== insert) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}
