import { use, useRef, useState, type ReactNode } from 'react'
import { codePoints } from '#lib/codePoints.ts'
import { cx } from '#lib/cx.ts'
import { putBlock } from '#lib/markdownEdits.ts'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { AreaRows } from './AutoTextArea.tsx'
import type { Completions } from './completion/Completions.ts'
import { Field, type FieldFrame } from './Field.tsx'
import type { FieldImages } from './FieldImages.ts'
import { FieldsSending } from './FieldsSending.ts'
import { MarkdownToolbar } from './markdown/MarkdownToolbar.tsx'
import { ModeTabs, type Mode } from './markdown/ModeTabs.tsx'
import { replaceText } from './markdown/replaceText.ts'
import { useFileDrop } from './markdown/useFileDrop.ts'
import { useMarkup } from './markdown/useMarkup.ts'
import { WritePanel } from './markdown/WritePanel.tsx'
import css from './MarkdownField.module.css'

interface Props extends FieldFrame {
  value: string
  onValueChange: (value: string) => void
  /** Renders the preview; called only while it is open. */
  renderPreview: (value: string) => ReactNode
  minRows?: AreaRows
  placeholder?: string
  /** The completions offered after an @. */
  completions?: Completions
  /** Adds images to the text; without it the field takes none. */
  images?: FieldImages
}

/** A Markdown editor with a toolbar and a preview. Text and caret survive switching between the two. */
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
  const [mode, setMode] = useWriteOnceEmpty(value)
  const area = useRef<HTMLTextAreaElement>(null)
  const markup = useMarkup(area)
  const isSending = use(FieldsSending)
  const addFiles = (files: readonly File[]): void => {
    if (isSending) return
    const block = files.length === 0 ? '' : (images?.add(files) ?? '')
    setMode('write')
    const element = area.current
    if (block === '' || !element) return
    const { value: text, selectionStart, selectionEnd } = element
    replaceText(element, putBlock(text, [selectionStart, selectionEnd], block))
  }
  const drop = useFileDrop(addFiles)
  return (
    <Field {...frame} length={codePoints(value)}>
      {(control) => (
        <div
          className={cx(css.box, control['aria-invalid'] && css.invalid, drop.isOver && css.over)}
          data-drop={images?.dropLabel}
          {...(images && drop.props)}
        >
          <div className={css.head}>
            <ModeTabs id={control.id} mode={mode} onModeChange={setMode} />
            {/* It keeps its place while the preview is open, so that nothing moves. */}
            <div className={cx(mode === 'preview' && css.away)}>
              <MarkdownToolbar onMarkup={markup.run} images={images} onFiles={addFiles} />
            </div>
          </div>
          <WritePanel
            {...{ area, control, markup, minRows, placeholder, completions }}
            hidden={mode !== 'write'}
            value={images?.words.value ?? value}
            onValueChange={images?.words.onValueChange ?? onValueChange}
            tray={images?.tray}
          />
          <PreviewPanel id={control.id} hidden={mode !== 'preview'} isEmpty={value.trim() === ''}>
            {() => renderPreview(value)}
          </PreviewPanel>
        </div>
      )}
    </Field>
  )
}

/** A text sent from its preview leaves an empty field, which opens for writing. */
function useWriteOnceEmpty(value: string): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState<Mode>('write')
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    if (value === '') setMode('write')
  }
  return [mode, setMode]
}

function PreviewPanel({
  id,
  hidden,
  isEmpty,
  children,
}: {
  id: string
  hidden: boolean
  isEmpty: boolean
  children: () => ReactNode
}) {
  const t = useMessages(fieldsMessages)
  return (
    <div
      role="tabpanel"
      id={`${id}-preview`}
      aria-labelledby={`${id}-preview-tab`}
      hidden={hidden}
      tabIndex={0}
      className={css.preview}
    >
      {!hidden && (isEmpty ? <p className={css.empty}>{t('markdown.empty')}</p> : children())}
    </div>
  )
}
