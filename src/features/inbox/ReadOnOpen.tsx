import { graphql, useFragment } from 'react-relay'
import type { ReadOnOpen_idea$key } from '#generated/ReadOnOpen_idea.graphql.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const ReadGroup = lazyComponent<{ groupId: string }>(() =>
  import('./ReadGroup.lazy.tsx').then((module) => module.ReadGroup),
)

/** Marks what the viewer was told about an idea as read, once its page is seen. */
export function ReadOnOpen({ idea }: { idea: ReadOnOpen_idea$key }) {
  const { viewerInboxGroup: group } = useFragment(
    graphql`
      fragment ReadOnOpen_idea on Idea {
        viewerInboxGroup {
          id
          unreadCount
        }
      }
    `,
    idea,
  )
  return group != null && group.unreadCount > 0 && <ReadGroup groupId={group.id} />
}
