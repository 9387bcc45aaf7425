import type { ReactNode } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { FocusButton } from './FocusButton.tsx'
import css from './Catalog.module.css'

export interface LabelRowProps {
  /** Draws the form below the row while it is open; null while it is not. */
  form: ReactNode
  onEdit: () => void
  /** Its form was the last one that was open. */
  isLast: boolean
  name: string
  /** All ideas that it has; null where that could not be read. */
  count: number | null | undefined
  /** The content between the count and the button. */
  control?: ReactNode
  /** The menu of its order. */
  menu?: ReactNode
  children: ReactNode
}

/** A line of the settings of boards, statuses and tags, which opens below itself. */
export function LabelRow({
  form,
  onEdit,
  isLast,
  name,
  count,
  control,
  menu,
  children,
}: LabelRowProps) {
  const t = useMessages(catalogMessages)
  return (
    <div className={css.rowBox}>
      <div className={css.row}>
        <div className={css.text}>
          {children}
          {count != null && <span className={css.about}>{t('catalog.ideas', { count })}</span>}
        </div>
        {form === null && (
          <div className={css.acts}>
            {control}
            <FocusButton
              variant="plain"
              size="s"
              onClick={onEdit}
              aria-label={t('catalog.editNamed', { name })}
              takesFocus={isLast}
            >
              {t('catalog.edit')}
            </FocusButton>
            {menu}
          </div>
        )}
      </div>
      {form}
    </div>
  )
}
