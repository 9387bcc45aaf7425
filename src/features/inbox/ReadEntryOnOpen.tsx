import { graphql, useFragment } from 'react-relay'
import type { ReadEntryOnOpen_entry$key } from '#generated/ReadEntryOnOpen_entry.graphql.ts'
import { ReadUnread } from './ReadUnread.tsx'

/** Marks what the viewer was told about an entry of the changelog as read, once its page is seen. */
export function ReadEntryOnOpen({ entry }: { entry: ReadEntryOnOpen_entry$key }) {
  const { viewerInboxGroup: group } = useFragment(
    graphql`
      fragment ReadEntryOnOpen_entry on ChangelogEntry {
        viewerInboxGroup {
          ...ReadUnread_group
        }
      }
    `,
    entry,
  )
  return group != null && <ReadUnread group={group} />
}
