import type { Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { Field, type FieldFrame } from './Field.tsx'
import css from './CodeField.module.css'
import control from './control.module.css'

interface Props extends Omit<FieldFrame, 'max' | 'optional'> {
  /** The typed digits. */
  value: string
  onValueChange: (digits: string) => void
  /** Number of digits of a code. */
  digits: number
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code in one input, so that pasting and the keyboard's suggestion work. Other
 * characters are dropped.
 */
export function CodeField({ value, onValueChange, digits, ref, ...frame }: Props) {
  return (
    <Field {...frame}>
      {(it) => (
        <input
          {...it}
          ref={ref}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          value={value}
          onChange={(event) =>
            onValueChange(event.target.value.replace(/\D/g, '').slice(0, digits))
          }
          className={cx(control.control, css.code)}
        />
      )}
    </Field>
  )
}
