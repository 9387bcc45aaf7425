import type { RefObject } from 'react'
import { useRowKeys } from '#services/shortcuts/useRowKeys.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'

/** A list's keys: `j` and `k` move the focus from row to row, `o` opens the row in focus, `v` votes for it. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const current = useRowKeys({
    // The results of a search are one list, in two parts.
    list: () => list.current?.closest('[data-rows]') ?? list.current,
    links: '[data-focus^="idea-"]',
  })
  useShortcut('v', () =>
    current()
      ?.closest('article')
      ?.querySelector<HTMLElement>('button[aria-pressed], button[aria-disabled]')
      ?.click(),
  )
  return null
}
