import { Fragment, type ReactNode, type Ref } from 'react'
import { MergedIdea } from '#entities/Idea/MergedIdea.tsx'
import { EventLine } from '#entities/IdeaEvent/EventLine.tsx'
import type { EventLine_event$key } from '#generated/EventLine_event.graphql.ts'
import type { IdeaBody_idea$key } from '#generated/IdeaBody_idea.graphql.ts'
import type { MergedIdea_idea$key } from '#generated/MergedIdea_idea.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ErrorCatcher } from '#relay/boundaries/ErrorCatcher.tsx'
import { CommentThread, type CommentNode, type CommentThreadProps } from './CommentThread.tsx'
import { freshText } from './freshText.ts'
import type { Entry } from './threads.ts'
import css from './CommentList.module.css'

/** An idea that was merged into this one, where it was posted. */
export interface MergedNode {
  readonly kind: 'event'
  readonly id: string
  readonly createdAt: string
  readonly merged: MergedIdea_idea$key
  /** Its text, where that came along; otherwise it is asked for when it is unfolded. */
  readonly body: IdeaBody_idea$key | null
}

/** An event of the list. */
export interface EventNode {
  readonly kind: 'event'
  readonly id: string
  readonly createdAt: string
  readonly event: EventLine_event$key
}

interface Props extends Omit<CommentThreadProps, 'thread'> {
  ref?: Ref<HTMLUListElement>
  entries: readonly Entry<CommentNode, EventNode | MergedNode>[]
  /** The entry before which what is new begins; null where that is not in the list. */
  fresh: { before: string; count: number } | null
  ideaId: string
}

/**
 * Threads and events of a timeline, and the line where what is new begins. One that cannot be drawn
 * costs its own place.
 */
export function TimelineRows({ ref, entries, fresh, ideaId, ...thread }: Props) {
  const t = useMessages(timelineMessages)
  const tCommon = useMessages(commonMessages)
  const alone = (of: unknown, row: ReactNode): ReactNode => (
    <ErrorCatcher resetKey={of} renderError={() => <p>{tCommon('section.failed')}</p>}>
      {row}
    </ErrorCatcher>
  )
  return (
    <ul ref={ref} className={css.list}>
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          {fresh?.before === entry.id && (
            <li id="fresh" className={css.divider}>
              {freshText(fresh.count, t)}
            </li>
          )}
          {'merged' in entry ? (
            <li>{alone(entry.merged, <MergedIdea idea={entry.merged} body={entry.body} />)}</li>
          ) : entry.kind === 'event' ? (
            <li className={css.event} data-at={entry.createdAt} id={entry.id}>
              {alone(entry.event, <EventLine event={entry.event} ideaId={ideaId} />)}
            </li>
          ) : (
            <li data-at={entry.root?.createdAt}>
              <CommentThread thread={entry} {...thread} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
