import { graphql, useFragment } from 'react-relay'
import type { ReadOnOpen_idea$key } from '#generated/ReadOnOpen_idea.graphql.ts'
import { ReadUnread } from './ReadUnread.tsx'

/** Marks what the viewer was told about an idea as read, once its page is seen. */
export function ReadOnOpen({ idea }: { idea: ReadOnOpen_idea$key }) {
  const { viewerInboxGroup: group } = useFragment(
    graphql`
      fragment ReadOnOpen_idea on Idea {
        viewerInboxGroup {
          ...ReadUnread_group
        }
      }
    `,
    idea,
  )
  return group != null && <ReadUnread group={group} />
}
