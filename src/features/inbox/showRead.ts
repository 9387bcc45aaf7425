import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { dataId } from '#relay/store/dataId.ts'

/** The connection of the inbox's list, by which its groups are found. */
export const INBOX_LIST = 'InboxList_inbox'

/** Shows a group as read; the viewer's count falls by it once. */
export function showGroupRead(
  store: RecordSourceProxy,
  { groupId }: { readonly groupId: string },
): void {
  const group = store.get(dataId('InboxGroup', groupId))
  if (!group || !(Number(group.getValue('unreadCount')) > 0)) return
  group.setValue(0, 'unreadCount')
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const count = viewer?.getValue('unreadNotificationCount')
  if (typeof count === 'number' && count > 0) viewer?.setValue(count - 1, 'unreadNotificationCount')
}

/** Shows every group that is loaded, and has nothing newer than `before`, as read. */
export function showAllRead(
  store: RecordSourceProxy,
  { before }: { readonly before?: string | null },
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (!viewer) return
  for (const unread of [null, true]) {
    const edges =
      ConnectionHandler.getConnection(viewer, INBOX_LIST, { unread })?.getLinkedRecords('edges') ??
      []
    for (const edge of edges) {
      const group = edge?.getLinkedRecord('node')
      const latest = group?.getValue('latestAt')
      if (group && (before == null || (typeof latest === 'string' && latest <= before)))
        group.setValue(0, 'unreadCount')
    }
  }
}
