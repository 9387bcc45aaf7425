import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { cx } from '#lib/cx.ts'
import { formatCount, formatNumber } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './VoteControl.module.css'

interface Props {
  /** Title of the idea, which is part of the accessible name. */
  title: string
  /** All votes, the imported ones too; null where they are shown only once one has voted. */
  count: number | null
  /** The origin of the votes, if not all were cast here: part of the accessible name. */
  split?: string | null
  voted: boolean
  /** It is shown, and is not sent yet. */
  isWaiting?: boolean
  /** It was pressed, and is not shown yet. */
  isComing?: boolean
  /** Called with the wanted state, never with "the other one". */
  onVote: (voted: boolean) => void
  /** The reason why votes are closed; null or absent while they are open. */
  closed?: string | null
  /** The reason why the last vote was refused, shown until it is dismissed. */
  reason?: string | null
  onReasonDismiss?: () => void
  size?: 's' | 'm' | 'l'
}

/**
 * The vote button: its count never moves the layout, fill and shape show that it is pressed, and
 * pressing again takes the vote back.
 */
export function VoteControl({
  title,
  count,
  split = null,
  voted,
  isWaiting,
  isComing,
  onVote,
  closed = null,
  reason = null,
  onReasonDismiss,
  size = 'm',
}: Props) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const wrap = useRef<HTMLDivElement>(null)
  const closedId = useId()
  const [asked, setAsked] = useState<boolean | null>(null)
  const [explained, setExplained] = useState(false)
  const votes = count === null ? t('vote.hidden') : t('vote.count', { count })
  const shown = count === null ? '–' : formatCount(count, language)
  const exact = count === null ? shown : formatNumber(count, language)
  const bubble = reason ?? (explained ? closed : null)
  const result = asked === voted ? resultOf(voted, count === null ? null : votes, t) : null

  const dismiss = (): void => {
    setExplained(false)
    if (reason !== null) onReasonDismiss?.()
  }
  const press = (): void => {
    if (closed !== null) return setExplained(!explained)
    if (reason !== null) onReasonDismiss?.()
    setAsked(!voted)
    onVote(!voted)
  }
  useDismissal(wrap, bubble !== null, dismiss)

  return (
    <div ref={wrap} className={cx(css.wrap, css[size])}>
      <button
        type="button"
        aria-label={t(split === null ? 'vote.label' : 'vote.labelSplit', {
          title,
          votes: shown === exact ? votes : t('vote.compact', { shown, exact }),
          split: split ?? '',
        })}
        aria-pressed={voted}
        data-focus={title}
        data-waiting={isWaiting || undefined}
        data-held={isComing || undefined}
        aria-disabled={closed === null ? undefined : true}
        aria-describedby={closed === null ? undefined : closedId}
        className={css.vote}
        onClick={press}
      >
        <Arrow />
        {shown}
      </button>
      {closed !== null && (
        <span id={closedId} hidden>
          {closed}
        </span>
      )}
      <div role="status">
        {bubble === null ? (
          result && <VisuallyHidden>{result}</VisuallyHidden>
        ) : (
          <p className={css.bubble}>{bubble}</p>
        )}
      </div>
    </div>
  )
}

function Arrow() {
  return (
    <svg
      width="16"
      height="10"
      viewBox="0 0 16 10"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={css.arrow}
      aria-hidden="true"
    >
      <path d="m2 8 6-6 6 6" />
    </svg>
  )
}

/** The outcome of a press. A count that was hidden comes with the server's answer. */
function resultOf(
  voted: boolean,
  votes: string | null,
  t: Translate<typeof commonMessages>,
): string | null {
  if (votes !== null) return t(voted ? 'vote.done' : 'vote.undone', { votes })
  return voted ? null : t('vote.undone.hidden')
}

function useDismissal(
  wrap: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: () => void,
): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (!active) return
    const outside = (event: Event): void => {
      if (!wrap.current?.contains(event.target as Node)) latest.current()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [active, wrap])
}
