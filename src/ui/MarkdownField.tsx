import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { codePoints } from '#lib/codePoints.ts'
import { cx } from '#lib/cx.ts'
import { insertBlock } from '#lib/imageText.ts'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AutoTextArea } from './AutoTextArea.tsx'
import type { Completions } from './completion/Completions.ts'
import { useCompletion } from './completion/useCompletion.tsx'
import { Field, type FieldFrame } from './Field.tsx'
import { filesOf, type FieldImages } from './FieldImages.ts'
import { IconButton } from './IconButton.tsx'
import { ImageIcon } from './ImageIcon.tsx'
import css from './MarkdownField.module.css'

const modes = ['write', 'preview'] as const
type Mode = (typeof modes)[number]

interface Props extends FieldFrame {
  value: string
  onValueChange: (value: string) => void
  /** Renders the preview; called only while it is open. */
  renderPreview: (value: string) => ReactNode
  minRows?: number
  placeholder?: string
  /** The completions offered after an @. */
  completions?: Completions
  /** Adds images to the text; without it the field takes none. */
  images?: FieldImages
}

/** A Markdown editor with a preview. Text and caret survive switching between the two. */
export function MarkdownField({
  value,
  onValueChange,
  renderPreview,
  minRows = 6,
  placeholder,
  completions,
  images,
  ...frame
}: Props) {
  const t = useMessages(fieldsMessages)
  const [mode, setMode] = useState<Mode>('write')
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    // A text sent from its preview leaves an empty field, which opens for writing.
    if (value === '') setMode('write')
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const completion = useCompletion(area, value, completions)
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const tabs = useRef(new Map<Mode, HTMLButtonElement>())

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other: Mode = mode === 'write' ? 'preview' : 'write'
    setMode(other)
    tabs.current.get(other)?.focus()
  }
  const addFiles = (files: readonly File[]): void => {
    const block = files.length === 0 ? '' : (images?.add(files) ?? '')
    const element = area.current
    if (block === '' || !element) return
    setMode('write')
    const next = insertBlock(value, [element.selectionStart, element.selectionEnd], block)
    onValueChange(next.text)
    requestAnimationFrame(() => {
      if (element.value === next.text) element.setSelectionRange(next.caret, next.caret)
    })
  }
  const onPaste = (event: ClipboardEvent): void => {
    const files = images ? filesOf(event.clipboardData) : []
    if (files.length === 0) return
    event.preventDefault()
    addFiles(files)
  }
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const onDrop = (event: DragEvent): void => {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    addFiles(files)
  }
  const onDragLeave = (event: DragEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  return (
    <Field {...frame} length={codePoints(value)}>
      {(control) => (
        <div
          className={cx(css.box, control['aria-invalid'] && css.invalid, isOver && css.over)}
          data-drop={images?.dropLabel}
          {...(images && { onPaste, onDragOver, onDragLeave, onDrop })}
        >
          <div className={css.head}>
            <div
              role="tablist"
              aria-label={t('markdown.mode')}
              className={css.tabs}
              onKeyDown={onKeyDown}
            >
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
            {images && (
              <>
                <IconButton
                  label={images.label}
                  icon={<ImageIcon />}
                  className={css.pick}
                  onClick={() => picker.current?.click()}
                />
                <input
                  ref={picker}
                  type="file"
                  multiple
                  hidden
                  accept={images.accept}
                  aria-label={images.label}
                  tabIndex={-1}
                  onChange={(event) => {
                    addFiles([...(event.target.files ?? [])])
                    // The input is cleared so that the same file can be chosen again.
                    event.target.value = ''
                  }}
                />
              </>
            )}
          </div>
          <div
            role="tabpanel"
            id={`${control.id}-write`}
            aria-labelledby={`${control.id}-write-tab`}
            hidden={mode !== 'write'}
            className={css.write}
          >
            <AutoTextArea
              {...control}
              {...completion.areaProps}
              ref={area}
              value={value}
              onValueChange={(next) => {
                onValueChange(next)
                completion.typed()
              }}
              minRows={minRows}
              placeholder={placeholder}
              className={css.area}
            />
            {completion.popup}
            {images?.tray}
          </div>
          <div
            role="tabpanel"
            id={`${control.id}-preview`}
            aria-labelledby={`${control.id}-preview-tab`}
            hidden={mode !== 'preview'}
            tabIndex={0}
            className={css.preview}
          >
            {mode === 'preview' &&
              (value.trim() === '' ? (
                <p className={css.empty}>{t('markdown.empty')}</p>
              ) : (
                renderPreview(value)
              ))}
          </div>
        </div>
      )}
    </Field>
  )
}
