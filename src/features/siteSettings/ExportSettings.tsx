import { useState } from 'react'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { serverAddress } from '#lib/serverAddress.ts'
import { useServices } from '#services/Services.tsx'
import { saveFile } from '#services/transport/saveFile.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Notice } from '#ui/Notice.tsx'

const PATH = '/api/export'
const FILE = 'earshot.zip'

/** All of the site as a file. */
export function ExportSettings() {
  const t = useMessages(siteDataMessages)
  const address = serverAddress(useServices().endpoint, PATH)
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    if (state === 'fetching') return
    setState('fetching')
    setState((await saveFile(address, FILE)) ? 'idle' : 'failed')
  }
  return (
    <SettingSection title={t('export.title')} lead={t('export.lead')}>
      <div>
        {address === PATH ? (
          // The server names the file, with its day.
          <ButtonLink href={PATH} download="">
            {t('export.download')}
          </ButtonLink>
        ) : (
          <Button aria-disabled={state === 'fetching'} onClick={() => void save()}>
            {t('export.download')}
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('export.failed')}
        </Notice>
      )}
    </SettingSection>
  )
}
