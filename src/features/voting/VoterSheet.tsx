import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { VoterSheetQuery } from '#generated/VoterSheetQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { t } from '#lib/messages/en/voting.ts'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { VoterList } from './VoterList.tsx'

const query = graphql`
  query VoterSheetQuery($id: ID!) @throwOnFieldError {
    idea(id: $id) {
      ...VoterList_idea
    }
  }
`

/** Everybody who voted, over the idea's page. Lazy: never import it statically. */
export function VoterSheet({ ideaId, count, isOpen, onClose }: OverlayProps & { ideaId: string; count: number }) {
  return (
    <Sheet title={t('voters.title', { count })} isOpen={isOpen} onClose={onClose}>
      <Loaded ideaId={ideaId} />
    </Sheet>
  )
}

function Loaded({ ideaId }: { ideaId: string }) {
  const [reference, load] = useQueryLoader<VoterSheetQuery>(query)
  useEffect(() => load({ id: ideaId }, { fetchPolicy: 'network-only' }), [load, ideaId])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ id: ideaId }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={6} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <List reference={reference} /> : skeleton}
    </Section>
  )
}

function List({ reference }: { reference: PreloadedQuery<VoterSheetQuery> }) {
  const { idea } = usePreloadedQuery<VoterSheetQuery>(query, reference)
  return idea && <VoterList idea={idea} />
}
