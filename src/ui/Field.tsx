import { useId, type ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './Field.module.css'

/**
 * Attributes that tie a control to its label, hint, error and counter; spread them on the control.
 */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
/** The parts that every field shows around its control. */
export interface FieldFrame {
  label: string
  labelHidden?: boolean
  optional?: boolean
  hint?: ReactNode
  /** The problem, in a sentence; it marks the control invalid. */
  error?: string | null
  /** Limit in code points. The rest is shown once a fifth of it is left. */
  max?: number
  id?: string
}

interface Props extends FieldFrame {
  /** Current length in code points, for the counter. */
  length?: number
  children: (control: FieldControl) => ReactNode
}

/** Label, hint, error and counter around any control. */
export function Field({
  label,
  labelHidden,
  optional,
  hint,
  error,
  max,
  length = 0,
  id,
  children,
}: Props) {
  const t = useMessages(fieldsMessages)
  const ownId = useId()
  const controlId = id ?? ownId
  const left = max === undefined ? null : max - length
  const counted = left !== null && max !== undefined && left <= Math.max(20, max / 5) && length > 0
  const describedBy = [
    hint && `${controlId}-hint`,
    error && `${controlId}-error`,
    counted && `${controlId}-counter`,
  ]
    .filter(Boolean)
    .join(' ')
  const text = (
    <>
      {label}
      {optional && <span className={css.optional}> ({t('field.optional')})</span>}
    </>
  )
  return (
    <div className={css.field}>
      {labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={controlId}>{text}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={controlId} className={css.label}>
          {text}
        </label>
      )}
      {hint && (
        <p id={`${controlId}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(error || counted) && (
        <div className={css.foot}>
          {error && (
            <p id={`${controlId}-error`} className={css.error}>
              {error}
            </p>
          )}
          {counted && (
            <p id={`${controlId}-counter`} className={cx(css.counter, left < 0 && css.over)}>
              {left < 0 ? t('field.over', { count: -left }) : t('field.left', { count: left })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
