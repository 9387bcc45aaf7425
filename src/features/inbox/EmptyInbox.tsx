import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Logo } from '#ui/Logo.tsx'
import type { InboxPart } from './inboxAddress.ts'
import css from './Inbox.module.css'

/** Says that nothing is there to be read, and what will come. */
export function EmptyInbox({ part }: { part: InboxPart }) {
  const t = useMessages(inboxMessages)
  return (
    <div className={css.calm}>
      <Logo size={56} />
      <EmptyState
        title={t(part === 'unread' ? 'empty.read.title' : 'empty.all.title')}
        action={
          <ButtonLink href={`${paths.home}?following=1`} component={AppLink}>
            {t('empty.following')}
          </ButtonLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  )
}
