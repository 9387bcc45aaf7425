import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { IdeaLink } from '#entities/Idea/IdeaLink.tsx'
import { VoteButton } from '#entities/Idea/VoteButton.tsx'
import type { RoadmapCard_idea$key } from '#generated/RoadmapCard_idea.graphql.ts'
import { formatDate, formatNumber } from '#lib/format.ts'
import { formatMonth } from '#lib/formatMonth.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { hasEnded } from '#rules/statuses.ts'
import { useClock } from '#services/clock/useClock.ts'
import css from './RoadmapCard.module.css'

interface Props {
  idea: RoadmapCard_idea$key
  /** The menu of the team. */
  menu?: ReactNode
  /** Whether there is room for a menu that comes later. */
  hasMenuRoom?: boolean
}

/** An idea in a column: its title, board and month, and the vote at the end, since the order is the team's. */
export function RoadmapCard({ idea, menu, hasMenuRoom = false }: Props) {
  const t = useMessages(roadmapMessages)
  const tCommon = useMessages(commonMessages)
  const language = useLanguage()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment RoadmapCard_idea on Idea {
        targetMonth
        statusChangedAt
        board @catch {
          name
        }
        status @catch(to: NULL) {
          category
        }
        toldVoters {
          voterCount
          toldCount
        }
        ...IdeaLink_idea
        ...VoteButton_idea
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- fetched ahead for the idea's page, drawn there
        ...IdeaHeader_idea
      }
    `,
    idea,
  )
  const isOver = hasEnded(data.status?.category)
  const month = data.targetMonth == null ? '' : formatMonth(data.targetMonth, clock, language)
  return (
    <div className={css.card}>
      <h3 className={css.title} dir="auto">
        <IdeaLink idea={data} />
      </h3>
      <div className={css.vote}>
        <VoteButton idea={data} size="s" />
      </div>
      <div className={css.facts}>
        <bdi>{data.board.ok ? data.board.value.name : tCommon('idea.boardFailed')}</bdi>
        {isOver && <span>{formatDate(data.statusChangedAt, clock, language)}</span>}
        {data.toldVoters && (
          <span>
            {t('roadmap.told', {
              told: formatNumber(data.toldVoters.toldCount, language),
              voters: formatNumber(data.toldVoters.voterCount, language),
            })}
          </span>
        )}
        {!isOver && month !== '' && (
          <span className={css.month}>{t('roadmap.about', { month })}</span>
        )}
        {menu ?? (hasMenuRoom && <span className={css.room} />)}
      </div>
    </div>
  )
}
