import { graphql } from 'react-relay'
import type { VoterSheetQuery } from '#generated/VoterSheetQuery.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
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

/** Everybody who voted, over the idea's page. */
export function VoterSheet({
  ideaId,
  count,
  isOpen,
  onClose,
}: OverlayProps & { ideaId: string; count: number }) {
  const t = useMessages(votingMessages)
  return (
    <Sheet title={t('voters.title', { count })} isOpen={isOpen} onClose={onClose}>
      <LazyQuerySection<VoterSheetQuery>
        query={query}
        variables={{ id: ideaId }}
        skeleton={<SkeletonText lines={6} />}
      >
        {({ idea }) => idea && <VoterList idea={idea} />}
      </LazyQuerySection>
    </Sheet>
  )
}
