import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { codePoints } from '#lib/codePoints.ts'
import { cx } from '#lib/cx.ts'
import { t } from '#lib/messages/t.ts'
import { AutoTextArea } from './AutoTextArea.tsx'
import { Field, type FieldFrame } from './Field.tsx'
import css from './MarkdownField.module.css'

const modes = ['write', 'preview'] as const
type Mode = (typeof modes)[number]

interface Props extends FieldFrame {
  value: string
  onValueChange: (value: string) => void
  /** Draws the text as it will look; called only while the preview is open. */
  renderPreview: (value: string) => ReactNode
  minRows?: number
  placeholder?: string
}

/** Markdown with a preview. What is typed and where the caret stood survive the change of tab. */
export function MarkdownField({ value, onValueChange, renderPreview, minRows = 6, placeholder, ...frame }: Props) {
  const [mode, setMode] = useState<Mode>('write')
  const tabs = useRef(new Map<Mode, HTMLButtonElement>())

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other: Mode = mode === 'write' ? 'preview' : 'write'
    setMode(other)
    tabs.current.get(other)?.focus()
  }
  return (
    <Field {...frame} length={codePoints(value)}>
      {(control) => (
        <div className={cx(css.box, control['aria-invalid'] && css.invalid)}>
          <div role="tablist" aria-label={t('markdown.mode')} className={css.tabs} onKeyDown={onKeyDown}>
            {modes.map((each) => (
              <button
                key={each}
                ref={(element) => {
                  if (element) tabs.current.set(each, element)
                }}
                type="button"
                role="tab"
                id={`${control.id}-${each}-tab`}
                aria-selected={mode === each}
                aria-controls={`${control.id}-${each}`}
                tabIndex={mode === each ? 0 : -1}
                className={css.tab}
                onClick={() => setMode(each)}
              >
                {t(`markdown.${each}`)}
              </button>
            ))}
          </div>
          <div role="tabpanel" id={`${control.id}-write`} aria-labelledby={`${control.id}-write-tab`} hidden={mode !== 'write'}>
            <AutoTextArea {...control} value={value} onValueChange={onValueChange} minRows={minRows} placeholder={placeholder} className={css.area} />
          </div>
          <div role="tabpanel" id={`${control.id}-preview`} aria-labelledby={`${control.id}-preview-tab`} hidden={mode !== 'preview'} tabIndex={0} className={css.preview}>
            {mode === 'preview' && (value.trim() === '' ? <p className={css.empty}>{t('markdown.empty')}</p> : renderPreview(value))}
          </div>
        </div>
      )}
    </Field>
  )
}
