import { useEffect } from 'react'
import { useServices } from '../Services.tsx'

/**
 * Marks the first screen as shown. Code that it does not need may load from then on, when the
 * browser is idle (docs/RULES.md#consent).
 */
export function useFirstScreen(): void {
  const { consent } = useServices()
  useEffect(() => {
    if (consent.state() === 'unconfigured' || consent.isReady()) return
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_500))
    const wait = setTimeout(() => void idle(consent.ready), 500)
    return () => clearTimeout(wait)
  }, [consent])
}
