import { useEffect } from 'react'
import { useServices } from '#services/Services.tsx'

/** Hands the page's keys to the shortcuts. */
export function ShortcutListener() {
  const { shortcuts } = useServices()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // A dialog has the keyboard for itself.
      if (document.querySelector('[role="dialog"]')) return
      if (shortcuts.handle(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
  return null
}
