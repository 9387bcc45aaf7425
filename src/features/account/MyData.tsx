import { useState } from 'react'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { serverAddress } from '#lib/serverAddress.ts'
import { useServices } from '#services/Services.tsx'
import { saveFile } from '#services/transport/saveFile.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Trouble } from './Trouble.tsx'

const PATH = '/api/my-data'
const FILE = 'my-data.json'

/** Everything that the site keeps of somebody, as a file. */
export function MyData() {
  const t = useMessages(accountMessages)
  const address = serverAddress(useServices().endpoint, PATH)
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    if (state === 'fetching') return
    setState('fetching')
    setState((await saveFile(address, FILE)) ? 'idle' : 'failed')
  }
  return (
    <SettingSection title={t('data.title')} lead={t('data.lead')}>
      <div>
        {address === PATH ? (
          <ButtonLink href={PATH} download={FILE}>
            {t('data.download')}
          </ButtonLink>
        ) : (
          <Button aria-disabled={state === 'fetching'} onClick={() => void save()}>
            {t('data.download')}
          </Button>
        )}
      </div>
      <Trouble>{state === 'failed' ? t('data.failed') : null}</Trouble>
    </SettingSection>
  )
}
