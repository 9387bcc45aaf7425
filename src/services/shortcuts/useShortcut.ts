import { useEffect, useEffectEvent } from 'react'
import { useServices } from '#services/Services.tsx'
import type { BoundKey } from './shortcuts.ts'

/** Binds a single key while the component is mounted and `act` is not null. */
export function useShortcut(key: BoundKey, act: (() => void) | null): void {
  const { shortcuts } = useServices()
  const onKey = useEffectEvent(() => act?.())
  const isBound = act !== null
  useEffect(
    () => (isBound ? shortcuts.bind(key, () => onKey()) : undefined),
    [shortcuts, key, isBound],
  )
}
