import { createContext, type ReactNode } from 'react'
import type { PlainFiltersProps } from './PlainFilters.tsx'

/**
 * Draws the filters of a page without a script, which the server gives; null in a browser, where
 * React leaves `<noscript>` as it is, so that none loads their code.
 */
export const PlainFiltersContext = createContext<((props: PlainFiltersProps) => ReactNode) | null>(
  null,
)
