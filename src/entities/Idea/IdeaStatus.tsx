import { graphql, useFragment } from 'react-relay'
import type { IdeaStatus_idea$key } from '#generated/IdeaStatus_idea.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { StatusMark, type StatusCategory } from '#ui/StatusMark.tsx'

/** Where an idea stands, and since when if that ended it. */
export function IdeaStatus({ idea }: { idea: IdeaStatus_idea$key }) {
  const { now } = useServices()
  const { status, statusChangedAt } = useFragment(
    graphql`
      fragment IdeaStatus_idea on Idea {
        statusChangedAt
        status {
          name
          color
          category
        }
      }
    `,
    idea,
  )
  if (!status) return null
  const ended = status.category === 'SHIPPED' || status.category === 'DECLINED'
  return (
    <StatusMark category={status.category as StatusCategory} color={status.color}>
      <bdi>{status.name}</bdi>
      {ended && ` ${t('status.since', { date: formatDate(statusChangedAt, now()) })}`}
    </StatusMark>
  )
}
