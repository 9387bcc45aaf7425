import type { ReactNode } from 'react'
import { t } from '#lib/messages/t.ts'
import css from './Banner.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

/** One line over the whole page: "You are offline". */
export function Banner({ children, action, onDismiss }: { children: ReactNode; action?: ReactNode; onDismiss?: () => void }) {
  return (
    <div role="status" className={css.banner}>
      <span>{children}</span>
      {action}
      {onDismiss && <IconButton label={t('banner.close')} icon={<Icon name="close" size={16} />} onClick={onDismiss} className={css.close} />}
    </div>
  )
}
