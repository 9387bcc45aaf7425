import { useCallback, useState } from 'react'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { Button } from '#ui/Button.tsx'
import { keepFocus } from '#ui/handOnFocus.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { inboxHref, type InboxPart } from './inboxAddress.ts'
import type { MarkAllDialogProps } from './MarkAllDialog.lazy.tsx'

const MarkAllDialog = lazyOverlay<MarkAllDialogProps>(() =>
  import('./MarkAllDialog.lazy.tsx').then((module) => module.MarkAllDialog),
)

/** The parts of the inbox, and the way to mark everything as read. */
export function InboxTabs({
  part,
  unreadCount,
  newest,
}: {
  part: InboxPart
  unreadCount: number
  /** The moment of the newest that the list shows. */
  newest: string | null
}) {
  const t = useMessages(inboxMessages)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const tabs = [
    { href: inboxHref('all'), label: t('inbox.all'), current: part === 'all' },
    {
      href: inboxHref('unread'),
      label: unreadCount > 0 ? t('inbox.unread.count', { count: unreadCount }) : t('inbox.unread'),
      current: part === 'unread',
    },
  ]
  return (
    <>
      <LinkTabs
        label={t('inbox.title')}
        tabs={tabs}
        component={AppLink}
        end={
          unreadCount > 0 && (
            <Button variant="plain" size="s" data-scripted onClick={() => setOpen(true)}>
              {t('all.read')}
            </Button>
          )
        }
      />
      <MarkAllDialog
        isOpen={isOpen}
        onClose={close}
        onClosed={keepFocus}
        count={unreadCount}
        before={newest}
      />
    </>
  )
}
