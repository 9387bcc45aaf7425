import { useState, type FormEvent } from 'react'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { forgetUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useDeleteSite } from './useDeleteSite.ts'

const FORM = 'delete-site'

interface Props extends OverlayProps {
  name: string
}

/** Says what goes with the site, and deletes it for who types its name. */
export function DeleteSiteDialog(props: Props) {
  return props.isOpen && <OpenDialog {...props} />
}

/** Begins with an empty field each time. */
function OpenDialog({ isOpen, onClose, name }: Props) {
  const t = useMessages(siteDataMessages)
  const { session, tabStorage } = useServices()
  const [typed, setTyped] = useState('')
  const deleteSite = useDeleteSite()
  const { state, problems, submit, refuse, clear } = useSubmission()
  const error = problems.find(({ field }) => field === 'name')?.message ?? null
  const failure = problems.find(({ field }) => field !== 'name')
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (typed.normalize().trim() !== name)
      return refuse([{ field: 'name', message: t('delete.wrong', { name }) }])
    if (!(await submit(() => deleteSite(typed)))) return
    forgetUnsaved(tabStorage)
    session.change(paths.home)
  }
  const footer = (
    <>
      <Button type="submit" form={FORM} variant="danger" aria-disabled={state === 'sending'}>
        {state === 'sending' ? t('delete.deleting') : t('delete.do')}
      </Button>
      <Button onClick={onClose}>{t('imports.cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('delete.dialog', { name })} isOpen={isOpen} onClose={onClose} footer={footer}>
      <FormStack id={FORM} isSending={state === 'sending'} onSubmit={(event) => void press(event)}>
        <p>{t('delete.text')}</p>
        <p>{t('delete.backups')}</p>
        <TextField
          label={t('delete.name', { name })}
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            clear()
          }}
          error={error}
          autoComplete="off"
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure.message}
          </Notice>
        )}
      </FormStack>
    </Dialog>
  )
}
