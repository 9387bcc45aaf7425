import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { failuresMessages } from '#lib/messages/catalogues/failures.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useRetryWhenBack } from '#parts/failure/useRetryWhenBack.ts'
import { Button } from '#ui/Button.tsx'
import css from './StaleNotice.module.css'

export interface StaleNoticeProps {
  error: unknown
  retry: () => void
}

/**
 * Says quietly that what is shown could not be refreshed. What a lost or slow connection took is asked
 * for again by itself; that the device is offline is said in a banner already.
 */
export function StaleNotice({ error, retry }: StaleNoticeProps) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const tFailures = useMessages(failuresMessages)
  const { kind, title } = explainFailure(error, language)
  useRetryWhenBack(['offline', 'unreachable', 'timeout'].includes(kind), error, retry)
  if (kind === 'offline') return null
  return (
    <div role="status" className={css.notice}>
      {title}. {tFailures('failure.drawn')}
      <Button size="s" variant="plain" onClick={retry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
