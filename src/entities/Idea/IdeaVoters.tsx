import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IdeaVoters_idea$key } from '#generated/IdeaVoters_idea.graphql.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AvatarStack } from '#ui/AvatarStack.tsx'
import { SideSection } from '#ui/layout/SideSection.tsx'
import { ImportedVotes } from './ImportedVotes.tsx'

/** The voters, as far as there is room, and the votes that came without a name; `children` lead to the others. */
export function IdeaVoters({
  idea,
  children,
}: {
  idea: IdeaVoters_idea$key
  children?: ReactNode
}) {
  const t = useMessages(ideaPageMessages)
  const { voters, voteCount, importedVoteCount, votesAreHidden, ...data } = useFragment(
    graphql`
      fragment IdeaVoters_idea on Idea @throwOnFieldError {
        voteCount
        importedVoteCount
        votesAreHidden
        ...ImportedVotes_idea
        voters(first: 8) {
          edges {
            node {
              id
              name
              avatar
            }
          }
        }
      }
    `,
    idea,
  )
  const people = voters.edges.map(({ node }) => ({
    id: node.id,
    name: node.name,
    src: node.avatar,
  }))
  return (
    <SideSection heading={t('voters.title')}>
      {voteCount + importedVoteCount === 0 && (
        <p>{t(votesAreHidden ? 'voters.hidden' : 'voters.none')}</p>
      )}
      {/* A new vote may be counted before the names are asked for again. */}
      {voteCount > 0 && people.length > 0 && (
        <AvatarStack people={people} more={Math.max(0, voteCount - people.length)} />
      )}
      {children}
      <ImportedVotes idea={data} />
    </SideSection>
  )
}
