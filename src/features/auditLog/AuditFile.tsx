import { useState } from 'react'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { serverAddress } from '#lib/serverAddress.ts'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import { useServices } from '#services/Services.tsx'
import { saveFile } from '#services/transport/saveFile.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { auditFile, type AuditChoice } from './auditAddress.ts'
import css from './AuditLog.module.css'

const FILE = 'audit-log.csv'

/** The part of the log that is shown, as a file for spreadsheets. */
export function AuditFile({ choice }: { choice: AuditChoice }) {
  const t = useMessages(auditLogMessages)
  const path = auditFile(choice)
  const address = serverAddress(useServices().endpoint, path, '')
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    if (state === 'fetching') return
    setState('fetching')
    setState((await saveFile(address, FILE)) ? 'idle' : 'failed')
  }
  return (
    <div className={css.file}>
      {address === path ? (
        <ButtonLink href={path} component={PlainLink} download={FILE} size="s">
          {t('file')}
        </ButtonLink>
      ) : (
        <Button size="s" aria-disabled={state === 'fetching'} onClick={() => void save()}>
          {t('file')}
        </Button>
      )}
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('file.failed')}
        </Notice>
      )}
    </div>
  )
}
