import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AskedForThis_idea$key } from '#generated/AskedForThis_idea.graphql.ts'
import { cx } from '#lib/cx.ts'
import { formatDate, formatNumber } from '#lib/format.ts'
import { shippedIdeaMessages } from '#lib/messages/catalogues/shippedIdea.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import css from './AskedForThis.module.css'

/** Voters that have a mark each; more of them are a bar. */
const MARKS = 120

/**
 * The people who asked for a shipped idea and were told of it; nothing while it has not shipped.
 * `children`: what was announced about it, which stands below either way.
 */
export function AskedForThis({
  idea,
  children,
}: {
  idea: AskedForThis_idea$key
  children?: ReactNode
}) {
  const t = useMessages(shippedIdeaMessages)
  const language = useLanguage()
  const clock = useClock()
  const { statusChangedAt, viewerVote, toldVoters } = useFragment(
    graphql`
      fragment AskedForThis_idea on Idea {
        statusChangedAt
        viewerVote {
          createdAt
        }
        toldVoters {
          voterCount
          toldCount
          withoutAddressCount
        }
      }
    `,
    idea,
  )
  if (!toldVoters) return children
  const { voterCount, toldCount, withoutAddressCount } = toldVoters
  const date = (iso: string): string => formatDate(iso, clock, language)
  return (
    <div className={css.place}>
      <section aria-labelledby="asked" className={css.asked}>
        <h2 id="asked" className={cx(css.heading, viewerVote && css.you)}>
          {t(viewerVote ? 'asked.you' : 'asked.others')}
        </h2>
        {viewerVote && (
          <p className={css.dates}>
            {t('asked.dates', {
              voted: date(viewerVote.createdAt),
              shipped: date(statusChangedAt),
            })}
          </p>
        )}
        <Marks voters={voterCount} told={toldCount} isYours={viewerVote != null} />
        <p className={css.figures}>
          <strong>
            {t('asked.told', {
              voters: t('asked.voters', { count: voterCount }),
              told: formatNumber(toldCount, language),
            })}
          </strong>{' '}
          {withoutAddressCount > 0 && t('asked.without', { count: withoutAddressCount })}
        </p>
      </section>
      {children}
    </div>
  )
}

/** A mark per voter, the viewer's first and hollow for who was not told; the sentence below says the same. */
function Marks({ voters, told, isYours }: { voters: number; told: number; isYours: boolean }) {
  if (voters > MARKS)
    return (
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={css.bar}
        aria-hidden="true"
        focusable="false"
      >
        <rect width={(100 * told) / voters} height="1" />
      </svg>
    )
  const ours = isYours ? 1 : 0
  const filled = Math.max(told, ours)
  return (
    <p className={css.marks} aria-hidden="true">
      {Array.from({ length: voters }, (_, at) => (
        <span key={at} className={cx(css.mark, at < ours && css.own, at >= filled && css.hollow)} />
      ))}
    </p>
  )
}
