import { useId } from 'react'
import { cx } from '#lib/cx.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './ChoiceField.module.css'
import fieldCss from './Field.module.css'

interface Props<Value extends string> {
  legend: string
  /** Hides the legend when a heading above says the same. */
  legendHidden?: boolean
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; hint?: string }[]
  /** The problem, in a sentence; it marks the choice invalid. */
  error?: string | null
}

/** Radio buttons, each with a line that explains it. */
export function ChoiceField<Value extends string>({
  legend,
  legendHidden,
  value,
  onValueChange,
  options,
  error,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      className={cx(error && css.invalid)}
    >
      <legend className={legendHidden ? undefined : css.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={css.choices}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span>
              <span className={css.name}>{option.label}</span>
              {option.hint && <span className={css.hint}> {option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={fieldCss.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
