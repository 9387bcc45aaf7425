import type { RefObject } from 'react'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'

const LINKS = '[data-focus^="group-"]'

/** `j` and `k` move from group to group, `o` opens the one in focus as Enter does, `e` marks it as read. */
export function useInboxKeys(
  list: RefObject<HTMLElement | null>,
  onRead: (groupId: string) => void,
): void {
  const links = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
  const current = (): HTMLElement | null => {
    const focused = list.current?.ownerDocument.activeElement ?? null
    return list.current?.contains(focused)
      ? (focused?.closest('article')?.querySelector<HTMLElement>(LINKS) ?? null)
      : null
  }
  const move = (step: 1 | -1): void => {
    const all = links()
    const here = current()
    const at = all.findIndex((link) => link === here)
    const next = at === -1 ? all[0] : all[Math.min(Math.max(at + step, 0), all.length - 1)]
    next?.focus({ preventScroll: true })
    next?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  const open = (): void => current()?.click()
  useShortcut('o', open)
  useShortcut('Enter', open)
  useShortcut('e', () => {
    const id = current()?.dataset['focus']?.slice('group-'.length)
    if (id !== undefined) onRead(id)
  })
}
