import { useEffect, type ReactNode } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { LabelForm } from './useLabelForm.ts'
import css from './Catalog.module.css'

interface Props {
  label: string
  form: Pick<
    LabelForm<Record<string, string>>,
    'form' | 'whole' | 'isSending' | 'submit' | 'another' | 'cancel'
  >
  /** Asks whether it is to be deleted; none for a new one. */
  onDelete?: (() => void) | undefined
  /** Nothing is asked before. */
  deletesAtOnce?: boolean
  children: ReactNode
}

/** The ground, the buttons and the problems of a form that opens in a list. Its first field gets the focus. */
export function LabelFormFrame({ label, form, onDelete, deletesAtOnce, children }: Props) {
  const t = useMessages(catalogMessages)
  const { form: ref, whole, isSending, submit, another, cancel } = form
  useEffect(() => {
    ref.current?.querySelector('input')?.focus()
  }, [ref])
  return (
    <div className={css.form}>
      <FormStack ref={ref} onSubmit={submit} aria-label={label}>
        {children}
        {whole.map(({ message }) => (
          <Notice key={message} tone="danger" role="alert">
            {message}
          </Notice>
        ))}
        <div className={css.buttons}>
          <FormActions>
            <Button type="submit" variant="primary" aria-disabled={isSending}>
              {t(isSending ? 'catalog.saving' : 'catalog.save')}
            </Button>
            {another && (
              <Button onClick={another} aria-disabled={isSending}>
                {t('catalog.saveAndAdd')}
              </Button>
            )}
            <Button variant="plain" onClick={cancel}>
              {t('catalog.cancel')}
            </Button>
          </FormActions>
          {onDelete && (
            <Button variant="danger" onClick={onDelete}>
              {t(deletesAtOnce ? 'catalog.deleteNow' : 'catalog.delete')}
            </Button>
          )}
        </div>
      </FormStack>
    </div>
  )
}
