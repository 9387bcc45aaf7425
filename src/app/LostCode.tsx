import { useEffect, useState, type ReactNode } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { LostCodeContext } from '#ui/LostCodeContext.ts'
import css from './LostCode.module.css'

/**
 * Says so when the code of a lazy piece did not arrive, where nothing else would. All missing pieces
 * are asked for again when the connection is back; a newer release needs the page to be loaded anew.
 */
export function LostCode({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages)
  const [isLost, setLost] = useState(false)
  const [report, setReport] = useState(() => () => setLost(true))
  useEffect(() => {
    if (!isLost) return
    const tryAgain = (): void => {
      setLost(false)
      setReport(() => () => setLost(true))
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isLost])
  return (
    <LostCodeContext value={report}>
      {children}
      {isLost && (
        <div role="alert" className={css.notice}>
          {t(navigator.onLine ? 'failure.outdated' : 'failure.offline')}
          <Button size="s" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        </div>
      )}
    </LostCodeContext>
  )
}
