import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { EditIdeaFormQuery } from '#generated/EditIdeaFormQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { t } from '#lib/messages/en/editing.ts'
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

interface Props {
  id: string
  onDone: () => void
}

/** Changing an idea in its place; begins with what it says now. Lazy: never import it statically. */
export function EditIdeaForm({ id, onDone }: Props) {
  const [reference, load] = useQueryLoader<EditIdeaFormQuery>(query)
  useEffect(() => load({ id }, { fetchPolicy: 'network-only' }), [load, id])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ id }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={8} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Loaded key={id} reference={reference} id={id} onDone={onDone} /> : skeleton}
    </Section>
  )
}

function Loaded({ reference, ...props }: Props & { reference: PreloadedQuery<EditIdeaFormQuery> }) {
  const { idea, site, viewer } = usePreloadedQuery<EditIdeaFormQuery>(query, reference)
  // What was loaded first: later answers change the same record under who is typing.
  const [start] = useState(() => idea && readPresentIdea(idea, idea.viewerCanTag))
  if (!start || !site || !idea?.viewerCanEdit) return <Notice role="status">{t('edit.gone')}</Notice>
  return <IdeaEditor {...props} start={start} site={site} canTag={idea.viewerCanTag} me={viewer.user?.id ?? null} />
}
