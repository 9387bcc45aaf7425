import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IdeaRow_idea$key } from '#generated/IdeaRow_idea.graphql.ts'
import { RowLayout } from '#ui/rows/RowLayout.tsx'
import { IdeaFacts } from './IdeaFacts.tsx'
import { IdeaLink } from './IdeaLink.tsx'
import type { ListPosition } from './RankingButton.tsx'
import { VoteButton } from './VoteButton.tsx'

/** An idea in a list; where it stands there is given as plain values, so that it is drawn anew only when they change. Brings what the head of its page needs as well, so that opening it paints at once. */
export const IdeaRow = memo(function IdeaRow({
  idea,
  sort,
  search,
  place,
}: { idea: IdeaRow_idea$key } & Partial<ListPosition>) {
  const data = useFragment(
    graphql`
      fragment IdeaRow_idea on Idea {
        excerpt
        ...VoteButton_idea
        ...IdeaLink_idea
        ...IdeaFacts_idea
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- fetched ahead for the idea's page, drawn there
        ...IdeaHeader_idea
      }
    `,
    idea,
  )
  const position =
    sort === undefined || place === undefined ? undefined : { sort, search: search ?? '', place }
  return (
    <RowLayout
      vote={<VoteButton idea={data} />}
      title={<IdeaLink idea={data} />}
      excerpt={data.excerpt}
      facts={<IdeaFacts idea={data} position={position} />}
    />
  )
})
