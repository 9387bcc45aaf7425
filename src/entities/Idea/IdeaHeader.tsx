import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { BoardLink } from '#entities/Board/BoardLink.tsx'
import { UserByline } from '#entities/User/UserByline.tsx'
import type { IdeaHeader_idea$key } from '#generated/IdeaHeader_idea.graphql.ts'
import { formatMonth } from '#lib/formatMonth.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Chip } from '#ui/Chip.tsx'
import { DetailLayout } from '#ui/rows/DetailLayout.tsx'
import { Fact, Facts } from '#ui/rows/Facts.tsx'
import { IdeaSource } from './IdeaSource.tsx'
import { IdeaStatus } from './IdeaStatus.tsx'
import { VoteButton } from './VoteButton.tsx'

/** The head of an idea's page. Asks for nothing that its row did not bring. `status`: what stands in place of its status. */
export function IdeaHeader({
  idea,
  status,
  children,
}: {
  idea: IdeaHeader_idea$key
  status?: ReactNode
  children: ReactNode
}) {
  const t = useMessages(ideaPageMessages)
  const tCommon = useMessages(commonMessages)
  const clock = useClock()
  const language = useLanguage()
  const data = useFragment(
    graphql`
      fragment IdeaHeader_idea on Idea {
        title
        createdAt
        targetMonth
        author {
          ...UserByline_user
        }
        board @catch {
          ...BoardLink_board
        }
        tags {
          id
          name
          color
        }
        ...VoteButton_idea
        ...IdeaStatus_idea
        ...IdeaSource_idea
      }
    `,
    idea,
  )
  return (
    <DetailLayout
      vote={<VoteButton idea={data} size="l" />}
      title={data.title}
      byline={<UserByline user={data.author ?? null} at={data.createdAt} />}
      facts={
        <Facts>
          {status ?? <IdeaStatus idea={data} />}
          <Fact>
            {data.board.ok ? <BoardLink board={data.board.value} /> : tCommon('idea.boardFailed')}
          </Fact>
          {data.targetMonth != null && (
            <Fact>
              {t('idea.expected', { month: formatMonth(data.targetMonth, clock, language) })}
            </Fact>
          )}
          <IdeaSource idea={data} />
          {data.tags.map((tag) => (
            <Chip key={tag.id} color={tag.color ?? undefined}>
              {tag.name}
            </Chip>
          ))}
        </Facts>
      }
    >
      {children}
    </DetailLayout>
  )
}
