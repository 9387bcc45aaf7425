import { useEffect, useRef, type ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'

/** A button that gets the focus when it comes back in the place of the form that it opened. */
export function FocusButton({
  takesFocus,
  ...rest
}: ComponentProps<typeof Button> & { takesFocus: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  // As it was when it came.
  const takes = useRef(takesFocus)
  useEffect(() => {
    if (takes.current) button.current?.focus()
  }, [takes])
  return <Button {...rest} ref={button} />
}
