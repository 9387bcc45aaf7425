import { graphql } from 'react-relay'
import type { UndoImportMutation } from '#generated/UndoImportMutation.graphql.ts'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { DialogProps, OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

const undo: Act<UndoImportMutation> = {
  document: graphql`
    mutation UndoImportMutation($id: ID!, $clientMutationId: String) {
      undoImport(importId: $id, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        import {
          id
          state
        }
      }
    }
  `,
  payload: 'undoImport',
}

interface Props extends OverlayProps, Pick<DialogProps, 'onClosed'> {
  importId: string
  source: string
  ideas: number
  /** The number of its changes to ideas that were there before. */
  changes: number
}

/** Asks before an import is taken back. */
export function UndoImport({ isOpen, onClose, onClosed, importId, source, ideas, changes }: Props) {
  const t = useMessages(siteDataMessages)
  const [act] = useAct(undo)
  const { state, problems, submit } = useSubmission()
  const [failure] = problems
  const press = async (): Promise<void> => {
    if ((await submit(() => act({ id: importId }))) !== null) onClose()
  }
  const footer = (
    <>
      <Button variant="danger" onClick={() => void press()} aria-disabled={state === 'sending'}>
        {t('imports.undo.do')}
      </Button>
      <Button onClick={onClose}>{t('imports.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      size="s"
      title={t('imports.undo.title')}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      footer={footer}
    >
      <p>{t('imports.undo.text', { count: ideas, source })}</p>
      {changes > 0 && <p>{t('imports.undo.changes', { count: changes })}</p>}
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}
