import { useEffect, useEffectEvent } from 'react'
import { useServices } from '#services/Services.tsx'

/** Binds a single key while the component is shown. */
export function useShortcut(key: string, act: () => void): void {
  const { shortcuts } = useServices()
  const onKey = useEffectEvent(act)
  useEffect(() => shortcuts.bind(key, () => onKey()), [shortcuts, key])
}
