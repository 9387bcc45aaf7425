import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { freshText } from './freshText.ts'
import css from './CommentList.module.css'

interface Props {
  /** The number of new comments; null if there are none. */
  freshCount: number | null
  onFresh: () => void
  /** Not given where the newest is on the screen soon enough. */
  onNewest: (() => void) | undefined
}

/** The ways from the head of a timeline to what is new and to its end. */
export function TimelineShortcuts({ freshCount, onFresh, onNewest }: Props) {
  const t = useMessages(timelineMessages)
  if (freshCount === null && !onNewest) return null
  return (
    <p className={css.head}>
      {freshCount !== null && <span>{freshText(freshCount, t)}</span>}
      {freshCount !== null && (
        <Button variant="plain" size="s" onClick={onFresh}>
          {t('timeline.toFresh')}
        </Button>
      )}
      {onNewest && (
        <Button variant="plain" size="s" onClick={onNewest}>
          {t('timeline.toNewest')}
        </Button>
      )}
    </p>
  )
}
