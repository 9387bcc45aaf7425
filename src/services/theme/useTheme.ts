import { useSyncExternalStore } from 'react'
import { useServices } from '#services/Services.tsx'
import { applyTheme, themeOf, type ThemeChoice } from '#ui/theme.ts'

/** Gives the chosen theme and the function to change it. The choice is stored in this browser. */
export function useTheme(): [ThemeChoice, (next: ThemeChoice) => void] {
  const { storage } = useServices()
  const choice = useSyncExternalStore(
    watchRoot,
    () => themeOf(document.documentElement),
    () => 'system' as const,
  )
  return [
    choice,
    (next) =>
      applyTheme(next, document.documentElement, {
        setItem: (key, value) => void storage.write(key, value),
        removeItem: storage.remove,
      }),
  ]
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
