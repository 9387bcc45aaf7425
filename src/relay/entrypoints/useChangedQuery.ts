/// <reference types="vite/client" />
import { useEffect } from 'react'

/** While developing: loads the page anew when saving a source has changed a query. A build leaves nothing of it. */
export function useChangedQuery(reload: () => void): void {
  useEffect(() => {
    const hot = import.meta.hot
    if (!hot) return
    const onUpdate = ({ updates }: { updates: readonly { readonly path: string }[] }) => {
      if (updates.some(({ path }) => path.includes('$parameters'))) reload()
    }
    hot.on('vite:afterUpdate', onUpdate)
    return () => hot.off('vite:afterUpdate', onUpdate)
  }, [reload])
}
