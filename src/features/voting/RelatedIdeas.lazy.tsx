import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { RelatedIdeasQuery } from '#generated/RelatedIdeasQuery.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { paths } from '#services/navigation/paths.ts'
import { SideLinks, SideSection } from '#ui/layout/SideSection.tsx'
import { useIsNear } from './useIsNear.ts'

const query = graphql`
  query RelatedIdeasQuery($id: ID!) @throwOnFieldError {
    idea(id: $id) {
      relatedIdeas(first: 5) {
        number
        slug
        title
        voteCount
        importedVoteCount
        votesAreHidden
      }
    }
  }
`

/**
 * Ideas much like one, where there are any. They are asked for behind the page, when the reader comes
 * near their place; nobody has asked, so nothing is said where there are none or they do not come.
 */
export function RelatedIdeas({ ideaId }: { ideaId: string }) {
  const language = useLanguage()
  const t = useMessages(votingMessages)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const { data } = useLiveQuery<RelatedIdeasQuery>(query, isNear ? { id: ideaId } : null, {
    fetchPolicy: 'store-or-network',
  })
  const ideas = data?.idea?.relatedIdeas ?? []
  if (ideas.length === 0) return data === null && <div ref={place} />
  return (
    <SideSection heading={t('related.title')}>
      <SideLinks
        component={AppLink}
        items={ideas.map(
          ({ number, slug, title, voteCount, importedVoteCount, votesAreHidden }) => ({
            href: paths.idea(number, slug),
            label: title,
            lead: votesAreHidden ? '–' : formatCount(voteCount + importedVoteCount, language),
          }),
        )}
      />
    </SideSection>
  )
}
