import { useState, type MouseEvent } from 'react'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { forgetUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Trouble } from './Trouble.tsx'
import { useDeleteAccount } from './useDeleteAccount.ts'
import css from './DeleteAccountDialog.module.css'

/** A double click is no second thought. */
const SECOND_PRESS_MS = 600

/**
 * Explains what deleting the account does, and takes two presses to do it.
 */
export function DeleteAccountDialog({ isOpen, onClose }: OverlayProps) {
  const t = useMessages(accountMessages)
  const { session, tabStorage } = useServices()
  const [posts, setPosts] = useState<'KEEP' | 'REMOVE'>('KEEP')
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const [remove] = useDeleteAccount()
  const { state, problems, submit, clear } = useSubmission()
  const isDeleting = state === 'sending'
  const close = (): void => {
    setPressedAt(null)
    clear()
    onClose()
  }
  const press = async ({ timeStamp }: MouseEvent): Promise<void> => {
    if (isDeleting) return
    if (pressedAt === null) return setPressedAt(timeStamp)
    if (timeStamp - pressedAt < SECOND_PRESS_MS) return
    if (!(await submit(() => remove({ deletePosts: posts === 'REMOVE' })))) return
    forgetUnsaved(tabStorage)
    session.change(`${paths.settings}?goodbye`)
  }
  const isSure = pressedAt !== null
  const footer = (
    <>
      <Button variant="danger" onClick={press} aria-disabled={isDeleting}>
        {isDeleting ? t('delete.deleting') : isSure ? t('delete.second') : t('delete.first')}
      </Button>
      <Button onClick={close}>{t('settings.cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('delete.dialog')} isOpen={isOpen} onClose={close} footer={footer}>
      <div className={css.body}>
        <ul className={css.what} aria-label={t('delete.what')}>
          <li>{t('delete.what.identity')}</li>
          <li>{t('delete.what.votes')}</li>
          <li>{t('delete.what.address')}</li>
        </ul>
        <ChoiceField
          legend={t('delete.posts')}
          value={posts}
          onValueChange={(value) => {
            setPosts(value)
            setPressedAt(null)
          }}
          options={[
            { value: 'KEEP', label: t('delete.posts.keep'), hint: t('delete.posts.keep.hint') },
            {
              value: 'REMOVE',
              label: t('delete.posts.remove'),
              hint: t('delete.posts.remove.hint'),
            },
          ]}
        />
        <Trouble>{problems[0]?.message ?? null}</Trouble>
        <p role="status" className={css.sure}>
          {isSure && t('delete.sure')}
        </p>
      </div>
    </Dialog>
  )
}
