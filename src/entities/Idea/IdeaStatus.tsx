import { graphql, useFragment } from 'react-relay'
import type { IdeaStatus_idea$key } from '#generated/IdeaStatus_idea.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { hasEnded, type StatusCategory } from '#rules/statuses.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Fact } from '#ui/rows/Facts.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'

/** The status of an idea, and its date if it is final. */
export function IdeaStatus({ idea }: { idea: IdeaStatus_idea$key }) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const clock = useClock()
  const { status: found, statusChangedAt } = useFragment(
    graphql`
      fragment IdeaStatus_idea on Idea {
        statusChangedAt
        status @catch {
          name
          color
          category
        }
      }
    `,
    idea,
  )
  if (!found.ok) return <Fact>{t('idea.statusFailed')}</Fact>
  const status = found.value
  return (
    <StatusMark category={status.category as StatusCategory} color={status.color}>
      <bdi>{status.name}</bdi>
      {hasEnded(status.category) &&
        ` ${t('status.since', { date: formatDate(statusChangedAt, clock, language) })}`}
    </StatusMark>
  )
}
