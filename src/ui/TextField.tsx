import { use, type InputHTMLAttributes, type Ref } from 'react'
import { codePoints } from '#lib/codePoints.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { FieldsSending } from './FieldsSending.ts'
import css from './control.module.css'

interface Props
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'id' | 'max'> {
  value: string
  onValueChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A labelled field for one line of text. The limit warns and never cuts the text. */
export function TextField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  max,
  id,
  value,
  onValueChange,
  ref,
  ...rest
}: Props) {
  const isSending = use(FieldsSending)
  return (
    <Field {...{ label, labelHidden, optional, hint, error, max, id }} length={codePoints(value)}>
      {(control) => (
        <input
          dir="auto"
          readOnly={isSending}
          {...rest}
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={css.control}
        />
      )}
    </Field>
  )
}
