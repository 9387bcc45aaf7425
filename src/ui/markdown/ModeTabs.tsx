import { useRef, type KeyboardEvent } from 'react'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './ModeTabs.module.css'

const modes = ['write', 'preview'] as const

/** Whether a text is written or looked at. */
export type Mode = (typeof modes)[number]

interface Props {
  /** The id of the field, from which those of tabs and panels are made. */
  id: string
  mode: Mode
  onModeChange: (mode: Mode) => void
}

/** The tabs of a Markdown field. */
export function ModeTabs({ id, mode, onModeChange }: Props) {
  const t = useMessages(fieldsMessages)
  const tabs = useRef(new Map<Mode, HTMLButtonElement>())
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other: Mode = mode === 'write' ? 'preview' : 'write'
    onModeChange(other)
    tabs.current.get(other)?.focus()
  }
  return (
    <div role="tablist" aria-label={t('markdown.mode')} className={css.tabs} onKeyDown={onKeyDown}>
      {modes.map((each) => (
        <button
          key={each}
          ref={(element) => {
            if (element) tabs.current.set(each, element)
          }}
          type="button"
          role="tab"
          id={`${id}-${each}-tab`}
          aria-selected={mode === each}
          aria-controls={`${id}-${each}`}
          tabIndex={mode === each ? 0 : -1}
          className={css.tab}
          onClick={() => onModeChange(each)}
        >
          {t(`markdown.${each}`)}
        </button>
      ))}
    </div>
  )
}
