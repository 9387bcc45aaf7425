import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { IdeaAnswer } from '#entities/Idea/IdeaAnswer.tsx'
import { IdeaFacts } from '#entities/Idea/IdeaFacts.tsx'
import { VoteButton } from '#entities/Idea/VoteButton.tsx'
import type { FoundRow_idea$key } from '#generated/FoundRow_idea.graphql.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { MarkedText } from '#ui/MarkedText.tsx'
import { RowLayout } from '#ui/rows/RowLayout.tsx'

interface Props {
  idea: FoundRow_idea$key
  /** The words of its title and excerpt that were found. */
  words: readonly string[]
  isOfOneBoard: boolean
}

/** An idea in a list of results, as in any other (IdeaRow.tsx), with the words marked that were found. */
export const FoundRow = memo(function FoundRow({ idea, words, isOfOneBoard }: Props) {
  const data = useFragment(
    graphql`
      fragment FoundRow_idea on Idea {
        number
        slug
        title
        excerpt
        ...VoteButton_idea
        ...IdeaFacts_idea
        ...IdeaAnswer_idea
      }
    `,
    idea,
  )
  return (
    <RowLayout
      vote={<VoteButton idea={data} />}
      title={
        <AppLink href={paths.idea(data.number, data.slug)} data-focus={`idea-${data.number}`}>
          <MarkedText text={data.title} words={words} />
        </AppLink>
      }
      excerpt={data.excerpt && <MarkedText text={data.excerpt} words={words} />}
      facts={<IdeaFacts idea={data} isOfOneBoard={isOfOneBoard} />}
      answer={<IdeaAnswer idea={data} />}
    />
  )
})
