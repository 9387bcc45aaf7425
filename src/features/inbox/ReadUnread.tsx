import { graphql, useFragment } from 'react-relay'
import type { ReadUnread_group$key } from '#generated/ReadUnread_group.graphql.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const ReadGroup = lazyComponent<{ groupId: string }>(() =>
  import('./ReadGroup.lazy.tsx').then((module) => module.ReadGroup),
)

/** Marks a group of the inbox as read where something in it is not, once its page is seen. */
export function ReadUnread({ group }: { group: ReadUnread_group$key }) {
  const { id, unreadCount } = useFragment(
    graphql`
      fragment ReadUnread_group on InboxGroup {
        id
        unreadCount
      }
    `,
    group,
  )
  return unreadCount > 0 && <ReadGroup groupId={id} />
}
