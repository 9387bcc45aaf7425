import { graphql, useFragment } from 'react-relay'
import type {
  EventLine_event$data,
  EventLine_event$key,
} from '#generated/EventLine_event.graphql.ts'
import type { EventLine_value$key } from '#generated/EventLine_value.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { StatusCategory } from '#rules/statuses.ts'
import { useClock } from '#services/clock/useClock.ts'
import { href } from '#services/navigation/href.ts'
import { paths } from '#services/navigation/paths.ts'
import { Sentence } from '#ui/Sentence.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import css from './EventLine.module.css'

/** An event of an idea's timeline in one line; nothing if there are no words for it. */
export function EventLine({ event, ideaId }: { event: EventLine_event$key; ideaId: string }) {
  const t = useMessages(timelineMessages)
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment EventLine_event on IdeaEvent {
        kind
        createdAt
        actor {
          name
        }
        from {
          idea {
            __typename
          }
          ...EventLine_value
        }
        to {
          idea {
            id
          }
          status {
            __typename
          }
          entry {
            __typename
          }
          ...EventLine_value
        }
      }
    `,
    event,
  )
  const sentence = sentenceOf(data, ideaId, t)
  if (sentence === null) return null
  const who = <bdi>{data.actor?.name ?? t('event.somebody')}</bdi>
  return (
    <div className={css.event}>
      <span className={css.mark} />
      <p className={css.text}>
        <Sentence
          text={sentence}
          parts={{
            who,
            from: <Value value={data.from ?? null} />,
            to: <Value value={data.to ?? null} />,
          }}
        />{' '}
        <span className={css.time}>
          <TimeAgo value={data.createdAt} clock={clock} />
        </span>
      </p>
    </div>
  )
}

const parts = { who: '{who}', from: '{from}', to: '{to}' }

/** The sentence with its parts still to be filled in. Who posted the idea and when its head says. */
function sentenceOf(
  { kind, from, to }: EventLine_event$data,
  ideaId: string,
  t: Translate<typeof timelineMessages>,
): string | null {
  const isHere = to?.idea?.id === ideaId
  switch (kind) {
    case 'STATUS_CHANGED':
      return to?.status ? t('event.status_changed', parts) : null
    case 'RETITLED':
      return t('event.retitled', parts)
    case 'MOVED':
      return t('event.moved', parts)
    case 'TAGGED':
      return t('event.tagged', parts)
    case 'UNTAGGED':
      return t('event.untagged', parts)
    case 'MERGED':
      return from?.idea && to?.idea
        ? t(isHere ? 'event.mergedHere' : 'event.mergedAway', parts)
        : null
    case 'UNMERGED':
      return from?.idea && to?.idea
        ? t(isHere ? 'event.unmergedHere' : 'event.unmergedAway', parts)
        : null
    case 'LOCKED':
      return t('event.locked', parts)
    case 'UNLOCKED':
      return t('event.unlocked', parts)
    case 'ANNOUNCED':
      return to?.entry ? t('event.announced', parts) : null
    default:
      return null
  }
}

/** The value before or after a change, by its present name. */
function Value({ value }: { value: EventLine_value$key | null }) {
  const t = useMessages(timelineMessages)
  const data = useFragment(
    graphql`
      fragment EventLine_value on IdeaEventValue {
        title
        status {
          name
          color
          category
        }
        board {
          name
        }
        tag {
          name
        }
        idea {
          number
          slug
          title
        }
        entry {
          slug
          title
        }
      }
    `,
    value,
  )
  if (!data) return null
  const { title, status, board, tag, idea, entry } = data
  if (status) {
    return (
      <StatusMark category={status.category as StatusCategory} color={status.color}>
        <bdi>{status.name}</bdi>
      </StatusMark>
    )
  }
  if (idea) {
    return (
      <AppLink href={paths.idea(idea.number, idea.slug)} dir="auto">
        {t('event.idea', { number: String(idea.number), title: idea.title })}
      </AppLink>
    )
  }
  if (entry) {
    return (
      <AppLink href={href('/changelog/:slug', { slug: entry.slug })} dir="auto">
        {entry.title}
      </AppLink>
    )
  }
  return <bdi>{title ?? board?.name ?? tag?.name}</bdi>
}
