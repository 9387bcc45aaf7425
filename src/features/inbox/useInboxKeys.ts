import type { RefObject } from 'react'
import { useRowKeys } from '#services/shortcuts/useRowKeys.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'

/** `j` and `k` move from group to group, `o` opens the one in focus, `e` marks it as read. */
export function useInboxKeys(
  list: RefObject<HTMLElement | null>,
  onRead: (groupId: string) => void,
): void {
  const current = useRowKeys({ list: () => list.current, links: '[data-focus^="group-"]' })
  useShortcut('e', () => {
    const id = current()?.dataset['focus']?.slice('group-'.length)
    if (id !== undefined) onRead(id)
  })
}
