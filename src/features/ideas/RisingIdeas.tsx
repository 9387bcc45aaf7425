import { graphql, useFragment } from 'react-relay'
import type { RisingIdeas_query$key } from '#generated/RisingIdeas_query.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { SideLinks, SideSection } from '#ui/layout/SideSection.tsx'
import { hasLetter } from './hasLetter.ts'

/** The ideas that gather votes at the moment; nothing if there are none. */
export function RisingIdeas({ query }: { query: RisingIdeas_query$key }) {
  const t = useMessages(commonMessages)
  const language = useLanguage()
  const tList = useMessages(ideaListMessages)
  const { rising } = useFragment(
    graphql`
      fragment RisingIdeas_query on Query {
        rising: ideas(first: 10, sort: TRENDING) @catch {
          edges {
            node {
              number
              slug
              title
              recentVoteCount
            }
          }
        }
      }
    `,
    query,
  )
  if (!rising.ok) {
    return (
      <SideSection heading={tList('aside.rising')}>
        <p>{t('section.failed')}</p>
      </SideSection>
    )
  }
  const ideas = rising.value.edges
    .map(({ node }) => node)
    .filter((idea) => idea.recentVoteCount > 0 && hasLetter(idea.title))
    .toSorted((a, b) => b.recentVoteCount - a.recentVoteCount)
  if (ideas.length === 0) return null
  return (
    <SideSection heading={tList('aside.rising')}>
      <SideLinks
        component={AppLink}
        items={ideas.slice(0, 3).map((idea) => ({
          href: paths.idea(idea.number, idea.slug),
          label: idea.title,
          lead: `+${formatCount(idea.recentVoteCount, language)}`,
        }))}
      />
    </SideSection>
  )
}
