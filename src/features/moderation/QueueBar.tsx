import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { offeredIn, wordOf, type Decision } from './decisions.ts'
import type { Queue } from './queueAddress.ts'
import css from './QueueRow.module.css'

interface Props {
  queue: Queue
  /** The number of selected posts. */
  count: number
  /** Whether some are of somebody who can be trusted. */
  canTrust: boolean
  /** Whether some of them can be merged. */
  canMerge: boolean
  onSelectAll: () => void
  onUnselect: () => void
  onDecide: (decision: Decision) => void
  onMerge: () => void
}

/** The acts on the selected posts of a queue; stays in sight above the list. */
export function QueueBar(props: Props) {
  const { queue, count, canTrust, canMerge, onSelectAll, onUnselect, onDecide, onMerge } = props
  const t = useMessages(moderationMessages)
  const tMerging = useMessages(mergingMessages)
  return (
    <div className={css.bar} role="group" aria-label={t('triage.selectedLabel')} data-edge-bar="">
      <Button size="s" variant="plain" onClick={count > 0 ? onUnselect : onSelectAll}>
        {t(count > 0 ? 'triage.unselect' : 'triage.selectAll')}
      </Button>
      <span className={css.count} role="status">
        {count > 0 && t('triage.selected', { count })}
      </span>
      {count > 0 &&
        offeredIn(queue, canTrust).map((decision) => (
          <Button key={decision} size="s" onClick={() => onDecide(decision)}>
            {t(wordOf(decision, queue))}
          </Button>
        ))}
      {canMerge && (
        <Button size="s" onClick={onMerge}>
          {tMerging('merge.open')}
        </Button>
      )}
    </div>
  )
}
