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
  /** Searches without a script, as a form does; without it only a script searches. */
  form?: SearchForm
  ref?: Ref<HTMLInputElement>
}

/** The address of a form, the name of the search there, and the values that go along with it. */
export interface SearchForm {
  readonly action: string
  readonly name: string
  readonly kept: readonly (readonly [name: string, value: string])[]
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
  form,
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
  const box = {
    role: 'search',
    'aria-label': label,
    className: cx(css.search, pending && css.pending),
    'data-short': placeholder && label,
  } as const
  const content = (
    <>
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
        name={form?.name}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={css.input}
      />
      <SearchEnd {...{ end, shortcut }} isEmpty={value === ''} onClear={clear} />
    </>
  )
  if (!form) return <div {...box}>{content}</div>
  return (
    <form {...box} action={form.action} method="get" onSubmit={(event) => event.preventDefault()}>
      {form.kept.map(([name, kept]) => (
        <input key={`${name} ${kept}`} type="hidden" name={name} value={kept} />
      ))}
      {content}
      <noscript>
        <button type="submit" className={css.go}>
          {t('plain.search')}
        </button>
      </noscript>
    </form>
  )
}

/** The end of the field: what empties it, or what else there is to press while it is empty. */
function SearchEnd({
  isEmpty,
  onClear,
  end,
  shortcut,
}: Pick<Props, 'end' | 'shortcut'> & { isEmpty: boolean; onClear: () => void }) {
  const t = useMessages(commonMessages)
  if (!isEmpty)
    return (
      <span className={css.end} data-scripted>
        <IconButton
          label={t('search.clear')}
          icon={<Icon name="close" size={16} />}
          onClick={onClear}
        />
      </span>
    )
  return (
    <>
      {end && (
        <span className={cx(css.end, css.touch)} data-scripted>
          {end}
        </span>
      )}
      {shortcut && (
        <span className={cx(css.end, css.hint)} aria-hidden="true" data-scripted>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </>
  )
}
