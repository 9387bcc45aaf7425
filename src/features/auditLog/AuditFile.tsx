import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { DownloadButton } from '#parts/link/DownloadButton.tsx'
import { auditFile, type AuditChoice } from './auditAddress.ts'
import css from './AuditLog.module.css'

/** The part of the log that is shown, as a file for spreadsheets. */
export function AuditFile({ choice }: { choice: AuditChoice }) {
  const t = useMessages(auditLogMessages)
  return (
    <div className={css.file}>
      <DownloadButton
        path={auditFile(choice)}
        file="audit-log.csv"
        failed={t('file.failed')}
        size="s"
      >
        {t('file')}
      </DownloadButton>
    </div>
  )
}
