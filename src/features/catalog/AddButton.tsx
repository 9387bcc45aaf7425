import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { FocusButton } from './FocusButton.tsx'
import css from './Catalog.module.css'

/** The end of a section: the form of a new one, or the button that opens it. */
export function AddButton({
  label,
  form,
  onOpen,
  isLast,
}: {
  label: string
  /** Null while it is not open. */
  form: ReactNode
  onOpen: () => void
  /** Its form was the last one that was open. */
  isLast: boolean
}) {
  if (form !== null) return form
  return (
    <div className={css.add}>
      <FocusButton
        variant="plain"
        icon={<Icon name="plus" size={16} />}
        onClick={onOpen}
        takesFocus={isLast}
      >
        {label}
      </FocusButton>
    </div>
  )
}
