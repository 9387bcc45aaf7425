import { useEffect, useState } from 'react'
import { networkMessages } from '#lib/messages/catalogues/network.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { isReleaseOld, releaseOfPage } from '#services/release/readRelease.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** Milliseconds between two questions of one page, however often it is looked at. */
const EVERY_MS = 60_000

/**
 * Says so where a newer release is served than this page is of: asked when somebody comes back to
 * the page, and when the connection does.
 */
export function NewerVersion() {
  const t = useMessages(networkMessages)
  const { now } = useServices()
  const [isOld, setOld] = useState(false)
  const [isPutOff, setPutOff] = useState(false)
  useEffect(() => {
    if (releaseOfPage(document) === null) return
    let asked = now()
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || now() - asked < EVERY_MS) return
      asked = now()
      if (await isReleaseOld()) setOld(true)
    }
    const onReturn = (): void => void ask()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [now])
  if (!isOld || isPutOff) return null
  return (
    <FloatingNotice role="status">
      {t('release.newer')}
      <Button size="s" onClick={() => window.location.reload()}>
        {t('release.reload')}
      </Button>
      <IconButton
        label={t('release.later')}
        icon={<Icon name="close" size={16} />}
        onClick={() => setPutOff(true)}
      />
    </FloatingNotice>
  )
}
