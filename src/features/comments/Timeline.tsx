import type { ComponentProps, ReactNode, Ref } from 'react'
import type { ListSide } from '#relay/lists/usePaginatedList.ts'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { MoreComments } from './MoreComments.tsx'
import { PlainTimeline } from './PlainTimeline.tsx'
import { TimelineRows } from './TimelineRows.tsx'

type RowsProps = ComponentProps<typeof TimelineRows>

interface Props {
  box: Ref<HTMLDivElement>
  list: RowsProps['ref']
  rows: Omit<RowsProps, 'ref' | 'entries'>
  /** The entries that came, the oldest first. */
  loaded: RowsProps['entries']
  /** The entries that somebody has just sent, which come after those that are not loaded yet. */
  sent: RowsProps['entries']
  previous: ListSide
  next: ListSide
  endOfPage: string | null
  /** The entry that the list opens at is being loaded. */
  isComing: boolean
  isNewestFirst: boolean
  /** Stands after what came, and before what was sent. */
  children: ReactNode
}

/** The entries of a list in the order of its reader, and its ends. */
export function Timeline({
  box,
  list,
  rows,
  loaded,
  sent,
  previous,
  next,
  endOfPage,
  isComing,
  isNewestFirst,
  children,
}: Props) {
  const inOrder = <T,>(all: readonly T[]): readonly T[] => (isNewestFirst ? all.toReversed() : all)
  const later = (
    <>
      {!isComing && (
        <MoreComments side="later" page={next} after={endOfPage} isOnTop={isNewestFirst} />
      )}
      {sent.length > 0 && !isComing && <TimelineRows entries={inOrder(sent)} {...rows} />}
    </>
  )
  return (
    <>
      {isNewestFirst && later}
      <div ref={box}>
        {!isComing && !isNewestFirst && (
          <MoreComments side="earlier" page={previous} after={null} isOnTop />
        )}
        {isComing && (
          <>
            <div data-scripted>
              <SkeletonText lines={6} />
            </div>
            <PlainTimeline after={endOfPage} entries={loaded} {...rows} />
          </>
        )}
        {loaded.length > 0 && !isComing && (
          <TimelineRows ref={list} entries={inOrder(loaded)} {...rows} />
        )}
        {!isComing && isNewestFirst && <MoreComments side="earlier" page={previous} after={null} />}
      </div>
      {children}
      {!isNewestFirst && later}
    </>
  )
}
