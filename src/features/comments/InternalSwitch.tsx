import { useId } from 'react'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LockIcon } from '#ui/LockIcon.tsx'
import css from './CommentComposer.module.css'

interface Props {
  checked: boolean
  /** It cannot be otherwise: the answer to what is for the team is for the team. */
  disabled: boolean
  onChange: (isInternal: boolean) => void
}

/** Says whether a comment is for the team alone. */
export function InternalSwitch({ checked, disabled, onChange }: Props) {
  const t = useMessages(commentsMessages)
  const id = useId()
  return (
    <label htmlFor={id} className={css.switch}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <LockIcon />
      {t('compose.internal')}
    </label>
  )
}
