import { useEffect } from 'react'
import { useServices } from '#services/Services.tsx'

declare global {
  interface Window {
    /** Ends the holding of keys, and gives those pressed since the last pointer, in their order (index.html). */
    takeHeldKeys?: () => readonly KeyboardEvent[]
  }
}

/** Hands the page's keys to the shortcuts. */
export function ShortcutListener() {
  const { shortcuts } = useServices()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // A dialog has the keyboard for itself.
      if (document.querySelector('[role="dialog"]')) return
      if (shortcuts.handle(event)) event.preventDefault()
    }
    // Pressed before this listener was here.
    for (const event of window.takeHeldKeys?.() ?? []) onKeyDown(event)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', shortcuts.forgetWaiting)
    window.addEventListener('popstate', shortcuts.forgetWaiting)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', shortcuts.forgetWaiting)
      window.removeEventListener('popstate', shortcuts.forgetWaiting)
    }
  }, [shortcuts])
  return null
}
