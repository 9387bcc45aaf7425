import { useState, type ReactNode } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useRetryWhenBack } from '#parts/failure/useRetryWhenBack.ts'
import { lostCode } from '#relay/errors/lostCode.ts'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LostCodeContext } from '#ui/LostCodeContext.ts'

/**
 * Tells the person that the code of a lazy piece did not arrive, since the piece itself shows
 * nothing. All missing pieces are asked for again when the connection is back; a newer release
 * needs the page to be loaded anew.
 */
export function LostCode({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages)
  const language = useLanguage()
  const [error, setError] = useState<Error | null>(null)
  const [isClosed, setClosed] = useState(false)
  const newReport = () => (): void => {
    void lostCode('a piece').then(setError)
    setClosed(false)
  }
  const [report, setReport] = useState(newReport)
  const tryAgain = (): void => {
    setError(null)
    setReport(newReport)
  }
  const { kind, title } = explainFailure(error, language)
  const isOutdated = kind === 'outdated'
  useRetryWhenBack(error !== null && !isOutdated, error, tryAgain)
  return (
    <LostCodeContext value={report}>
      {children}
      {error && !isClosed && (
        <FloatingNotice role="alert">
          {title}
          <Button size="s" onClick={isOutdated ? () => window.location.reload() : tryAgain}>
            {t(isOutdated ? 'error.reload' : 'error.retry')}
          </Button>
          <IconButton
            label={t('error.close')}
            icon={<Icon name="close" size={16} />}
            onClick={() => setClosed(true)}
          />
        </FloatingNotice>
      )}
    </LostCodeContext>
  )
}
