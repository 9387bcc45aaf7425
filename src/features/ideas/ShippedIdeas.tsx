import { graphql, useFragment } from 'react-relay'
import type { ShippedIdeas_query$key } from '#generated/ShippedIdeas_query.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { SideLinks, SideSection } from '#ui/layout/SideSection.tsx'
import { hasLetter } from './hasLetter.ts'

/** The ideas shipped last; nothing if there are none. */
export function ShippedIdeas({ query }: { query: ShippedIdeas_query$key }) {
  const t = useMessages(commonMessages)
  const tList = useMessages(ideaListMessages)
  const { shipped } = useFragment(
    graphql`
      fragment ShippedIdeas_query on Query {
        shipped: ideas(first: 10, sort: ACTIVE, filter: { categories: [SHIPPED] }) @catch {
          edges {
            node {
              number
              slug
              title
            }
          }
        }
      }
    `,
    query,
  )
  if (!shipped.ok) {
    return (
      <SideSection heading={tList('aside.shipped')}>
        <p>{t('section.failed')}</p>
      </SideSection>
    )
  }
  const ideas = shipped.value.edges
    .map(({ node }) => node)
    .filter(({ title }) => hasLetter(title))
    .slice(0, 3)
  if (ideas.length === 0) return null
  return (
    <SideSection heading={tList('aside.shipped')}>
      <SideLinks
        component={AppLink}
        items={ideas.map((idea) => ({
          href: paths.idea(idea.number, idea.slug),
          label: idea.title,
        }))}
      />
    </SideSection>
  )
}
