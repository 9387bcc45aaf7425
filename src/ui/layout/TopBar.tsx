import type { ReactNode } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './TopBar.module.css'

/**
 * Search with the main action beside it. On the phone the action is in the tab bar, `end` (account)
 * takes its place, and `start` says whose site it is.
 */
export function TopBar({
  start,
  search,
  action,
  end,
}: {
  start?: ReactNode
  search: ReactNode
  action?: ReactNode
  end?: ReactNode
}) {
  const t = useMessages(commonMessages)
  return (
    <section aria-label={t('shell.bar')} className={css.bar}>
      {start}
      {search}
      {action && <div className={css.action}>{action}</div>}
      {end}
    </section>
  )
}
