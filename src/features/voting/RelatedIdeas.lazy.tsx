import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { RelatedIdeasQuery } from '#generated/RelatedIdeasQuery.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { SectionBoundary } from '#relay/boundaries/SectionBoundary.tsx'
import { paths } from '#services/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import { SideLinks, SideSection } from '#ui/layout/SideSection.tsx'

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
 * Ideas with similar words. They are asked for by a press, so that opening an idea stays one
 * request.
 */
export function RelatedIdeas({ ideaId }: { ideaId: string }) {
  const t = useMessages(votingMessages)
  const [reference, load] = useQueryLoader<RelatedIdeasQuery>(query)
  return (
    <SideSection heading={t('related.title')}>
      {reference ? (
        <SectionBoundary skeleton={<p>{t('related.loading')}</p>} failure={Failed}>
          <Related reference={reference} />
        </SectionBoundary>
      ) : (
        <Button size="s" onClick={() => load({ id: ideaId })}>
          {t('related.find')}
        </Button>
      )}
    </SideSection>
  )
}

function Failed() {
  const t = useMessages(votingMessages)
  return <p>{t('related.failed')}</p>
}

function Related({ reference }: { reference: PreloadedQuery<RelatedIdeasQuery> }) {
  const language = useLanguage()
  const t = useMessages(votingMessages)
  const { idea } = usePreloadedQuery<RelatedIdeasQuery>(query, reference)
  const related = idea ? idea.relatedIdeas : []
  if (related.length === 0) return <p role="status">{t('related.none')}</p>
  return (
    <SideLinks
      component={AppLink}
      items={related.map(
        ({ number, slug, title, voteCount, importedVoteCount, votesAreHidden }) => ({
          href: paths.idea(number, slug),
          label: title,
          lead: votesAreHidden ? '–' : formatCount(voteCount + importedVoteCount, language),
        }),
      )}
    />
  )
}
