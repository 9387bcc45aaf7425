import { downloadMessages } from '#lib/messages/catalogues/downloads.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Notice } from '#ui/Notice.tsx'

/** Why a file did not come. */
export interface DownloadProblemProps {
  /** The seconds after which it may be had again; null: for another reason than that. */
  waitSeconds: number | null
  /** Left out: that it could not be downloaded. */
  failed?: string | undefined
}

/** Says why a file did not come. */
export function DownloadProblem({ waitSeconds, failed }: DownloadProblemProps) {
  const t = useMessages(downloadMessages)
  return (
    <Notice tone="danger" role="alert">
      {waitSeconds === null
        ? (failed ?? t('file.failed'))
        : t('file.tooOften', { count: Math.ceil(waitSeconds / 60) })}
    </Notice>
  )
}
