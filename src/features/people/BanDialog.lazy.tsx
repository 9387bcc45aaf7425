import { use, useState } from 'react'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useBanUser, useUnbanUser } from './useBanUser.ts'
import css from './People.module.css'

/**
 * Explains a ban and asks whether the person's posts go with them; or lifts a ban.
 */
export function BanDialog({
  isOpen,
  onClose,
  userId,
  name,
  banned,
}: OverlayProps & { userId: string; name: string; banned: boolean }) {
  const t = useMessages(peopleMessages)
  const [posts, setPosts] = useState<'keep' | 'hide'>('keep')
  const refreshFrame = use(FrameRefreshContext)
  const [ban] = useBanUser()
  const [unban] = useUnbanUser()
  const { state, problems, submit } = useSubmission()
  const isSending = state === 'sending'
  const [failure] = problems
  const press = async (): Promise<void> => {
    const done = banned
      ? await submit(() => unban({ userId }))
      : await submit(() => ban({ userId, hidePosts: posts === 'hide' }))
    if (!done) return
    onClose()
    // The navigation counts the posts that wait for the team.
    refreshFrame().catch(() => undefined)
  }
  const footer = (
    <>
      {banned ? (
        <Button variant="primary" onClick={() => void press()} aria-disabled={isSending}>
          {t('unban.action')}
        </Button>
      ) : (
        <Button variant="danger" onClick={() => void press()} aria-disabled={isSending}>
          {t('ban.action')}
        </Button>
      )}
      <Button onClick={onClose}>{t('people.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      title={t(banned ? 'unban.title' : 'ban.title', { name })}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <p>{t(banned ? 'unban.text' : 'ban.text')}</p>
      {!banned && (
        <div className={css.gap}>
          <ChoiceField
            legend={t('ban.posts')}
            value={posts}
            onValueChange={setPosts}
            options={[
              { value: 'keep', label: t('ban.keep'), hint: t('ban.keep.hint') },
              { value: 'hide', label: t('ban.hide'), hint: t('ban.hide.hint') },
            ]}
          />
        </div>
      )}
      {failure && (
        <Notice tone="danger" role="alert" className={css.gap}>
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}
