import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditedEntryQuery } from '#generated/EditedEntryQuery.graphql.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { NEW_ENTRY } from './deskAddress.ts'
import { EntryEditor } from './EntryEditor.tsx'
import { readPresentEntry } from './presentEntry.ts'

const query = graphql`
  query EditedEntryQuery($id: ID!) @throwOnFieldError {
    changelogEntry(id: $id) {
      viewerCanEdit
      ...presentEntry_entry
    }
  }
`

/** The form of an entry, which begins with what it says now; or of a new one. */
export function EditedEntry({ id }: { id: string }) {
  if (id === NEW_ENTRY) return <EntryEditor key={NEW_ENTRY} start={null} />
  return (
    <LazyQuerySection<EditedEntryQuery>
      query={query}
      variables={{ id }}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ changelogEntry }) => <Loaded key={id} entry={changelogEntry} />}
    </LazyQuerySection>
  )
}

function Loaded({ entry }: { entry: EditedEntryQuery['response']['changelogEntry'] }) {
  const t = useMessages(changelogDeskMessages)
  // The first answer counts: later ones change the same record under a person who is typing.
  const [start] = useState(() => (entry?.viewerCanEdit ? readPresentEntry(entry) : null))
  if (start === null) return <Notice role="status">{t('entry.gone')}</Notice>
  return <EntryEditor start={start} />
}
