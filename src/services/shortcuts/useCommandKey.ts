import { useEffect, useEffectEvent } from 'react'
import { isApple } from './isApple.ts'

declare global {
  interface Window {
    /** Ends the holding of Ctrl+K, and gives the presses since the last pointer, each once (index.html). */
    takeHeldCommands?: () => readonly KeyboardEvent[]
  }
}

/**
 * Binds Ctrl+K (Cmd+K on Apple keyboards, where Ctrl+K cuts a line) while the component is mounted.
 * Unlike single keys it works while somebody types.
 */
export function useCommandKey(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
    if (
      !isCommand ||
      event.altKey ||
      event.shiftKey ||
      event.isComposing ||
      event.key.toLowerCase() !== key
    )
      return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    for (const event of window.takeHeldCommands?.() ?? []) onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
