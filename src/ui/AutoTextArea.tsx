import { use, useLayoutEffect, useRef, type Ref, type TextareaHTMLAttributes } from 'react'
import { cx } from '#lib/cx.ts'
import { FieldsSending } from './FieldsSending.ts'
import css from './control.module.css'

/** Lines that an empty field shows; control.module.css has a rule for each. */
export type AreaRows = 2 | 3 | 4 | 6

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'rows'> {
  value: string
  onValueChange: (value: string) => void
  minRows?: AreaRows
  ref?: Ref<HTMLTextAreaElement>
}

/** A textarea that grows with its text. */
export function AutoTextArea({
  value,
  onValueChange,
  minRows = 4,
  className,
  ref,
  ...rest
}: Props) {
  const own = useRef<HTMLTextAreaElement>(null)
  const isSending = use(FieldsSending)

  useLayoutEffect(() => {
    const area = own.current
    if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    area.style.blockSize = 'auto'
    area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  }, [value])

  const setRef = (element: HTMLTextAreaElement | null): void => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <textarea
      dir="auto"
      readOnly={isSending}
      {...rest}
      ref={setRef}
      rows={minRows}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className={cx(css.control, css.area, className)}
    />
  )
}
