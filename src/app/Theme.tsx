import { useState } from 'react'
import { useServices } from '#services/Services.tsx'
import { applyTheme, readTheme } from '#ui/theme.ts'
import type { ThemeChoice } from '#ui/theme.ts'
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx'

/** The person's choice of colours, kept in this browser. */
export function Theme() {
  const { storage } = useServices()
  const [choice, setChoice] = useState<ThemeChoice>(() => readTheme({ getItem: storage.read }))
  const change = (next: ThemeChoice): void => {
    setChoice(next)
    applyTheme(next, document.documentElement, { setItem: (key, value) => void storage.write(key, value), removeItem: storage.remove })
  }
  return <ThemeSwitch value={choice} onValueChange={change} />
}
