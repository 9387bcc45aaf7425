import { useId } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './ChoiceField.module.css'

interface Props<Value extends string> {
  legend: string
  /** Hides the legend when a heading above says the same. */
  legendHidden?: boolean
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; hint?: string }[]
}

/** Radio buttons, each with a line that explains it. */
export function ChoiceField<Value extends string>({
  legend,
  legendHidden,
  value,
  onValueChange,
  options,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
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
    </fieldset>
  )
}
