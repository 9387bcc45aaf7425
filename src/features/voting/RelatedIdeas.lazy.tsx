import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { RelatedIdeasQuery } from '#generated/RelatedIdeasQuery.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
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
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  return (
    <SideSection heading={t('related.title')}>
      <div ref={place} tabIndex={-1} role="status">
        {isAsked ? (
          <LazyQuerySection<RelatedIdeasQuery>
            query={query}
            variables={{ id: ideaId }}
            skeleton={<p>{t('related.loading')}</p>}
          >
            {({ idea }) => <Related ideas={idea?.relatedIdeas ?? []} />}
          </LazyQuerySection>
        ) : (
          <Button
            size="s"
            onClick={() => {
              // The button goes.
              place.current?.focus()
              setAsked(true)
            }}
          >
            {t('related.find')}
          </Button>
        )}
      </div>
    </SideSection>
  )
}

type Ideas = NonNullable<RelatedIdeasQuery['response']['idea']>['relatedIdeas']

function Related({ ideas }: { ideas: Ideas }) {
  const language = useLanguage()
  const t = useMessages(votingMessages)
  if (ideas.length === 0) return <p>{t('related.none')}</p>
  return (
    <SideLinks
      component={AppLink}
      items={ideas.map(({ number, slug, title, voteCount, importedVoteCount, votesAreHidden }) => ({
        href: paths.idea(number, slug),
        label: title,
        lead: votesAreHidden ? '–' : formatCount(voteCount + importedVoteCount, language),
      }))}
    />
  )
}
