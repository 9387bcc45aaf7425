import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  isGone: boolean
  failure: Error | null
  onRetry: () => void
}

/** Says that the comment somebody came for is gone, or could not be loaded. */
export function ScrollTargetNotice({ isGone, failure, onRetry }: Props) {
  const language = useLanguage()
  const t = useMessages(timelineMessages)
  return (
    <>
      {isGone && <Notice role="status">{t('timeline.gone')}</Notice>}
      {failure && (
        <ErrorState inline title={explainFailure(failure, language).title} onRetry={onRetry} />
      )}
    </>
  )
}
