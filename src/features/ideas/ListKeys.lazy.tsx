import type { RefObject } from 'react'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'

const LINKS = '[data-focus^="idea-"]'

/** A list's keys: `j` and `k` move the focus from row to row, `v` votes for the row in focus, `o` opens it. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  // The results of a search are one list, in two parts.
  const whole = (): Element | null => list.current?.closest('[data-rows]') ?? list.current
  const links = (): HTMLElement[] => [...(whole()?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
  const row = (): Element | null => {
    const focused = list.current?.ownerDocument.activeElement ?? null
    return whole()?.contains(focused) ? (focused?.closest('article') ?? null) : null
  }
  const move = (step: 1 | -1): void => {
    const all = links()
    const current = row()
    const at = all.findIndex((link) => current?.contains(link))
    const next =
      at === -1 ? firstOnScreen(all) : all[Math.min(Math.max(at + step, 0), all.length - 1)]
    next?.focus({ preventScroll: true })
    next?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  const open = (): void => row()?.querySelector<HTMLElement>(LINKS)?.click()
  useShortcut('o', open)
  useShortcut('Enter', open)
  useShortcut('v', () =>
    row()?.querySelector<HTMLElement>('button[aria-pressed], button[aria-disabled]')?.click(),
  )
  return null
}

function firstOnScreen(links: HTMLElement[]): HTMLElement | undefined {
  return links.find((link) => link.getBoundingClientRect().top >= 0) ?? links[0]
}
