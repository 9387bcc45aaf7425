import { useEffect, useRef, type ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'

/**
 * A button that gets the focus when it comes back in the place of the form that it opened, or when
 * what had the focus is gone.
 */
export function FocusButton({
  takesFocus,
  ...rest
}: ComponentProps<typeof Button> & { takesFocus: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // A list of react-aria that gets the focus by key hands it to its first row, unless a row had it before.
    button.current?.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true })
    button.current?.focus()
  }, [takesFocus])
  return <Button {...rest} ref={button} />
}
