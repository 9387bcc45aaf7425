import { graphql, useFragment } from 'react-relay'
import { StructuredData } from '#entities/Site/StructuredData.tsx'
import type {
  IdeaStructuredData_idea$data,
  IdeaStructuredData_idea$key,
} from '#generated/IdeaStructuredData_idea.graphql.ts'
import type { IdeaStructuredData_query$key } from '#generated/IdeaStructuredData_query.graphql.ts'
import { userMessages } from '#lib/messages/catalogues/user.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { IdeaFacts } from '#lib/structuredData.ts'
import { paths } from '#services/navigation/paths.ts'

const queryFragment = graphql`
  fragment IdeaStructuredData_query on Query {
    site {
      name
    }
  }
`
// With the first page of the timeline as it came, which the list of comments asks for as well.
const ideaFragment = graphql`
  fragment IdeaStructuredData_idea on Idea @argumentDefinitions(after: { type: "String" }) {
    number
    slug
    title
    state
    bodyHtml @catch(to: NULL)
    createdAt
    editedAt
    voteCount
    votesAreHidden
    importedVotes {
      count
    }
    commentCount
    author {
      name
    }
    board @catch(to: NULL) {
      name
      slug
    }
    timeline(after: $after, unread: true) @catch(to: NULL) {
      edges {
        node {
          __typename
          ... on Comment {
            id
            state
            internal
            createdAt
            bodyHtml @catch(to: NULL)
            author {
              name
            }
          }
        }
      }
    }
  }
`

export interface IdeaStructuredDataProps {
  idea: IdeaStructuredData_idea$key
  query: IdeaStructuredData_query$key
}

/** Says what an idea and the comments that came with its page are to those who read it as data. */
export function IdeaStructuredData({ idea, query }: IdeaStructuredDataProps) {
  const t = useMessages(userMessages)
  const nameOf = (author: Author): string => author?.name ?? t('user.deleted')
  const { site } = useFragment(queryFragment, query)
  const data = useFragment(ideaFragment, idea)
  if (!site || data.state !== 'LIVE') return null
  const { number, slug, board } = data
  return (
    <StructuredData
      facts={{
        kind: 'idea',
        site,
        board: board ? { name: board.name, path: paths.board(board.slug) } : null,
        path: paths.idea(number, slug),
        title: data.title,
        createdAt: data.createdAt,
        commentCount: data.commentCount,
        html: data.bodyHtml ?? '',
        author: nameOf(data.author),
        editedAt: data.editedAt ?? null,
        votes: data.votesAreHidden
          ? null
          : data.importedVotes.reduce((sum, { count }) => sum + count, data.voteCount),
        comments: commentsOf(data, nameOf),
      }}
    />
  )
}

type Author = IdeaStructuredData_idea$data['author']

/** The comments that everybody may read. */
function commentsOf(
  { timeline }: IdeaStructuredData_idea$data,
  nameOf: (author: Author) => string,
): IdeaFacts['comments'] {
  return (timeline?.edges ?? []).flatMap(({ node }) => {
    if (node.__typename !== 'Comment' || node.state !== 'LIVE' || node.internal) return []
    const { id, createdAt, bodyHtml, author } = node
    return [{ id, createdAt, html: bodyHtml ?? '', author: nameOf(author) }]
  })
}
