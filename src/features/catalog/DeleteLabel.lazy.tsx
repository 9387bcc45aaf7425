import { useState, type ReactNode } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Refusable } from '#parts/failure/problems.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { Button } from '#ui/Button.tsx'
import { FieldStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'

/** Inputs of the dialog that asks where the ideas go. */
export interface DeleteLabelProps extends OverlayProps {
  kind: 'board' | 'status' | 'tag'
  name: string
  /** All ideas that it has. */
  count: number
  /** The places that its ideas can go to, besides `none`. */
  options: readonly { value: string; label: string }[]
  /** Why it cannot be deleted; null: it can. */
  obstacle?: string | null
  /** Draws what follows from a choice. */
  noteFor?: (intoId: string) => ReactNode
  onDelete: (intoId: string | null) => Promise<Outcome<Refusable>>
  onDone: () => void
}

const labels = {
  board: 'delete.intoBoard',
  status: 'delete.intoStatus',
  tag: 'delete.intoTag',
} as const
const buttons = { board: 'delete.board', status: 'delete.status', tag: 'delete.tag' } as const

/** Asks where the ideas of a board, a status or a tag go, and deletes it. */
export function DeleteLabel({
  isOpen,
  onClose,
  kind,
  name,
  count,
  options,
  obstacle = null,
  noteFor,
  onDelete,
  onDone,
}: DeleteLabelProps) {
  const t = useMessages(catalogMessages)
  const [chosen, setChosen] = useState('')
  const { state, problems, submit, clear } = useSubmission((what) => t('catalog.failed', { what }))
  // Of two there is nothing to choose.
  const intoId =
    chosen === '' && kind !== 'tag' && options.length === 1 ? (options[0]?.value ?? '') : chosen
  const isReady = kind === 'tag' || intoId !== ''
  const press = async (): Promise<void> => {
    if (!isReady || !(await submit(() => onDelete(intoId === '' ? null : intoId)))) return
    onClose()
    onDone()
  }
  const footer = (
    <>
      {obstacle === null && (
        <Button
          variant="danger"
          onClick={() => void press()}
          aria-disabled={!isReady || state === 'sending'}
        >
          {t(buttons[kind])}
        </Button>
      )}
      <Button onClick={onClose}>{t('delete.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      size="s"
      title={t('delete.title', { name })}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      {obstacle === null ? (
        <FieldStack>
          <SelectField
            label={t(labels[kind], { count })}
            value={intoId}
            onValueChange={(value) => {
              setChosen(value)
              clear()
            }}
            options={
              kind === 'tag' ? [{ value: '', label: t('delete.noTag') }, ...options] : options
            }
            {...(kind !== 'tag' && { unchosen: t('delete.choose') })}
          />
          {intoId !== '' && noteFor?.(intoId)}
          <p>
            {t('delete.quiet')}
            {kind === 'board' && ` ${t('delete.links')}`}
          </p>
          {problems.map(({ message }) => (
            <Notice key={message} tone="danger" role="alert">
              {message}
            </Notice>
          ))}
        </FieldStack>
      ) : (
        <p>{obstacle}</p>
      )}
    </Dialog>
  )
}
