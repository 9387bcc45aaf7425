import { graphql, useFragment } from 'react-relay'
import type { SimilarRow_idea$key } from '#generated/SimilarRow_idea.graphql.ts'
import { IdeaStatus } from '#entities/Idea/IdeaStatus.tsx'
import { VoteButton } from '#entities/Idea/VoteButton.tsx'
import { AppLink } from '#entities/Link/AppLink.tsx'
import { t } from '#lib/messages/en/posting.ts'
import { paths } from '#services/navigation/paths.ts'
import { MarkedText } from '#ui/MarkedText.tsx'
import { Fact, Facts } from '#ui/rows/Facts.tsx'
import { RowLayout } from '#ui/rows/RowLayout.tsx'

/** An idea that may mean the same: why, how it stands, and a vote for it. */
export function SimilarRow({ idea, words, sharesTag }: { idea: SimilarRow_idea$key; words: readonly string[]; sharesTag: boolean }) {
  const data = useFragment(
    graphql`
      fragment SimilarRow_idea on Idea {
        number
        slug
        title
        ...VoteButton_idea
        ...IdeaStatus_idea
      }
    `,
    idea,
  )
  return (
    <RowLayout
      size="s"
      headingLevel={3}
      vote={<VoteButton idea={data} />}
      title={
        <AppLink href={paths.idea(data.number, data.slug)}>
          <MarkedText text={data.title} words={words} />
        </AppLink>
      }
      facts={
        <Facts>
          <IdeaStatus idea={data} />
          {sharesTag && <Fact>{t('similar.sharesTag')}</Fact>}
        </Facts>
      }
    />
  )
}
