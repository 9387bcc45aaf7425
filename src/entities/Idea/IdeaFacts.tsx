import { graphql, useFragment } from 'react-relay'
import type { IdeaFacts_idea$data, IdeaFacts_idea$key } from '#generated/IdeaFacts_idea.graphql.ts'
import { formatRelative, type Clock } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Fact, Facts } from '#ui/rows/Facts.tsx'
import { IdeaStatus } from './IdeaStatus.tsx'

const NEW_FOR = 14 * 24 * 60 * 60 * 1000

/** The line of facts under a row. `isOfOneBoard`: all rows of the list are of the same board, which none of them names. */
export function IdeaFacts({
  idea,
  isOfOneBoard = false,
}: {
  idea: IdeaFacts_idea$key
  isOfOneBoard?: boolean
}) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment IdeaFacts_idea on Idea {
        state
        pinned
        assignee {
          name
        }
        createdAt
        commentCount
        recentVoteCount
        board @catch {
          name
        }
        ...IdeaStatus_idea
      }
    `,
    idea,
  )
  const why = reasonToBeHere(data, clock, t, language)
  return (
    <Facts>
      {data.pinned && <Fact>{t('idea.pinned')}</Fact>}
      {data.state === 'PENDING' && <Fact>{t('idea.pending')}</Fact>}
      <IdeaStatus idea={data} />
      {!isOfOneBoard && (
        <Fact>{data.board.ok ? <bdi>{data.board.value.name}</bdi> : t('idea.boardFailed')}</Fact>
      )}
      {data.commentCount > 0 && <Fact>{t('idea.comments', { count: data.commentCount })}</Fact>}
      {data.assignee && <Fact>{t('idea.assignee', { name: data.assignee.name })}</Fact>}
      {why !== null && <Fact why>{why}</Fact>}
    </Facts>
  )
}

function reasonToBeHere(
  { recentVoteCount, createdAt }: IdeaFacts_idea$data,
  clock: Clock,
  t: Translate<typeof commonMessages>,
  language: Language,
): string | null {
  if (recentVoteCount > 0) return t('idea.recentVotes', { count: recentVoteCount })
  if (clock.now - Date.parse(createdAt) < NEW_FOR)
    return t('idea.posted', { when: formatRelative(createdAt, clock, language) })
  return null
}
