import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Icon } from './Icon.tsx'
import type { LinkComponent } from './link.ts'
import css from './Chip.module.css'

interface Props {
  label: string
  /** Address of the list without this filter; alternatively `onRemove`. */
  href?: string
  onRemove?: () => void
  component?: LinkComponent
}

/** An active filter with a way to remove it. */
export function FilterChip({ label, href, onRemove, component: Link = 'a' }: Props) {
  const t = useMessages(filtersMessages)
  const removeLabel = t('filter.remove', { label })
  const icon = <Icon name="close" size={14} />
  return (
    <span className={css.filter}>
      <bdi className={css.label}>{label}</bdi>
      {href === undefined ? (
        <button type="button" aria-label={removeLabel} onClick={onRemove} className={css.remove}>
          {icon}
        </button>
      ) : (
        <Link href={href} aria-label={removeLabel} className={css.remove}>
          {icon}
        </Link>
      )}
    </span>
  )
}
