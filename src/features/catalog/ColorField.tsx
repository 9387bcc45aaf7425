import type { ReactNode } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { TextField } from '#ui/TextField.tsx'
import { colorNote, isColor } from './colorNote.ts'
import css from './Catalog.module.css'

interface Props {
  /** `#rrggbb`, or empty for none. */
  value: string
  onValueChange: (value: string) => void
  error: string | null
  /** Draws what has the colour (null: none), in the theme around it. */
  sample: (color: string | null) => ReactNode
}

/** A colour by its digits or from the browser's picker, with what it looks like in both themes. */
export function ColorField({ value, onValueChange, error, sample }: Props) {
  const t = useMessages(catalogMessages)
  const color = isColor(value) && value.trim() !== '' ? value.trim().toLowerCase() : null
  const note = colorNote(value, t)
  return (
    <div className={css.colorField}>
      <div className={css.colorLine}>
        <input
          type="color"
          className={css.picker}
          aria-label={t('catalog.color.pick')}
          value={color ?? '#777777'}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <TextField
          label={t('catalog.color')}
          optional
          hint={t('catalog.color.hint')}
          value={value}
          onValueChange={onValueChange}
          error={error}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <div className={css.samples}>
        <span className={css.sampleLight}>{sample(color)}</span>
        <span className={css.sampleDark}>{sample(color)}</span>
      </div>
      {note !== null && <p className={css.note}>{note}</p>}
    </div>
  )
}
