import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useTakeBack } from './useTakeBack.ts'

export interface DeleteEntryProps extends OverlayProps {
  entryId: string
  onDeleted: () => void
}

/** Asks before a draft is deleted for good. */
export function DeleteEntry({ isOpen, onClose, entryId, onDeleted }: DeleteEntryProps) {
  const t = useMessages(changelogDeskMessages)
  const { remove } = useTakeBack()
  const { state, problems, submit } = useSubmission((what) => t('entry.actFailed', { what }))
  const [failure] = problems
  const press = async (): Promise<void> => {
    if (!(await submit(() => remove({ id: entryId })))) return
    onClose()
    onDeleted()
  }
  const footer = (
    <>
      <Button variant="danger" onClick={() => void press()} aria-disabled={state === 'sending'}>
        {t('delete.do')}
      </Button>
      <Button onClick={onClose}>{t('publish.cancel')}</Button>
    </>
  )
  return (
    <Dialog size="s" title={t('delete.title')} isOpen={isOpen} onClose={onClose} footer={footer}>
      <p>{t('delete.text')}</p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}
