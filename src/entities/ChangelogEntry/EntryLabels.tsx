import { graphql, useFragment } from 'react-relay'
import type { EntryLabels_entry$key } from '#generated/EntryLabels_entry.graphql.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { NewsLabel, newsKinds } from '#ui/NewsLabel.tsx'

/** The kinds of news that an entry is, as shapes and words. */
export function EntryLabels({ entry }: { entry: EntryLabels_entry$key }) {
  const t = useMessages(changelogMessages)
  const { labels } = useFragment(
    graphql`
      fragment EntryLabels_entry on ChangelogEntry {
        labels
      }
    `,
    entry,
  )
  return newsKinds
    .filter((kind) => labels.includes(kind))
    .map((kind) => (
      <NewsLabel key={kind} kind={kind}>
        {t(`label.${kind}`)}
      </NewsLabel>
    ))
}
