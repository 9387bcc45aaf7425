import type { MouseEvent } from 'react'
import type { Markup } from '#lib/markdownEdits.ts'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { FieldImages } from '../FieldImages.ts'
import { IconButton } from '../IconButton.tsx'
import { ImagePicker } from './ImagePicker.tsx'
import { MarkupIcon } from './MarkupIcon.tsx'
import { markupKeys } from './useMarkup.ts'
import { useRovingFocus } from './useRovingFocus.ts'
import css from './MarkdownToolbar.module.css'

const markups: readonly Markup[] = ['bold', 'italic', 'link', 'list', 'quote', 'code']

interface Props {
  onMarkup: (markup: Markup) => void
  images?: FieldImages
  onFiles: (files: readonly File[]) => void
}

/** Buttons that write Markdown: one stop for Tab, arrows move between them. */
export function MarkdownToolbar({ onMarkup, images, onFiles }: Props) {
  const t = useMessages(fieldsMessages)
  const { tabIndexOf, rowProps } = useRovingFocus()
  return (
    <div role="toolbar" aria-label={t('markdown.tools')} className={css.toolbar} {...rowProps}>
      {markups.map((markup, at) => (
        <IconButton
          key={markup}
          tabIndex={tabIndexOf(at)}
          label={t(`markdown.${markup}`)}
          aria-keyshortcuts={shortcutOf(markup)}
          icon={<MarkupIcon markup={markup} />}
          onMouseDown={keepFocus}
          onClick={() => onMarkup(markup)}
        />
      ))}
      {images && (
        <ImagePicker images={images} onFiles={onFiles} tabIndex={tabIndexOf(markups.length)} />
      )}
    </div>
  )
}

/** A press leaves the focus, the selection and a phone's keyboard with the text. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

function shortcutOf(markup: Markup): string {
  const { code, shift } = markupKeys[markup]
  const key = code === 'Period' ? '.' : code.replace(/^(?:Key|Digit)/, '')
  return ['Control', 'Meta'].map((held) => `${held}+${shift ? 'Shift+' : ''}${key}`).join(' ')
}
