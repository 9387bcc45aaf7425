import { graphql, useFragment } from 'react-relay'
import type { HowItWent_idea$key } from '#generated/HowItWent_idea.graphql.ts'
import { formatDate, formatDateTime } from '#lib/format.ts'
import { shippedIdeaMessages } from '#lib/messages/catalogues/shippedIdea.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import { useClock } from '#services/clock/useClock.ts'
import { SideSection } from '#ui/layout/SideSection.tsx'
import { StatusDot } from '#ui/StatusMark.tsx'
import css from './HowItWent.module.css'

const DAY_MS = 86_400_000

/** The way of a shipped idea, from its posting on, in shapes and dates; nothing while it has not shipped. */
export function HowItWent({ idea }: { idea: HowItWent_idea$key }) {
  const t = useMessages(shippedIdeaMessages)
  const { createdAt, status, statusSteps } = useFragment(
    graphql`
      fragment HowItWent_idea on Idea @throwOnFieldError {
        createdAt
        status {
          id
          category
        }
        statusSteps {
          at
          status {
            id
            name
            category
            color
          }
        }
      }
    `,
    idea,
  )
  const last = statusSteps.at(-1)
  // A status that came without a step, as imports bring them, has no date to tell.
  if (status.category !== 'SHIPPED' || last?.status.id !== status.id) return null
  const days = Math.floor((Date.parse(last.at) - Date.parse(createdAt)) / DAY_MS)
  return (
    <SideSection heading={t('went.heading')}>
      <ol className={css.steps}>
        <Step name={t('went.posted')} category="OPEN" at={createdAt} />
        {statusSteps.map(({ status: { name, category, color }, at }) => (
          <Step
            key={at}
            name={name}
            category={category as StatusCategory}
            color={color ?? null}
            at={at}
          />
        ))}
      </ol>
      <p className={css.words}>{days < 1 ? t('went.sameDay') : t('went.days', { count: days })}</p>
    </SideSection>
  )
}

interface StepProps {
  name: string
  category: StatusCategory
  color?: string | null
  at: string
}

function Step({ name, category, color = null, at }: StepProps) {
  const language = useLanguage()
  const clock = useClock()
  return (
    <li className={css.step}>
      <StatusDot category={category} color={color} />
      <bdi className={css.name}>{name}</bdi>
      <time dateTime={at} title={formatDateTime(at, clock, language)} className={css.date}>
        {formatDate(at, clock, language)}
      </time>
    </li>
  )
}
