import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IdeaRow_idea$key } from '#generated/IdeaRow_idea.graphql.ts'
import { RowLayout } from '#ui/rows/RowLayout.tsx'
import { IdeaAnswer } from './IdeaAnswer.tsx'
import { IdeaFacts } from './IdeaFacts.tsx'
import { IdeaLink } from './IdeaLink.tsx'
import { VoteButton } from './VoteButton.tsx'

/** An idea in a list. Brings what the head of its page needs as well, so that opening it paints at once. */
export const IdeaRow = memo(function IdeaRow({
  idea,
  isOfOneBoard,
}: {
  idea: IdeaRow_idea$key
  /** All rows of the list are of the same board, which none of them names. */
  isOfOneBoard?: boolean
}) {
  const data = useFragment(
    graphql`
      fragment IdeaRow_idea on Idea {
        excerpt
        ...VoteButton_idea
        ...IdeaLink_idea
        ...IdeaFacts_idea
        ...IdeaAnswer_idea
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- fetched ahead for the idea's page, drawn there
        ...IdeaHeader_idea
      }
    `,
    idea,
  )
  return (
    <RowLayout
      vote={<VoteButton idea={data} />}
      title={<IdeaLink idea={data} />}
      excerpt={data.excerpt}
      facts={<IdeaFacts idea={data} isOfOneBoard={isOfOneBoard} />}
      answer={<IdeaAnswer idea={data} />}
    />
  )
})
