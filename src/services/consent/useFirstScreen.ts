import { useEffect } from 'react'
import { useServices } from '../Services.tsx'

/** Called by what every screen shows with its content: from then on what is not needed for it may load, once the browser has nothing better to do (docs/RULES.md#consent). */
export function useFirstScreen(): void {
  const { consent } = useServices()
  useEffect(() => {
    if (consent.state() === 'unconfigured' || consent.isReady()) return
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_500))
    const wait = setTimeout(() => void idle(consent.ready), 500)
    return () => clearTimeout(wait)
  }, [consent])
}
