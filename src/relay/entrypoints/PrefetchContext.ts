import { createContext } from 'react'
import type { Prefetch } from './createPrefetch.ts'

/**
 * The prefetch of the current route table. Without one, as in a component test, links do not
 * prefetch.
 */
export const PrefetchContext = createContext<Prefetch>(() => {})
