import { listFileMessages } from '#lib/messages/catalogues/listFile.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** A list that the server makes a file of, and the part of its page's address that narrows it. */
export interface ListFileProps {
  list:
    | 'people'
    | 'invitations'
    | 'changelog'
    | 'votes'
    | 'comments'
    | 'triage'
    | 'imports'
    | 'letters'
    | 'addresses'
  query?: string
}

/** A list as a file for spreadsheets. */
export function ListFile({ list, query = '' }: ListFileProps) {
  const t = useMessages(listFileMessages)
  const file = `${list}.csv`
  return (
    <DownloadButton path={`/api/lists/${file}${query}`} file={file} size="s">
      {t(list)}
    </DownloadButton>
  )
}
