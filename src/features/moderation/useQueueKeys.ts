import type { RefObject } from 'react'
import { useRowKeys } from '#services/shortcuts/useRowKeys.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'

const LINKS = '[data-focus^="queue-"]'

interface Acts {
  /** `x`: the post in focus. */
  select: (id: string) => void
  /** `m`: the idea in focus, or all ideas that are selected. */
  merge: (id: string | null) => void
  /** `a`: the post in focus, or all that are selected. */
  decide: (id: string | null) => void
  /** `t`: the author of the post in focus, or of all that are selected. */
  trust: ((id: string | null) => void) | null
}

/**
 * `j` and `k` move from row to row, `o` opens the one in focus, `x` selects, `m` merges, `a` decides
 * as the first button does, `t` trusts as well.
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  { select, merge, decide, trust }: Acts,
): void {
  const current = useRowKeys({
    list: () => list.current,
    links: `article:not([inert]) ${LINKS}`,
  })
  useShortcut('x', () => {
    const id = idOf(current())
    if (id !== null) select(id)
  })
  useShortcut('m', () => merge(idOf(current())))
  useShortcut('a', () => decide(idOf(current())))
  useShortcut('t', trust && (() => trust(idOf(current()))))
}

/** The link of the first of `ids`, if one is there. */
export function linkOf(list: HTMLElement | null, ids: readonly string[]): HTMLElement | null {
  return (
    [...(list?.querySelectorAll<HTMLElement>(LINKS) ?? [])].find((one) =>
      ids.some((id) => one.dataset['focus'] === `queue-${id}`),
    ) ?? null
  )
}

/**
 * Gives the element that gets the focus when `ids` leave: the first row after them that stays, else
 * before them, else the place around the list. `sent`: rows whose decision is on its way. That the
 * whole page is inert under a dialog takes no row away.
 */
export function placeAfter(
  list: HTMLElement | null,
  ids: readonly string[],
  sent: ReadonlySet<string>,
): HTMLElement | null {
  const all = [...(list?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
  const leaves = (link: HTMLElement): boolean => ids.includes(idOf(link) ?? '')
  const stays = (link: HTMLElement): boolean =>
    !leaves(link) && !sent.has(idOf(link) ?? '') && link.closest('article[inert]') === null
  const last = all.findLastIndex(leaves)
  return all.slice(last + 1).find(stays) ?? all.slice(0, Math.max(last, 0)).findLast(stays) ?? list
}

function idOf(link: HTMLElement | null): string | null {
  return link?.dataset['focus']?.slice('queue-'.length) ?? null
}
