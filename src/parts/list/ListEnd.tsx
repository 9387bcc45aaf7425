import { useEffect, useEffectEvent, useRef } from 'react'
import { listsMessages } from '#lib/messages/catalogues/lists.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import type { ListSide } from '#relay/lists/usePaginatedList.ts'
import { Button } from '#ui/Button.tsx'
import css from './ListEnd.module.css'

/**
 * The margin in which the next page is asked for: about eight rows below the screen, and any
 * distance above it, since the list has to grow back to its reader's position.
 */
const AROUND = '100000px 0px 1200px'

/** Relay drops what is asked for while the query around is under way, and nothing else would ask again. */
const AGAIN_MS = 1_000

/** The end of what is loaded of a list: asks for more well before it is seen, and offers a button where that cannot work. */
export function ListEnd({ hasMore, onMore, loading, failure }: ListSide) {
  const t = useMessages(listsMessages)
  const end = useRef<HTMLDivElement>(null)
  const waits = loading || failure !== null
  const reached = useEffectEvent(onMore)
  useEffect(() => {
    if (waits || !end.current || typeof IntersectionObserver === 'undefined') return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer)
        if (!entries.at(-1)?.isIntersecting) return
        reached()
        timer = setInterval(reached, AGAIN_MS)
      },
      { rootMargin: AROUND },
    )
    observer.observe(end.current)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [waits, hasMore])
  if (!hasMore) return null
  if (failure !== null) return <Failure of="rows" error={failure} retry={onMore} />
  return (
    <div ref={end} className={css.end}>
      <Button onClick={onMore} aria-disabled={loading}>
        {loading ? t('list.loading') : t('list.more')}
      </Button>
    </div>
  )
}
