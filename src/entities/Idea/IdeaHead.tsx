import { graphql, useFragment } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import type { IdeaHead_idea$key } from '#generated/IdeaHead_idea.graphql.ts'
import type { IdeaHead_query$key } from '#generated/IdeaHead_query.graphql.ts'
import { paths } from '#services/navigation/paths.ts'

interface Props {
  query: IdeaHead_query$key
  idea: IdeaHead_idea$key
}

/** The document's head on the page of an idea. */
export function IdeaHead({ query, idea }: Props) {
  const site = useFragment(
    graphql`
      fragment IdeaHead_query on Query {
        ...ScreenTitle_query
      }
    `,
    query,
  )
  const { number, slug, title, excerpt, state, voteCount, votesAreHidden, importedVotes, status } =
    useFragment(
      graphql`
        fragment IdeaHead_idea on Idea {
          number
          slug
          title
          excerpt
          state
          voteCount
          votesAreHidden
          importedVotes {
            count
          }
          status @catch(to: NULL) {
            name
            color
            category
          }
        }
      `,
      idea,
    )
  const votes = votesAreHidden
    ? null
    : importedVotes.reduce((sum, { count }) => sum + count, voteCount)
  const shown = status
    ? { name: status.name, color: status.color ?? null, category: status.category }
    : null
  return (
    <ScreenTitle
      query={site}
      title={title}
      shared={{
        path: paths.idea(number, slug),
        description: excerpt,
        subject: { kind: 'idea', number },
        picture: { title, lead: '', idea: { number, votes, status: shown } },
        isIndexed: state === 'LIVE',
      }}
    />
  )
}
