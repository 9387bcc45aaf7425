/// <reference types="vite/client" />
import { useEffect } from 'react'

/**
 * Reloads the page during development when a saved source has changed a query. A production build
 * drops this code.
 */
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
