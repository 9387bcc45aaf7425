import type { ComponentProps } from 'react'
import { codePoints } from '#lib/codePoints.ts'
import { AutoTextArea } from './AutoTextArea.tsx'
import { Field, type FieldFrame } from './Field.tsx'

type Props = FieldFrame & Omit<ComponentProps<typeof AutoTextArea>, 'id'>

/** A labelled field for several lines of text; grows with its text. */
export function TextArea({ label, labelHidden, optional, hint, error, max, id, ...rest }: Props) {
  return (
    <Field
      {...{ label, labelHidden, optional, hint, error, max, id }}
      length={codePoints(rest.value)}
    >
      {(control) => <AutoTextArea {...rest} {...control} />}
    </Field>
  )
}
