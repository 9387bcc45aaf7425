import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditIdeaFormQuery } from '#generated/EditIdeaFormQuery.graphql.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { IdeaEditor } from './IdeaEditor.tsx'
import { readPresentIdea } from './presentIdea.ts'

const query = graphql`
  query EditIdeaFormQuery($id: ID!) @throwOnFieldError {
    viewer {
      user {
        id
      }
    }
    site {
      ...IdeaEditor_site
    }
    idea(id: $id) {
      viewerCanEdit
      viewerCanTag
      ...presentIdea_idea
    }
  }
`

/** Inputs of the form that changes an idea. */
export interface EditIdeaFormProps {
  id: string
  onDone: () => void
  onReopen: () => void
}

/** Changing an idea in its place; begins with what it says now. */
export function EditIdeaForm(props: EditIdeaFormProps) {
  return (
    <LazyQuerySection<EditIdeaFormQuery>
      query={query}
      variables={{ id: props.id }}
      skeleton={<SkeletonText lines={8} />}
    >
      {(now) => <Loaded {...props} now={now} />}
    </LazyQuerySection>
  )
}

function Loaded({
  now: { idea, site, viewer },
  ...props
}: EditIdeaFormProps & { now: EditIdeaFormQuery['response'] }) {
  const t = useMessages(editingMessages)
  // The first answer counts: later ones change the same record under a person who is typing.
  const [start] = useState(() => idea && readPresentIdea(idea, idea.viewerCanTag))
  if (!start || !site || !idea?.viewerCanEdit)
    return <Notice role="status">{t('edit.gone')}</Notice>
  return (
    <IdeaEditor
      {...props}
      start={start}
      site={site}
      canTag={idea.viewerCanTag}
      me={viewer.user?.id ?? null}
    />
  )
}
