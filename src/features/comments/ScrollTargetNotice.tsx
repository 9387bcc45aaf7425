import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  isGone: boolean
  failure: Error | null
  onRetry: () => void
}

/** Says that the comment somebody came for is gone, or could not be loaded. */
export function ScrollTargetNotice({ isGone, failure, onRetry }: Props) {
  const t = useMessages(timelineMessages)
  return (
    <>
      {isGone && <Notice role="status">{t('timeline.gone')}</Notice>}
      {failure && <Failure of="rows" error={failure} retry={onRetry} />}
    </>
  )
}
