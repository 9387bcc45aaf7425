import { useEffect, useEffectEvent, useRef } from 'react'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import type { ListSide } from '#relay/lists/usePaginatedList.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { useCommentsHref } from './useCommentsHref.ts'
import { isWriting } from './useSteadyWriting.ts'
import css from './CommentList.module.css'

/** Pixels beyond the screen at which more is asked for. */
const AHEAD = 900

/**
 * An end of what is loaded of a timeline: more comes when somebody scrolls towards it, or at a
 * press.
 * `isOnTop`: it stands before what is loaded.
 */
export function MoreComments({
  side,
  page,
  after,
  isOnTop = false,
}: {
  side: 'earlier' | 'later'
  page: ListSide
  /** The cursor by which a page without a script goes on; null for the first comments. */
  after: string | null
  isOnTop?: boolean
}) {
  const t = useMessages(commentsMessages)
  const tTimeline = useMessages(timelineMessages)
  const isHydrated = useIsHydrated()
  const href = useCommentsHref(after)
  const { hasMore, loading, failure, onMore } = page
  const box = useRef<HTMLDivElement>(null)
  const scrolled = useEffectEvent((isTowards: boolean) => {
    const { top = Infinity, bottom = -Infinity } = box.current?.getBoundingClientRect() ?? {}
    if (
      isTowards &&
      !loading &&
      !isWriting() &&
      bottom > -AHEAD &&
      top < window.innerHeight + AHEAD
    )
      onMore()
  })
  useEffect(() => {
    let before = window.scrollY
    const onScroll = (): void => {
      const y = window.scrollY
      // Not where the page was moved to keep what is read in its place: that is the other way.
      scrolled(isOnTop ? y < before : y > before)
      before = y
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [isOnTop])
  if (!hasMore) return null
  if (failure !== null) return <Failure of="rows" error={failure} retry={onMore} />
  const label = side === 'earlier' ? tTimeline('timeline.earlier') : t('comments.more')
  return (
    <div ref={box} className={css.more}>
      {isHydrated ? (
        <Button onClick={onMore} aria-disabled={loading}>
          {loading ? t('comments.loading') : label}
        </Button>
      ) : (
        <ButtonLink href={href} component={PlainLink}>
          {label}
        </ButtonLink>
      )}
    </div>
  )
}
