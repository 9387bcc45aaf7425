import { useShortcut } from './useShortcut.ts'

/** Where the rows of a list are, and which link in each has the focus. */
interface RowKeysOptions {
  readonly list: () => Element | null
  /** The selector of the links; what keeps a row from being reached belongs into it. */
  readonly links: string
}

/**
 * `j` and `k` move the focus from row to row, beginning with the first on the screen; `o` opens the
 * row in focus, as Enter does also where it is pressed before `j` has its code. Gives the function
 * that tells which link that is.
 */
export function useRowKeys({ list, links }: RowKeysOptions): () => HTMLElement | null {
  const current = (): HTMLElement | null => {
    const focused = document.activeElement
    return list()?.contains(focused)
      ? (focused?.closest('article')?.querySelector<HTMLElement>(links) ?? null)
      : null
  }
  const move = (step: 1 | -1): void => {
    const all = [...(list()?.querySelectorAll<HTMLElement>(links) ?? [])]
    const at = all.findIndex((link) => link === current())
    const next =
      at === -1 ? firstOnScreen(all) : all[Math.min(Math.max(at + step, 0), all.length - 1)]
    next?.focus({ preventScroll: true })
    next?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }
  const open = (): void => current()?.click()
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('o', open)
  useShortcut('Enter', open)
  return current
}

function firstOnScreen(links: readonly HTMLElement[]): HTMLElement | undefined {
  return links.find((link) => link.getBoundingClientRect().top >= 0) ?? links[0]
}
