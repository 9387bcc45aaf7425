import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '#lib/cx.ts'
import { Field, type FieldFrame } from './Field.tsx'
import css from './control.module.css'

interface Props
  extends Omit<FieldFrame, 'max'>, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'id'> {
  value: string
  onValueChange: (value: string) => void
  /** `lang`: the language of a label that is not in that of the page. */
  options: readonly { value: string; label: string; lang?: string }[]
  /** The words while nothing is chosen; they cannot be chosen themselves. */
  unchosen?: string
  ref?: Ref<HTMLSelectElement>
}

/** A native select, which works best on a phone. */
export function SelectField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  value,
  onValueChange,
  options,
  unchosen,
  ref,
  ...rest
}: Props) {
  return (
    <Field {...{ label, labelHidden, optional, hint, error, id }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(css.control, css.select)}
        >
          {unchosen !== undefined && value === '' && (
            <option value="" disabled>
              {unchosen}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
