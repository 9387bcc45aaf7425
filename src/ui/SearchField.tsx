import { useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { Kbd } from './Kbd.tsx'
import css from './SearchField.module.css'

interface Props {
  label: string
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
  /** The shortcut key to this field, shown while it is empty; the caller binds it. */
  shortcut?: string
  /** Called on Enter, to search without waiting for the pause. */
  onSubmit?: (value: string) => void
  pending?: boolean
  /** Shown in the empty field on touch screens and narrow ones, in place of the shortcut key. */
  end?: ReactNode
  maxLength?: number
  ref?: Ref<HTMLInputElement>
}

/** A search field for search as you type. Escape empties it, then leaves it. */
export function SearchField({
  label,
  value,
  onValueChange,
  placeholder,
  shortcut,
  onSubmit,
  pending,
  end,
  maxLength,
  ref,
}: Props) {
  const t = useMessages(commonMessages)
  const own = useRef<HTMLInputElement | null>(null)

  const setRef = (element: HTMLInputElement | null): void => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const clear = (): void => {
    onValueChange('')
    own.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSubmit?.(value)
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value === '') event.currentTarget.blur()
    else onValueChange('')
  }
  return (
    <div role="search" aria-label={label} className={cx(css.search, pending && css.pending)}>
      <span className={css.icon}>
        <Icon name="search" size={18} />
      </span>
      <input
        ref={setRef}
        type="search"
        dir="auto"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={css.input}
      />
      {value !== '' && (
        <span className={css.end}>
          <IconButton
            label={t('search.clear')}
            icon={<Icon name="close" size={16} />}
            onClick={clear}
          />
        </span>
      )}
      {value === '' && end && <span className={cx(css.end, css.touch)}>{end}</span>}
      {value === '' && shortcut && (
        <span className={cx(css.end, css.hint)} aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  )
}
