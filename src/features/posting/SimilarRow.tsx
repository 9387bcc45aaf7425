import { graphql, useFragment } from 'react-relay'
import { IdeaStatus } from '#entities/Idea/IdeaStatus.tsx'
import { VoteButton } from '#entities/Idea/VoteButton.tsx'
import type { SimilarRow_idea$key } from '#generated/SimilarRow_idea.graphql.ts'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { MarkedText } from '#ui/MarkedText.tsx'
import { Fact, Facts } from '#ui/rows/Facts.tsx'
import { RowLayout } from '#ui/rows/RowLayout.tsx'
import css from './SimilarRow.module.css'

/** The idea that somebody's text goes to instead of being posted. */
export interface SimilarTarget {
  readonly id: string
  readonly number: number
  readonly slug: string
}

interface Props {
  idea: SimilarRow_idea$key
  words: readonly string[]
  sharesTag: boolean
  onCarry: (idea: SimilarTarget) => void
}

/** An idea that may mean the same: why, how it stands, and a vote for it. Who has voted can say there what they were writing. */
export function SimilarRow({ idea, words, sharesTag, onCarry }: Props) {
  const t = useMessages(postingMessages)
  const { usage } = useServices()
  const { id, number, slug, ...data } = useFragment(
    graphql`
      fragment SimilarRow_idea on Idea {
        id
        number
        slug
        title
        viewerHasVoted
        ...VoteButton_idea
        ...IdeaStatus_idea
      }
    `,
    idea,
  )
  const carry = (): void => {
    usage.track('similar_carried', { idea: id })
    onCarry({ id, number, slug })
  }
  return (
    <RowLayout
      size="s"
      headingLevel={3}
      vote={<VoteButton idea={data} isSimilar />}
      title={
        <AppLink href={paths.idea(number, slug)}>
          <MarkedText text={data.title} words={words} />
        </AppLink>
      }
      facts={
        <Facts>
          <IdeaStatus idea={data} />
          {words.length === 0 && <Fact>{t('similar.inDetails')}</Fact>}
          {sharesTag && <Fact>{t('similar.sharesTag')}</Fact>}
        </Facts>
      }
      answer={
        data.viewerHasVoted && (
          <Button size="s" className={css.carry} onClick={carry}>
            {t('similar.carry')}
          </Button>
        )
      }
    />
  )
}
