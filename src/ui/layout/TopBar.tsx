import type { ReactNode } from 'react'
import { t } from '#lib/messages/t.ts'
import css from './TopBar.module.css'

/** Search, and the main action beside it; on the phone the action is in the bar under the thumb, and `end` (account) takes its place. */
export function TopBar({
  search,
  action,
  end,
}: {
  search: ReactNode
  action?: ReactNode
  end?: ReactNode
}) {
  return (
    <section aria-label={t('shell.bar')} className={css.bar}>
      {search}
      {action && <div className={css.action}>{action}</div>}
      {end}
    </section>
  )
}
