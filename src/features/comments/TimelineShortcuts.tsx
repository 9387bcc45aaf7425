import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import type { LinkProps } from '#ui/link.ts'
import { freshText } from './freshText.ts'
import css from './CommentList.module.css'

interface Props {
  /** The number of new comments; null if there are none. */
  freshCount: number | null
  onFresh: () => void
  /** Not given where the newest is on the screen soon enough. */
  onNewest: (() => void) | undefined
  /** Null where there is nothing to put in order. */
  order: { isNewestFirst: boolean; otherOrder: string } | null
}

/** The ways from the head of a timeline to what is new and to its end, and its order. */
export function TimelineShortcuts({ freshCount, onFresh, onNewest, order }: Props) {
  const t = useMessages(timelineMessages)
  if (freshCount === null && !onNewest && !order) return null
  return (
    <p className={css.head}>
      {freshCount !== null && <span>{freshText(freshCount, t)}</span>}
      {freshCount !== null && (
        <Button variant="plain" size="s" data-scripted onClick={onFresh}>
          {t('timeline.toFresh')}
        </Button>
      )}
      {onNewest && (
        <Button variant="plain" size="s" data-scripted onClick={onNewest}>
          {t('timeline.toNewest')}
        </Button>
      )}
      {order && (
        <ButtonLink
          variant="plain"
          size="s"
          className={css.order}
          href={order.otherOrder}
          component={ReplacingLink}
        >
          {t(order.isNewestFirst ? 'timeline.oldestFirst' : 'timeline.newestFirst')}
        </ButtonLink>
      )}
    </p>
  )
}

/** The order is another view of the same page: Back leads to where one came from. */
function ReplacingLink(props: LinkProps) {
  return <AppLink {...props} replace />
}
