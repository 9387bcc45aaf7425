import { useState } from 'react'
import { t } from '#lib/messages/en/people.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useBanUser } from './useBanUser.ts'
import css from './People.module.css'

/** What a ban does, and whether what somebody wrote goes with them; or lifting one. Lazy: never import it statically. */
export function BanDialog({
  isOpen,
  onClose,
  userId,
  name,
  banned,
}: OverlayProps & { userId: string; name: string; banned: boolean }) {
  const [posts, setPosts] = useState<'keep' | 'hide'>('keep')
  const { ban, unban, isSending, failure } = useBanUser({ userId, name, onDone: onClose })
  const footer = (
    <>
      <Button onClick={onClose}>{t('people.cancel')}</Button>
      {banned ? (
        <Button variant="primary" onClick={unban} aria-disabled={isSending}>
          {t('unban.action')}
        </Button>
      ) : (
        <Button variant="danger" onClick={() => ban(posts === 'hide')} aria-disabled={isSending}>
          {t('ban.action')}
        </Button>
      )}
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
      {failure !== null && (
        <Notice tone="danger" role="alert" className={css.gap}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
